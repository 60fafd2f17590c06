import { readTables } from './read-tables.ts';
import { type FileFault, type Table, UnreadableFile } from './table.ts';

export type Reading = { tables: Table[] } | { fault: FileFault; line?: number | undefined };

async function read(file: File): Promise<Reading> {
  try {
    return { tables: await readTables(new Uint8Array(await file.arrayBuffer()), file.name) };
  } catch (error) {
    return error instanceof UnreadableFile ? { fault: error.fault, line: error.line } : { fault: 'broken' };
  }
}

addEventListener('message', async ({ data }: MessageEvent<File>) => postMessage(await read(data)));

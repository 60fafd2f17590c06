import { readTables } from './read-tables.ts';
import { type FileFault, type Table, UnreadableFile } from './table.ts';

export type Reading = { tables: Table[] } | { fault: FileFault };

async function read(file: File): Promise<Reading> {
  try {
    return { tables: await readTables(new Uint8Array(await file.arrayBuffer()), file.name) };
  } catch (error) {
    return { fault: error instanceof UnreadableFile ? error.fault : 'broken' };
  }
}

addEventListener('message', async ({ data }: MessageEvent<File>) => postMessage(await read(data)));

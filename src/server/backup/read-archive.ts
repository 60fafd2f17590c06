import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { errorCode, reasonOf } from '../database/failure.ts';
import {
  BackupFailure,
  countLines,
  endOfRows,
  formatVersion,
  type Header,
  headerSchema,
  type Trailer,
  trailerSchema,
} from './archive.ts';

export interface Archive {
  header: Header;
  trailer: Trailer;
}

/** Receives all rows of one table in blocks of COPY text, each ending with a complete row. */
export type RowsReader = (table: Header['tables'][number], rows: AsyncIterable<Buffer>) => Promise<void>;

const longestLine = 4_194_304;

/** Reads and checks a backup to its end. @throws BackupFailure if the file is no backup, is truncated or was altered */
export async function readArchive(file: string, onRows: RowsReader = skipRows): Promise<Archive> {
  const reader = new ArchiveReader(file);
  const header = await reader.json(headerSchema);
  if (header.version !== formatVersion) {
    throw new BackupFailure(`${file} has format ${header.version}; this program reads format ${formatVersion}.`);
  }
  const rows: number[] = [];
  for (const table of header.tables) {
    let lines = 0;
    const counted = async function* () {
      for await (const block of reader.rows()) {
        lines += countLines(block);
        yield block;
      }
    };
    await onRows(table, counted());
    rows.push(lines);
  }
  const sha256 = reader.digest();
  const trailer = await reader.json(trailerSchema);
  if (trailer.sha256 !== sha256 || String(trailer.rows) !== String(rows)) throw reader.damaged();
  await reader.end();
  return { header, trailer };
}

async function skipRows(_table: unknown, rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _block of rows);
}

class ArchiveReader {
  readonly #file: string;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #hash = createHash('sha256');
  #pending: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    this.#file = file;
    const input = createReadStream(file);
    const unpacked = createGunzip();
    input.on('error', (error) => unpacked.destroy(error));
    this.#chunks = input.pipe(unpacked)[Symbol.asyncIterator]();
  }

  digest(): string {
    return this.#hash.copy().digest('hex');
  }

  damaged(): BackupFailure {
    return new BackupFailure(`${this.#file} is no backup of this program, is truncated or was altered.`);
  }

  async json<T extends z.ZodType>(schema: T): Promise<z.output<T>> {
    let end = this.#pending.indexOf('\n');
    while (end < 0) {
      if (this.#pending.length > longestLine || !(await this.#more())) throw this.damaged();
      end = this.#pending.indexOf('\n');
    }
    try {
      return schema.parse(JSON.parse(this.#take(end + 1).toString()));
    } catch {
      throw this.damaged();
    }
  }

  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = findEnd(this.#pending);
      const length = end >= 0 ? end : this.#pending.lastIndexOf('\n') + 1;
      if (length > 0) yield this.#take(length);
      if (end >= 0) {
        this.#take(endOfRows.length);
        return;
      }
      if (!(await this.#more())) throw this.damaged();
    }
  }

  /** Checks that nothing follows the trailer. Reading to the end also makes gzip check its own checksum. */
  async end(): Promise<void> {
    if (this.#pending.length > 0 || (await this.#more())) throw this.damaged();
  }

  #take(length: number): Buffer {
    const taken = this.#pending.subarray(0, length);
    this.#pending = this.#pending.subarray(length);
    this.#hash.update(taken);
    return taken;
  }

  async #more(): Promise<boolean> {
    try {
      const { value, done } = await this.#chunks.next();
      if (done) return false;
      this.#pending = this.#pending.length === 0 ? value : Buffer.concat([this.#pending, value]);
      return true;
    } catch (error) {
      if (errorCode(error).startsWith('Z_')) throw this.damaged();
      throw new BackupFailure(`${this.#file} cannot be read: ${reasonOf(error)}`);
    }
  }
}

function findEnd(block: Buffer): number {
  for (let at = block.indexOf(endOfRows); at >= 0; at = block.indexOf(endOfRows, at + 1)) {
    if (at === 0 || block[at - 1] === 10) return at;
  }
  return -1;
}

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Sql } from 'postgres';
import { audit } from '../auth/audit.ts';
import type { Target } from '../database/connect.ts';
import { Lanes } from '../database/lanes.ts';
import { BackupFailure, countLines, endOfRows, formatVersion, type Header, type Trailer } from './archive.ts';
import { listSequences, listTables, type Table } from './tables.ts';

/** What a backup holds. */
export interface BackupContents {
  tables: number;
  rows: number;
}

const blockBytes = 65_536;
/** A backup that is being written changes its file all the time. */
const abandonedMilliseconds = 3_600_000;

/**
 * Writes everything the database holds at this moment to a new file with mode 0600, while others go on writing to the
 * database. The file appears under its name only when it is complete and on disk.
 * @throws BackupFailure when the database has never been used by this program
 */
export async function writeBackup(target: Target, file: string): Promise<BackupContents> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const lanes = new Lanes(target, { max: 1, name: 'havayolu-backup' });
  const partial = `${file}.partial`;
  await removeAbandoned(dirname(file));
  try {
    const contents = await lanes.transaction(async (sql) => {
      // One snapshot for all tables.
      await sql`set transaction isolation level repeatable read, read only`;
      await sql`select set_config('statement_timeout', '0', true),
                       set_config('idle_in_transaction_session_timeout', '0', true)`;
      return await writeSnapshot(sql, partial);
    });
    await rename(partial, file);
    await audit(lanes.sql, { action: 'backup_made', actorRole: 'service_role', details: { ...contents } });
    return contents;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await lanes.end(1);
  }
}

/** What backups that were killed have left in a folder: parts of the database, with its secrets, that nobody misses. */
async function removeAbandoned(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.backup.gz.partial'));
  for (const path of parts.map((name) => join(folder, name))) {
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - changed > abandonedMilliseconds) await rm(path, { force: true });
  }
}

async function writeSnapshot(sql: Sql, file: string): Promise<BackupContents> {
  const header = await readHeader(sql);
  const trailer: Trailer = { rows: [], sha256: '' };
  const output = createWriteStream(file, { flags: 'w', mode: 0o600, flush: true });
  await pipeline(Readable.from(archive(sql, header, trailer), { objectMode: false }), createGzip(), output);
  return { tables: header.tables.length, rows: trailer.rows.reduce((sum, rows) => sum + rows, 0) };
}

async function readHeader(sql: Sql): Promise<Header> {
  const [known] = await sql<{ migrations: string | null }[]>`select to_regclass('app.migrations') as migrations`;
  if (!known?.migrations) throw new BackupFailure('This database was never used by this program: nothing to back up.');
  const migrations = await sql<Header['migrations']>`select name, checksum from app.migrations order by name`;
  const [moment] = await sql<{ now: string }[]>`select now()::timestamptz as now`;
  return {
    format: 'havayolu-iletisim backup',
    version: formatVersion,
    createdAt: moment?.now ?? '',
    migrations: [...migrations],
    tables: await listTables(sql),
    sequences: await listSequences(sql),
  };
}

async function* archive(sql: Sql, header: Header, trailer: Trailer): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const block of body(sql, header, trailer)) {
    hash.update(block);
    yield block;
  }
  trailer.sha256 = hash.digest('hex');
  yield jsonLine(trailer);
}

async function* body(sql: Sql, header: Header, trailer: Trailer): AsyncGenerator<Buffer> {
  yield jsonLine(header);
  for (const table of header.tables) {
    let rows = 0;
    for await (const block of rowsOf(sql, table)) {
      rows += countLines(block);
      yield block;
    }
    trailer.rows.push(rows);
    yield endOfRows;
  }
}

/** PostgreSQL sends row by row; they are gathered, because each step after this costs more than a small row. */
async function* rowsOf(sql: Sql, { name, columns }: Table): AsyncGenerator<Buffer> {
  const stream = await sql.unsafe(`copy ${name} (${columns.join(', ')}) to stdout`).readable();
  let gathered: Buffer[] = [];
  let bytes = 0;
  for await (const row of stream as AsyncIterable<Buffer>) {
    gathered.push(row);
    bytes += row.length;
    if (bytes < blockBytes) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    bytes = 0;
  }
  // The driver pauses its socket whenever this stream is full, and where the last rows fill it, nobody resumes it: the
  // next query would wait for ever.
  stream._read(0);
  yield Buffer.concat(gathered);
}

const jsonLine = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`);

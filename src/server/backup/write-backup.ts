import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
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

export interface WrittenBackup extends BackupContents {
  /** Why the audit log did not take the entry of this backup; null when it did. */
  unlogged: string | null;
}

const blockBytes = 65_536;
/** A backup that is being written changes its file all the time. */
const abandonedMilliseconds = 3_600_000;

/**
 * Writes everything the database holds at this moment to a new file with mode 0600, while others go on writing to the
 * database. The file appears under its name only when it is complete and on disk. It is then a good backup, also of a
 * database that takes no entry of it: one that only reads, or whose disk is full, is in need of a backup more than others.
 * @throws BackupFailure when the database has never been used by this program, or the file cannot be written
 */
export async function writeBackup(target: Target, file: string): Promise<WrittenBackup> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 }).catch(cannotWrite(file));
  const lanes = new Lanes(target, { max: 1, name: 'havayolu-backup' });
  // A name of its own: two backups at once to one file must not write into each other.
  const partial = `${file}.${randomBytes(4).toString('hex')}.partial`;
  await removeAbandoned(file);
  try {
    const contents = await lanes.transaction(async (sql) => {
      // One snapshot for all tables.
      await sql`set transaction isolation level repeatable read, read only`;
      await sql`select set_config('statement_timeout', '0', true),
                       set_config('idle_in_transaction_session_timeout', '0', true)`;
      return await writeSnapshot(sql, partial);
    });
    await rename(partial, file);
    const entry = { action: 'backup_made', actorRole: 'service_role', details: { ...contents } } as const;
    const unlogged = await audit(lanes.sql, entry).then(() => null, reasonOf);
    return { ...contents, unlogged };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await lanes.end(1);
  }
}

/** What went wrong first. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** A file or folder that cannot be written, as one line that names the backup. */
const cannotWrite = (file: string) => (error: unknown) => {
  throw new BackupFailure(`${file} cannot be written: ${reasonOf(error)}`);
};

/**
 * What killed backups have left beside a file, under its name or one that we give: parts of the database, with its
 * secrets, that nobody misses.
 */
async function removeAbandoned(file: string): Promise<void> {
  const folder = dirname(file);
  const isOurs = (name: string) => name.startsWith(`${basename(file)}.`) || name.includes('.backup.gz.');
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.partial') && isOurs(name));
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
  const output = await open(file, 'wx', 0o600).catch(cannotWrite(file));
  try {
    await pipeline(
      Readable.from(archive(sql, header, trailer), { objectMode: false }),
      createGzip(),
      async (blocks: AsyncIterable<Buffer>) => {
        for await (const block of blocks) await output.writeFile(block).catch(cannotWrite(file));
        await output.sync().catch(cannotWrite(file));
      },
    );
  } finally {
    await output.close();
  }
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

import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import sql from 'sql-template-tag';
import { audit } from '../activity/audit.ts';
import { reasonOf } from '../database/failure.ts';
import { Connections, type Queries, type Target, type Transaction } from '../database/pool.ts';
import {
  type BackupContents,
  BackupFailure,
  contentsOf,
  countLines,
  endOfRows,
  formatVersion,
  type Header,
  type Trailer,
} from './archive.ts';
import { copyOut } from './copy-out.ts';
import { listSequences, listTables } from './tables.ts';

export interface WrittenBackup extends BackupContents {
  /** Why the audit log did not take the entry for this backup; null if it did. */
  unlogged: string | null;
}

/** A partial file unchanged for this long is abandoned: a running backup writes to its file all the time. */
const abandonedMilliseconds = 3_600_000;

type Output = (block: Buffer) => Promise<void>;

/**
 * Writes everything the database holds at this moment to a new file with mode 0600, which appears once it is complete
 * and on disk. A failed log entry does not fail the backup: a read-only database or a full disk needs it most.
 * @throws BackupFailure if this program has never used the database, or the file cannot be written
 */
export async function writeBackup(target: Target, file: string, signal?: AbortSignal): Promise<WrittenBackup> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 }).catch(cannotWrite(file));
  const connections = new Connections(target, { max: 1, name: 'havayolu-backup', pipeline: false, signal });
  // Two backups at once to one file must not write into each other.
  const partial = `${file}.${randomBytes(4).toString('hex')}.partial`;
  await removeAbandoned(file);
  try {
    const snapshot = { repeatableRead: true, readOnly: true };
    const contents = await writeWhole(partial, file, (output) =>
      connections.transaction((transaction) => writeSnapshot(transaction, output), snapshot),
    );
    await rename(partial, file);
    const entry = { action: 'backup_made', actorRole: 'service_role', details: { ...contents } } as const;
    const unlogged = await connections
      .transaction((transaction) => audit(transaction, entry))
      .then(() => null, reasonOf);
    return { ...contents, unlogged };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await connections.end(1);
  }
}

const cannotWrite = (file: string) => (error: unknown) => {
  throw new BackupFailure(`${file} cannot be written: ${reasonOf(error)}`);
};

/** Removes the partial files that killed backups left in the folder of `file`: they hold database secrets. */
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

async function writeWhole<T>(partial: string, file: string, write: (output: Output) => Promise<T>): Promise<T> {
  const handle = await open(partial, 'wx', 0o600).catch(cannotWrite(file));
  try {
    const written = await write((block) => handle.writeFile(block).catch(cannotWrite(file)));
    await handle.sync().catch(cannotWrite(file));
    return written;
  } finally {
    await handle.close();
  }
}

async function writeSnapshot(transaction: Transaction, output: Output): Promise<BackupContents> {
  const header = await readHeader(transaction);
  const trailer: Trailer = { rows: [], sha256: '' };
  await pipeline(archive(transaction, header, trailer), createGzip(), async (blocks: AsyncIterable<Buffer>) => {
    for await (const block of blocks) await output(block);
  });
  return contentsOf(header, trailer);
}

async function readHeader(db: Queries): Promise<Header> {
  const [known] = await db.query<{ migrations: string | null }>(
    sql`select to_regclass('app.migrations') as migrations`,
  );
  if (!known?.migrations) throw new BackupFailure('This database was never used by this program: nothing to back up.');
  const [moment] = await db.query<{ now: string }>(sql`select now()`);
  return {
    format: 'havayolu-iletisim backup',
    version: formatVersion,
    createdAt: moment?.now ?? '',
    migrations: await db.query(sql`select name, checksum from app.migrations order by name`),
    tables: await listTables(db),
    sequences: await listSequences(db),
  };
}

async function* archive(transaction: Transaction, header: Header, trailer: Trailer): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const hashed = (block: Buffer) => {
    hash.update(block);
    return block;
  };
  yield hashed(jsonLine(header));
  for (const table of header.tables) {
    let rows = 0;
    for await (const block of copyOut(transaction, `${table.name} (${table.columns.join(', ')})`)) {
      rows += countLines(block);
      yield hashed(block);
    }
    trailer.rows.push(rows);
    yield hashed(endOfRows);
  }
  trailer.sha256 = hash.digest('hex');
  yield jsonLine(trailer);
}

const jsonLine = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`);

import { pipeline } from 'node:stream/promises';
import { from } from 'pg-copy-streams';
import sql, { raw } from 'sql-template-tag';
import { migrate, readMigrations } from '../database/migrations.ts';
import { migrationsDirectory } from '../database/open.ts';
import { Connections, type Queries, type Target, type Transaction } from '../database/pool.ts';
import { type BackupContents, BackupFailure, contentsOf, type Header } from './archive.ts';
import { type Archive, readArchive } from './read-archive.ts';
import { listTables, type Table } from './tables.ts';

/** Checks that a backup is complete and usable by this program. @throws BackupFailure saying what is wrong */
export async function checkBackup(file: string): Promise<Archive> {
  const archive = await readArchive(file);
  const files = new Map(readMigrations(migrationsDirectory).map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of archive.header.migrations) {
    if (!files.has(name)) throw new BackupFailure(`The backup is newer than this program: it has migration ${name}.`);
    if (files.get(name) !== checksum) throw new BackupFailure(`The backup was made with another migration ${name}.`);
  }
  return archive;
}

/**
 * Restores a checked backup into an empty database, with the migrations it was made with, then applies newer ones.
 * After a failure the database still has no rows, so the restore can be repeated.
 * @throws BackupFailure if the database holds data, or the file changed since it was checked
 */
export async function restoreBackup(
  target: Target,
  file: string,
  { header, trailer }: Archive,
  signal?: AbortSignal,
): Promise<BackupContents> {
  const owner = new Connections(target, { max: 1, name: 'havayolu-restore', pipeline: false, signal });
  try {
    await owner.transaction(async (transaction) => refuseRows(transaction, await listTables(transaction)));
    const included = new Set(header.migrations.map(({ name }) => name));
    await migrate(owner, migrationsDirectory, (name) => included.has(name));
    await owner.transaction(async (transaction) => {
      const loaded = await load(transaction, file, header);
      if (loaded.trailer.sha256 !== trailer.sha256) throw new BackupFailure(`${file} was changed while it was read.`);
    });
    await migrate(owner, migrationsDirectory);
    await owner.transaction((transaction) => transaction.query(sql`analyze`));
    return contentsOf(header, trailer);
  } finally {
    await owner.end(1);
  }
}

async function load(transaction: Transaction, file: string, header: Header): Promise<Archive> {
  const tables = await listTables(transaction);
  const chosen = new Map(header.tables.map((table) => [table.name, sameTable(table, tables)]));
  // Disables the triggers: the rows went through them when they were first written. Constraints stay on. `alter table`
  // also keeps others from writing to the tables until the end.
  for (const { name } of tables) await transaction.query(raw(`alter table ${name} disable trigger user`));
  await refuseRows(transaction, tables);
  const indexes = await dropIndexes(transaction, tables);
  const archive = await readArchive(file, async ({ name }, rows) => {
    const table = chosen.get(name);
    const copy = from(`copy ${table?.name} (${table?.columns.join(', ')}) from stdin`);
    await pipeline(rows, transaction.client.query(copy));
  });
  await setSequences(transaction, header);
  for (const definition of indexes) await transaction.query(raw(definition));
  for (const { name } of tables) await transaction.query(raw(`alter table ${name} enable trigger user`));
  return archive;
}

/**
 * Drops the indexes that enforce no constraint, and returns the statements that create them again: building them once
 * over all rows is much faster than updating them row by row.
 */
async function dropIndexes(db: Queries, tables: readonly Table[]): Promise<string[]> {
  const indexes = await db.query<{ name: string; definition: string }>(sql`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = any(${tables.map(({ name }) => name)}::text[]::regclass[]) and not i.indisunique`);
  for (const { name } of indexes) await db.query(raw(`drop index ${name}`));
  return indexes.map(({ definition }) => definition);
}

/** The table and column names as the database spells them: text from the file never becomes SQL. */
function sameTable({ name, columns }: Table, tables: readonly Table[]): Table {
  const table = tables.find((candidate) => candidate.name === name);
  const own = columns.flatMap((column) => table?.columns.find((candidate) => candidate === column) ?? []);
  if (table && own.length === columns.length) return { name: table.name, columns: own };
  throw new BackupFailure(`The backup's table ${name} has columns that no migration of this program creates.`);
}

async function refuseRows(db: Queries, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const [filled] = await db.query(raw(`select from ${name} limit 1`));
    if (filled) throw new BackupFailure(`The database is not empty: ${name} has rows. Restore into an empty one.`);
  }
}

async function setSequences(db: Queries, { sequences }: Header): Promise<void> {
  const own = await db.query<{ name: string }>(sql`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname in ('public', 'auth', 'app')`);
  for (const { name, value } of sequences) {
    if (!own.some((sequence) => sequence.name === name))
      throw new BackupFailure(`No migration makes sequence ${name}.`);
    await db.query(sql`select setval(${name}::text::regclass, ${value})`);
  }
}

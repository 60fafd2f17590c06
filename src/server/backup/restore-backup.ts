import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import { connect, type Target } from '../database/connect.ts';
import { Lanes } from '../database/lanes.ts';
import { migrate, readMigrations } from '../database/migrations.ts';
import { migrationsDirectory } from '../database/open.ts';
import { BackupFailure, type Header } from './archive.ts';
import { type Archive, readArchive } from './read-archive.ts';
import { listTables, type Table } from './tables.ts';
import type { BackupContents } from './write-backup.ts';

/**
 * Checks that a backup is whole and that this program can use it.
 * @throws BackupFailure with what is wrong with it
 */
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
 * Puts a checked backup into an empty database: the shape it was made with, all rows in one transaction, then whatever
 * migrations are newer. After a failure the database is still without rows and can be restored to.
 * @throws BackupFailure when the database holds data, or the file is no longer the one that was checked
 */
export async function restoreBackup(
  target: Target,
  file: string,
  { header, trailer }: Archive,
): Promise<BackupContents> {
  const ownerSql = connect(target, { max: 2, name: 'havayolu-restore' });
  const lanes = new Lanes(target, { max: 1, name: 'havayolu-restore' });
  try {
    await refuseRows(ownerSql, await listTables(ownerSql));
    const included = new Set(header.migrations.map(({ name }) => name));
    await migrate(ownerSql, migrationsDirectory, (name) => included.has(name));
    await lanes.transaction(async (sql) => {
      await sql`select set_config('statement_timeout', '0', true)`;
      const loaded = await load(sql, file, header);
      if (loaded.trailer.sha256 !== trailer.sha256) throw new BackupFailure(`${file} was changed while it was read.`);
    });
    await migrate(ownerSql, migrationsDirectory);
    await ownerSql`analyze`;
    return { tables: header.tables.length, rows: trailer.rows.reduce((sum, rows) => sum + rows, 0) };
  } finally {
    await Promise.all([ownerSql.end({ timeout: 1 }), lanes.end(1)]);
  }
}

async function load(sql: Sql, file: string, header: Header): Promise<Archive> {
  const tables = await listTables(sql);
  const chosen = new Map(header.tables.map((table) => [table.name, sameTable(table, tables)]));
  // Triggers stamp and refuse what callers send; these rows have been through them. The lock that this takes also keeps
  // everybody else from writing until the end. Foreign keys, unique and check constraints stay on.
  for (const { name } of tables) await sql.unsafe(`alter table ${name} disable trigger user`);
  await refuseRows(sql, tables);
  const indexes = await dropIndexes(sql, tables);
  const archive = await readArchive(file, async ({ name }, rows) => {
    const table = chosen.get(name);
    const into = await sql.unsafe(`copy ${table?.name} (${table?.columns.join(', ')}) from stdin`).writable();
    await pipeline(Readable.from(rows, { objectMode: false }), into);
  });
  for (const [index, { name }] of header.tables.entries()) {
    await expectRows(sql, chosen.get(name)?.name ?? '', archive.trailer.rows[index] ?? 0);
  }
  await setSequences(sql, header);
  for (const definition of indexes) await sql.unsafe(definition);
  for (const { name } of tables) await sql.unsafe(`alter table ${name} enable trigger user`);
  return archive;
}

/**
 * Drops the indexes that enforce nothing, and gives the statements that make them again: built once over all rows they
 * take a fraction of the time that keeping them up to date row by row takes.
 */
async function dropIndexes(sql: Sql, tables: readonly Table[]): Promise<string[]> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = any(${tables.map(({ name }) => name)}::text[]::regclass[]) and not i.indisunique`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  return indexes.map(({ definition }) => definition);
}

/** The file's words never become SQL: what goes into a statement is the database's own name of the same table. */
function sameTable({ name, columns }: Table, tables: readonly Table[]): Table {
  const table = tables.find((candidate) => candidate.name === name);
  const own = columns.map((column) => table?.columns.find((candidate) => candidate === column));
  if (!table || own.includes(undefined)) {
    throw new BackupFailure(
      `The backup has a table ${name} of another shape, which no migration of this program makes.`,
    );
  }
  return { name: table.name, columns: own.filter((column) => column !== undefined) };
}

async function refuseRows(sql: Sql, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const [filled] = await sql.unsafe(`select from ${name} limit 1`);
    if (filled) throw new BackupFailure(`The database is not empty: ${name} has rows. Restore into an empty one.`);
  }
}

async function expectRows(sql: Sql, name: string, expected: number): Promise<void> {
  const [row] = await sql.unsafe<{ count: number }[]>(`select count(*) as count from ${name}`);
  if (row?.count !== expected) throw new BackupFailure(`${name} took ${row?.count} of ${expected} rows.`);
}

async function setSequences(sql: Sql, { sequences }: Header): Promise<void> {
  const own = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname in ('public', 'auth', 'app')`;
  for (const { name, value } of sequences) {
    if (!own.some((sequence) => sequence.name === name))
      throw new BackupFailure(`No migration makes sequence ${name}.`);
    await sql`select setval(${name}::text::regclass, ${value})`;
  }
}

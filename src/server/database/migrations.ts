import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { DatabaseFailure, reasonOf } from './failure.ts';
import type { Connections, Transaction } from './pool.ts';

export interface Migration {
  name: string;
  statements: string;
  checksum: string;
}

/** The key of the advisory lock that lets one instance at a time change the schema; the number is arbitrary. */
const schemaLock = 4_815_162;

/** Files for a hosted project are applied by hand, see docs/supabase.md. */
const isOurs = (name: string) => !name.endsWith('.hosted.sql');

/**
 * Applies the SQL files of a directory that the database has not seen and `isWanted` accepts, ordered by name, each in
 * its own transaction. Any number of instances may call it at once.
 * @throws DatabaseFailure if an applied file was changed or removed, or if a file fails
 */
export async function migrate(
  owner: Connections,
  directory: string,
  isWanted: (name: string) => boolean = isOurs,
): Promise<void> {
  const migrations = readMigrations(directory);
  while (await applyNext(owner, migrations, isWanted));
}

/** Runs `work` in a transaction; only one instance at a time does so on this database. */
export async function withSchemaLock<T>(
  owner: Connections,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return await owner.transaction(async (transaction) => {
    await transaction.query(sql`select pg_advisory_xact_lock(${schemaLock})`);
    return await work(transaction);
  });
}

/** The SQL files of a directory in the order in which they are applied. */
export function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const statements = readFileSync(join(directory, name), 'utf8');
      return { name, statements, checksum: createHash('sha256').update(statements).digest('hex') };
    });
}

async function applyNext(
  owner: Connections,
  migrations: readonly Migration[],
  isWanted: (name: string) => boolean,
): Promise<boolean> {
  return await withSchemaLock(owner, async (transaction) => {
    await makeHome(transaction);
    const applied = await transaction.query<{ name: string; checksum: string }>(
      sql`select name, checksum from app.migrations`,
    );
    refuseChanges(migrations, applied);
    const next = migrations.find(({ name }) => isWanted(name) && applied.every((one) => one.name !== name));
    if (next) await apply(transaction, next);
    return next !== undefined;
  });
}

async function makeHome(transaction: Transaction): Promise<void> {
  const statements = sql`
    create schema if not exists app;
    revoke all on schema app from public;
    create table if not exists app.migrations (
      name text primary key,
      checksum text not null,
      appliedat timestamptz not null default now()
    );`;
  await transaction.query(statements).catch((error: unknown) => {
    throw new DatabaseFailure(
      `The role in DATABASE_URL cannot create tables, it must own the database: ${reasonOf(error)}.`,
    );
  });
}

function refuseChanges(migrations: readonly Migration[], applied: readonly { name: string; checksum: string }[]): void {
  for (const { name, checksum } of applied) {
    const file = migrations.find((migration) => migration.name === name);
    if (!file) throw new DatabaseFailure(`The database is newer than this program: it has migration ${name}.`);
    if (file.checksum !== checksum) {
      throw new DatabaseFailure(`Migration ${name} was changed after it was applied: restore it and write a new file.`);
    }
  }
}

async function apply(transaction: Transaction, { name, statements, checksum }: Migration): Promise<void> {
  try {
    await transaction.query(raw(statements));
    await transaction.query(sql`insert into app.migrations (name, checksum) values (${name}, ${checksum})`);
  } catch (error) {
    throw new DatabaseFailure(`Migration ${name} failed: ${reasonOf(error)}`);
  }
}

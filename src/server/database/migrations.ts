import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReservedSql, Sql } from 'postgres';
import { DatabaseFailure } from './failure.ts';

/** One SQL file. */
export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The session lock that lets one instance at a time change the database's shape; any number, ours alone. */
export const schemaLock = 4_815_162;

/**
 * Applies the SQL files of a directory that the database has not seen, in the order of their names, each in its own
 * transaction; only those `isWanted` says. Any number of instances may call it at once.
 * @throws DatabaseFailure when an applied file was changed or is gone, or a file fails: nothing of that file remains.
 */
export async function migrate(
  ownerSql: Sql,
  directory: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  const migrations = readMigrations(directory);
  await withSchemaLock(ownerSql, async (sql) => {
    await makeHome(sql);
    const applied = await sql<{ name: string; checksum: string }[]>`select name, checksum from app.migrations`;
    refuseChanges(migrations, applied);
    const known = new Set(applied.map(({ name }) => name));
    for (const migration of migrations) {
      if (!known.has(migration.name) && isWanted(migration.name)) await apply(sql, migration);
    }
  });
}

/** Where the database notes what was applied. */
async function makeHome(sql: ReservedSql): Promise<void> {
  try {
    await sql.unsafe(`
      create schema if not exists app;
      revoke all on schema app from public;
      create table if not exists app.migrations (
        name text primary key,
        checksum text not null,
        appliedat timestamptz not null default now()
      );`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseFailure(`The database takes no tables, its role must own it: ${reason}.`);
  }
}

/** Runs `work` on one connection while no other instance runs such work on this database. */
export async function withSchemaLock<T>(ownerSql: Sql, work: (sql: ReservedSql) => Promise<T>): Promise<T> {
  const sql = await ownerSql.reserve();
  try {
    await sql`select pg_advisory_lock(${schemaLock})`;
    return await work(sql);
  } finally {
    await sql`select pg_advisory_unlock(${schemaLock})`.catch(() => {});
    sql.release();
  }
}

/** The SQL files of a directory in the order in which they are applied. */
export function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(directory, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
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

async function apply(sql: ReservedSql, { name, sql: statements, checksum }: Migration): Promise<void> {
  try {
    await sql`begin`;
    await sql.unsafe(statements);
    await sql`insert into app.migrations (name, checksum) values (${name}, ${checksum})`;
    await sql`commit`;
  } catch (error) {
    await sql`rollback`.catch(() => {});
    throw new DatabaseFailure(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

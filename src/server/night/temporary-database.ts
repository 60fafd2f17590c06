import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { clientConfigOf, type Target } from '../database/pool.ts';
import { NightFailure } from './failure.ts';

/** Milliseconds for a connection and for each statement: PostgreSQL copies and deletes files in them. */
const longestWait = 10_000;
const longestStatement = 120_000;

/**
 * Runs `work` on a new empty database beside that of `target`, which is dropped in any case. What a killed server left of
 * this kind goes first. The name begins with the number of the database it stands in for and is drawn by lot, so it meets
 * no other.
 * @throws NightFailure `not_allowed` when the role may not create one
 */
export async function withTemporaryDatabase<T>(target: Target, work: (temporary: Target) => Promise<T>): Promise<T> {
  const prefix = await onServer(target, async (admin) => {
    const { rows } = await admin.query(`
      select (select oid from pg_database where datname = current_database()) as oid,
        (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as allowed`);
    if (!rows[0]?.allowed) throw new NightFailure('not_allowed', 'The role of the database lacks CREATEDB.');
    return `havayolu_check_${Number(rows[0].oid)}_`;
  });
  await dropAll(target, prefix);
  const name = prefix + randomBytes(8).toString('hex');
  await onServer(target, (admin) => admin.query(`create database ${name} template template0`));
  try {
    return await work({ ...clientConfigOf(target), database: name });
  } finally {
    await dropAll(target, name);
  }
}

async function dropAll(target: Target, prefix: string): Promise<void> {
  await onServer(target, async (admin) => {
    const { rows } = await admin.query('select datname as name from pg_database where starts_with(datname, $1)', [
      prefix,
    ]);
    for (const { name } of rows) {
      if (/^havayolu_check_[0-9a-f_]+$/.test(name)) await admin.query(`drop database if exists ${name} with (force)`);
    }
  });
}

/** A connection outside any transaction, in which databases cannot be made. */
async function onServer<T>(target: Target, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({
    ...clientConfigOf(target),
    application_name: 'havayolu-check',
    connectionTimeoutMillis: longestWait,
    query_timeout: longestStatement,
  });
  // What is lost fails the query that waits for it.
  admin.on('error', () => {});
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

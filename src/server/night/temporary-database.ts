import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { clientConfigOf, type Target } from '../database/pool.ts';
import { NightFailure } from './failure.ts';

const longestWait = 10_000;
/** Milliseconds for a statement: PostgreSQL may copy or delete a whole database in it. */
const longestStatement = 120_000;

/**
 * Runs `work` on a new empty database next to that of `target`, and always drops it. First drops databases that a
 * killed server left behind.
 * @throws NightFailure `not_allowed` if the role may not create databases
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
    const drops = `select format('drop database if exists %I with (force)', datname) as drop from pg_database`;
    const { rows } = await admin.query(`${drops} where starts_with(datname, $1)`, [prefix]);
    for (const { drop } of rows) await admin.query(drop);
  });
}

/** Connects without a transaction, because databases cannot be created inside one. */
async function onServer<T>(target: Target, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({
    ...clientConfigOf(target),
    application_name: 'havayolu-check',
    connectionTimeoutMillis: longestWait,
    query_timeout: longestStatement,
  });
  // Nothing to do here: when a connection is lost, its pending query fails.
  admin.on('error', () => {});
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

import { expect } from 'vitest';
import type { Statements } from './owner-sql.ts';
import type { TestServer } from './server.ts';

/**
 * Does `work` in a transaction, starts `act`, and commits once `act` waits for that transaction and `last` has run.
 * Returns the result of `act`.
 */
export async function whileHeld<T>(
  { ownerSql }: TestServer,
  work: (sql: Statements) => Promise<unknown>,
  act: () => PromiseLike<T>,
  last: (sql: Statements) => Promise<unknown> = async () => {},
): Promise<T> {
  const [acting] = await ownerSql.begin(async (sql) => {
    await work(sql);
    const [{ pid } = { pid: 0 }] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const acting = Promise.resolve(act());
    const waiting = () => ownerSql`select from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`;
    await expect.poll(waiting, { interval: 10 }).toHaveLength(1);
    await last(sql);
    return [acting];
  });
  return await acting;
}

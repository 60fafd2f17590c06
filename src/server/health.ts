import { setTimeout as pause } from 'node:timers/promises';
import type { ISql } from 'postgres';

/** Answers whether the server can do its work right now. */
export type Health = () => Promise<boolean>;

const patience = 2_000;

/** Healthy while the database answers a trivial query within two seconds. */
export function databaseHealth(sql: ISql): Health {
  return async () => {
    const timer = new AbortController();
    const late = pause(patience, false, { signal: timer.signal }).catch(() => false);
    const answer = sql`select 1`.then(
      () => true,
      () => false,
    );
    const healthy = await Promise.race([answer, late]);
    timer.abort();
    return healthy;
  };
}

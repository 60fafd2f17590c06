import sql from 'sql-template-tag';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../database/pool.ts';
import { inBackground } from '../background.ts';
import { idleDays } from './open-session.ts';

const everyMilliseconds = 3_600_000;
let purgedAt = 0;

/** Purges in the background, at most once an hour. Called from requests, so it needs no timer. */
export function purgeNowAndThen({ owner, log }: Pick<AppContext, 'owner' | 'log'>): void {
  if (Date.now() - purgedAt < everyMilliseconds) return;
  purgedAt = Date.now();
  inBackground(log, 'purging what has expired', () => purgeExpired(owner));
}

/** Deletes expired codes and challenges, idle sessions, drained limits and rotated keys. */
export async function purgeExpired(db: Queries): Promise<void> {
  await db.query(sql`delete from auth.one_time_tokens where expires_at < now()`);
  await db.query(sql`delete from auth.mfa_challenges where expires_at < now()`);
  await db.query(sql`delete from auth.sessions where refreshed_at < now() - make_interval(days => ${idleDays})`);
  await db.query(sql`delete from auth.rate_limits where drained_at < now()`);
  await db.query(sql`delete from auth.server_keys where valid_until < now()`);
}

import type { ISql } from 'postgres';
import type { AppContext } from '../context.ts';
import { inBackground } from './background.ts';

/** Sessions nobody refreshed for longer than any refresh token works are only ballast. */
const idleDays = 30;

const everyMilliseconds = 3_600_000;
let purgedAt = 0;

/** Purges in the background, once an hour and again after a failure; called where work is done anyway. */
export function purgeNowAndThen({ authSql, log }: Pick<AppContext, 'authSql' | 'log'>): void {
  if (Date.now() - purgedAt < everyMilliseconds) return;
  purgedAt = Date.now();
  inBackground(log, 'purging what has expired', () =>
    purgeExpired(authSql).catch((error: unknown) => {
      purgedAt = 0;
      throw error;
    }),
  );
}

/** Removes what has expired: codes, challenges, unfinished factors, idle sessions, drained limits, rotated keys. */
export async function purgeExpired(authSql: ISql): Promise<void> {
  await authSql`delete from auth.one_time_tokens where expires_at < now()`;
  await authSql`delete from auth.mfa_challenges where expires_at < now()`;
  await authSql`delete from auth.sessions where refreshed_at < now() - make_interval(days => ${idleDays})`;
  await authSql`delete from auth.rate_limits where drained_at < now()`;
  await authSql`delete from auth.server_keys where valid_until < now()`;
}

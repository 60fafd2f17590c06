import type { AppContext } from '../context.ts';
import { AuthError } from './errors.ts';

interface Limit {
  /** So many calls at once, and so many again within `seconds`, evenly spread. */
  calls: number;
  seconds: number;
  code: 'over_request_rate_limit' | 'over_email_send_rate_limit' | 'over_sms_send_rate_limit';
}

const requests = (calls: number, seconds: number): Limit => ({ calls, seconds, code: 'over_request_rate_limit' });
const mails = (calls: number, seconds: number): Limit => ({ calls, seconds, code: 'over_email_send_rate_limit' });
const texts = (calls: number, seconds: number): Limit => ({ calls, seconds, code: 'over_sms_send_rate_limit' });

/**
 * The limits, shared by all instances through the database. An address is an IPv4 address or an IPv6 /64 network; an
 * account is what was typed, whether it exists or not. Successful sign-ins and codes do not count.
 */
export const limits = {
  signInAddress: requests(30, 300),
  signInAccount: requests(10, 300),
  refreshAddress: requests(600, 300),
  refreshAccount: requests(120, 300),
  codeAddress: requests(30, 300),
  codeAccount: requests(10, 300),
  signUpAddress: requests(10, 3600),
  mailAddress: mails(20, 3600),
  mailAccount: mails(4, 3600),
  smsAddress: texts(10, 3600),
  smsAccount: texts(4, 3600),
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
type Needs = Pick<AppContext, 'authSql' | 'keys' | 'settings'>;

/**
 * Counts one call against a limit.
 * @throws AuthError 429 with the seconds to wait
 */
export async function countCall(ctx: Needs, name: LimitName, subject: string): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  const { calls, seconds, code } = limits[name];
  const key = bucketKey(ctx, name, subject);
  const drop = seconds / calls;
  const [result] = await ctx.authSql<{ taken: boolean; wait: number | null }[]>`
    with poured as (
      insert into auth.rate_limits as bucket (key, drained_at) values (${key}, now() + make_interval(secs => ${drop}))
      on conflict (key) do update set drained_at = greatest(bucket.drained_at, now()) + make_interval(secs => ${drop})
      where greatest(bucket.drained_at, now()) + make_interval(secs => ${drop}) <= now() + make_interval(secs => ${seconds})
      returning true
    )
    select exists (select from poured) as taken,
      (select extract(epoch from drained_at - now())::float8 from auth.rate_limits where key = ${key}) as wait`;
  if (result?.taken) return;
  const retryAfter = Math.max(1, Math.ceil((result?.wait ?? seconds) + drop - seconds));
  throw new AuthError(429, code, 'Request rate limit reached', { retryAfter });
}

/** Takes one counted call back: it turned out to be a rightful one. */
export async function forgiveCall(ctx: Needs, name: LimitName, subject: string): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  const { calls, seconds } = limits[name];
  await ctx.authSql`update auth.rate_limits set drained_at = drained_at - make_interval(secs => ${seconds / calls})
                    where key = ${bucketKey(ctx, name, subject)}`;
}

/** Forgets everything counted for a subject. */
export async function resetLimit(ctx: Needs, name: LimitName, subject: string): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  await ctx.authSql`delete from auth.rate_limits where key = ${bucketKey(ctx, name, subject)}`;
}

/** Who is limited is stored as a keyed hash only. */
function bucketKey(ctx: Needs, name: LimitName, subject: string): Buffer {
  return ctx.keys.digest('limit', name, subject);
}

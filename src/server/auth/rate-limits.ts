import type { Context } from 'hono';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { AppContext } from '../context.ts';
import type { HttpError } from '../http/errors.ts';
import { networkOf } from './address.ts';
import { refusals } from './refusals.ts';

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

type LimitName = keyof typeof limits;
/** Whose calls are counted against which limit. */
export type Count = readonly [name: LimitName, subject: string];
/** Against the second limit a call counts only where the first allows it. */
export type Counts = readonly [Count] | readonly [Count, Count];
type Needs = Pick<AppContext, 'owner' | 'keys' | 'settings'>;

/**
 * Counts one call.
 * @throws HttpError 429 with the seconds to wait
 */
export async function countCall(ctx: Needs, [first, second]: Counts): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  const [counted] = await ctx.owner.query<{
    taken: boolean;
    wait: number | null;
    also: boolean;
    longer: number | null;
  }>(
    sql`
      with poured as (${pour(ctx, first)}),
        poured_too as (${second ? pour(ctx, second, sql`where exists (select from poured)`) : sql`select where false`})
      select exists (select from poured) as taken, ${waitOf(ctx, first)} as wait,
        exists (select from poured_too) as also, ${second ? waitOf(ctx, second) : null}::float8 as longer`,
  );
  if (!counted?.taken) throw overLimit(first[0], counted?.wait);
  if (second && !counted.also) throw overLimit(second[0], counted.longer);
}

/** Counts a mail or a text message that is about to be sent. */
export async function countSending(ctx: Needs, c: Context, kind: 'mail' | 'sms', account: string): Promise<void> {
  const network: Count = [`${kind}Address`, networkOf(ctx, c)];
  await countCall(ctx, [network, [`${kind}Account`, account]]);
}

/** The limits' rows are always locked in the order of {@link Counts}, so that no two calls wait for each other. */
function pour(ctx: Needs, count: Count, condition = empty): Sql {
  const { seconds } = limits[count[0]];
  const drop = dropOf(count[0]);
  return sql`
    insert into auth.rate_limits as bucket (key, drained_at)
    select ${bucketKey(ctx, count)}::bytea, now() + make_interval(secs => ${drop}) ${condition}
    on conflict (key) do update set drained_at = greatest(bucket.drained_at, now()) + make_interval(secs => ${drop})
    where greatest(bucket.drained_at, now()) + make_interval(secs => ${drop}) <= now() + make_interval(secs => ${seconds})
    returning true`;
}

function waitOf(ctx: Needs, count: Count): Sql {
  return sql`
    (select extract(epoch from drained_at - now())::float8 from auth.rate_limits where key = ${bucketKey(ctx, count)})`;
}

function overLimit(name: LimitName, wait: number | null | undefined): HttpError {
  const { seconds, code } = limits[name];
  return refusals.overLimit(code, Math.max(1, Math.ceil((wait ?? seconds) + dropOf(name) - seconds)));
}

/**
 * The parts of a statement that take a counted call back once its part `opened` gives a row, because it turned out to be
 * a rightful one: one call of the first limit, and all that was counted against the second.
 */
export function refund(ctx: Needs, [first, second]: Counts): Sql {
  if (!ctx.settings.rateLimits) return empty;
  return sql`, refunded as (
      update auth.rate_limits set drained_at = drained_at - make_interval(secs => ${dropOf(first[0])})
      where key = ${bucketKey(ctx, first)} and exists (select from opened) returning key
    ), forgotten as (
      delete from auth.rate_limits
      where key = ${second ? bucketKey(ctx, second) : null} and exists (select from refunded)
    )`;
}

/** Forgets everything counted for a subject. */
export async function resetLimit(ctx: Needs, count: Count): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  await ctx.owner.query(sql`delete from auth.rate_limits where key = ${bucketKey(ctx, count)}`);
}

/** How much one call fills of a bucket that empties in the limit's seconds. */
function dropOf(name: LimitName): number {
  return limits[name].seconds / limits[name].calls;
}

/** Who is limited is stored as a keyed hash only. */
function bucketKey(ctx: Needs, [name, subject]: Count): Buffer {
  return ctx.keys.digest('limit', name, subject);
}

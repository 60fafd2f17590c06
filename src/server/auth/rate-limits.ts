import type { Context } from 'hono';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { AppContext } from '../context.ts';
import { networkOf } from '../http/address.ts';
import { type DeviceOwner, knownDevice } from './devices.ts';
import { type LimitName, limits } from './limits.ts';
import { refusals } from './refusals.ts';

type Count = readonly [name: LimitName, subject: string];
/** The limits a call counts against, in this order: a limit counts the call only if all before it let it pass. */
export type Counts = readonly Count[];
type Needs = Pick<AppContext, 'owner' | 'keys' | 'settings'>;

/**
 * Returns the limits for a guess of a password or code. A device known to the account has its own limit, which nobody
 * else can use up.
 * @param account the name as typed, whether it exists or not
 */
export function guessOf(ctx: Needs, c: Context, account: string, user: DeviceOwner): Counts {
  if (knownDevice(ctx, c, account, user)) return [['guessDevice', account]];
  const network = networkOf(ctx, c);
  return [
    ['guessNetwork', network],
    ['guessHere', JSON.stringify([network, account])],
    ['guessEverywhere', account],
  ];
}

/**
 * Counts a mail or text to `account` that strangers may request, too. Devices known to the account have their own
 * limit.
 * @throws HttpError 429
 */
export async function countSendingTo(
  ctx: Needs,
  c: Context,
  kind: 'mail' | 'sms',
  account: string,
  user: DeviceOwner,
): Promise<void> {
  const subject = `${kind} ${account}`;
  if (knownDevice(ctx, c, account, user)) return await countCall(ctx, [['sendOwner', subject]], kind);
  const network = `${kind} ${networkOf(ctx, c)}`;
  const here: Count = ['sendHere', JSON.stringify([network, account])];
  await countCall(ctx, [['sendNetwork', network], here, ['sendEverywhere', subject]], kind);
}

/** Counts a mail or text that a signed-in user requests. @throws HttpError 429 */
export async function countSending(ctx: Needs, c: Context, kind: 'mail' | 'sms', userId: string): Promise<void> {
  const network: Count = ['sendNetwork', `${kind} ${networkOf(ctx, c)}`];
  await countCall(ctx, [network, ['sendOwner', `${kind} ${userId}`]], kind);
}

/** Counts a call. @throws HttpError 429 with the seconds to wait */
export async function countCall(ctx: Needs, counts: Counts, kind: keyof typeof codes = 'call'): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  const parts = counts.map((count, index) => {
    const condition = index === 0 ? empty : sql`where exists (select from ${part(index - 1)})`;
    return sql`${part(index)} as (${takeFromBucket(ctx, count, condition)})`;
  });
  const states = counts.map(
    (count, index) => sql`
      select exists (select from ${part(index)}) as taken, extract(epoch from
        (select drained_at from auth.rate_limits where key = ${bucketKey(ctx, count)}) - now())::float8 as wait`,
  );
  const found = await ctx.owner.query<{ taken: boolean; wait: number | null }>(
    sql`with ${join(parts)} ${join(states, ' union all ')}`,
  );
  for (const [index, [name]] of counts.entries()) {
    const { taken, wait } = found[index] ?? { taken: false, wait: null };
    if (taken) continue;
    const { seconds } = limits[name];
    throw refusals.overLimit(codes[kind], Math.max(1, Math.ceil((wait ?? seconds) + dropOf(name) - seconds)));
  }
}

const codes = {
  call: 'over_request_rate_limit',
  mail: 'over_email_send_rate_limit',
  sms: 'over_sms_send_rate_limit',
} as const;

/** SQL that counts a call; yields no row if the bucket is full. Locking in order of {@link Counts} avoids deadlocks. */
function takeFromBucket(ctx: Needs, count: Count, condition: Sql): Sql {
  const [name] = count;
  const filled = sql`greatest(bucket.drained_at, now()) + make_interval(secs => ${dropOf(name)})`;
  return sql`
    insert into auth.rate_limits as bucket (key, drained_at)
    select ${bucketKey(ctx, count)}::bytea, now() + make_interval(secs => ${dropOf(name)}) ${condition}
    on conflict (key) do update set drained_at = ${filled}
      where ${filled} <= now() + make_interval(secs => ${limits[name].seconds})
    returning drained_at`;
}

/** Names a part of a statement. `raw` is safe here: no request chooses the index. */
const part = (index: number): Sql => raw(`part_${index}`);

/** A right guess empties these limits of one account on one network or device, and gives all others one call back. */
const emptied: readonly LimitName[] = ['guessHere', 'guessDevice'];

/**
 * SQL that takes the counted calls back after a right guess, that is, if the statement's part `opened` yields a row.
 */
export function refund(ctx: Needs, counts: Counts): Sql {
  if (!ctx.settings.rateLimits) return empty;
  const parts = counts.map((count, index) => {
    const [name] = count;
    const before = index === 0 ? raw('opened') : part(index - 1);
    const isMeant = sql`where key = ${bucketKey(ctx, count)} and exists (select from ${before}) returning key`;
    const back = emptied.includes(name)
      ? sql`delete from auth.rate_limits ${isMeant}`
      : sql`update auth.rate_limits set drained_at = drained_at - make_interval(secs => ${dropOf(name)}) ${isMeant}`;
    return sql`, ${part(index)} as (${back})`;
  });
  return join(parts, '');
}

/** How many seconds one call adds to the bucket. */
const dropOf = (name: LimitName): number => limits[name].seconds / limits[name].calls;

const bucketKey = (ctx: Needs, [name, subject]: Count): Buffer => ctx.keys.digest('limit', name, subject);

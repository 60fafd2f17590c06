import type { Context } from 'hono';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { AppContext } from '../context.ts';
import type { HttpError } from '../http/errors.ts';
import { networkOf } from './address.ts';
import { knownDevice } from './devices.ts';
import { hold } from './hold.ts';
import { type Limit, type LimitName, limits } from './limits.ts';
import { refusals } from './refusals.ts';

/** Whose calls are counted against which limit. */
export type Count = readonly [name: LimitName, subject: string];
/** A call counts against each limit only where those before it allow it. */
export type Counts = readonly Count[];
type Needs = Pick<AppContext, 'owner' | 'keys' | 'settings'>;

/**
 * What a call is counted as that anybody may make about an account: a sign-in, a code that is tried or sent.
 * A device that signed in to the account before has a limit of its own, so that nobody else can use it up.
 * @param account the address or number as it was typed, whether there is such an account or not
 */
export function countsOf(
  ctx: Needs,
  c: Context,
  kind: 'signIn' | 'code' | 'mail' | 'sms',
  account: string,
): readonly [Count, ...Count[]] {
  const device = knownDevice(ctx, c, account);
  if (device) return [[`${kind}Device`, JSON.stringify([device, account])]];
  const network = networkOf(ctx, c);
  return [
    [`${kind}Address`, network],
    [`${kind}Here`, JSON.stringify([network, account])],
    [`${kind}Everywhere`, account],
  ];
}

/** Whether calls are counted as those of somebody who never signed in to the account from here. */
export function isStranger([[name]]: readonly [Count, ...Count[]]): boolean {
  return !name.endsWith('Device');
}

/**
 * Counts one call, and holds it back where a limit says so.
 * @throws HttpError 429 with the seconds to wait
 */
export async function countCall(ctx: Needs, counts: Counts): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  const parts = counts.map((count, index) => {
    const condition = index === 0 ? empty : sql`where exists (select from ${part(index - 1)})`;
    return sql`${part(index)} as (${pour(ctx, count, condition)})`;
  });
  const states = counts.map(
    (count, index) => sql`
      select exists (select from ${part(index)}) as taken, extract(epoch from coalesce(
        (select drained_at from ${part(index)}),
        (select drained_at from auth.rate_limits where key = ${bucketKey(ctx, count)})) - now())::float8 as wait`,
  );
  const found = await ctx.owner.query<{ taken: boolean; wait: number | null }>(
    sql`with ${join(parts)} ${join(states, ' union all ')}`,
  );
  for (const [index, [name]] of counts.entries()) {
    const { taken, wait } = found[index] ?? { taken: false, wait: null };
    if (!taken) throw overLimit(name, wait);
    const { seconds, code, held }: Limit = limits[name];
    if (held === undefined) continue;
    await hold({
      fullness: (wait ?? 0) / seconds,
      account: JSON.stringify(counts[index]),
      most: held,
      network: counts[0]?.[1] ?? '',
      tooMany: (left) => refusals.overLimit(code, left),
    });
  }
}

/** Counts a mail or a text message that is about to be sent for somebody who is signed in. */
export async function countSending(ctx: Needs, c: Context, kind: 'mail' | 'sms', account: string): Promise<void> {
  const network: Count = [`${kind}Address`, networkOf(ctx, c)];
  await countCall(ctx, [network, [`${kind}Account`, account]]);
}

/** Seconds by which calls that wait for each other may differ in what they take for the present. */
const tolerated = 60;

/**
 * The statement that counts a call and gives a row, or no row where the limit refuses for want of room. The limits' rows are always
 * locked in the order of {@link Counts}, so that no two calls wait for each other.
 */
export function pour(ctx: Needs, count: Count, condition = empty): Sql {
  const { seconds, held }: Limit = limits[count[0]];
  const drop = dropOf(count[0]);
  // No call fills a bucket further: it was counted by a clock that was ahead, and would keep its owner out until then.
  const known = sql`case when bucket.drained_at <= now() + make_interval(secs => ${seconds + tolerated}) then bucket.drained_at end`;
  const filled = sql`greatest(${known}, now()) + make_interval(secs => ${drop})`;
  const full = sql`now() + make_interval(secs => ${seconds})`;
  const change = held === undefined ? sql`${filled} where ${filled} <= ${full}` : sql`least(${filled}, ${full})`;
  return sql`
    insert into auth.rate_limits as bucket (key, drained_at)
    select ${bucketKey(ctx, count)}::bytea, now() + make_interval(secs => ${drop}) ${condition}
    on conflict (key) do update set drained_at = ${change}
    returning drained_at`;
}

/** The name of a part of a statement, as nothing of a request can be. */
const part = (index: number): Sql => raw(`part_${index}`);

function overLimit(name: LimitName, wait: number | null): HttpError {
  const { seconds, code } = limits[name];
  return refusals.overLimit(code, Math.max(1, Math.ceil((wait ?? seconds) + dropOf(name) - seconds)));
}

/**
 * The parts of a statement that take a counted call back once its part `opened` gives a row, because it turned out to be
 * a rightful one. Of an account's own limit, on a device or from a network, all is forgotten that was counted.
 */
export function refund(ctx: Needs, counts: Counts): Sql {
  if (!ctx.settings.rateLimits) return empty;
  const parts = counts.map((count, index) => {
    const before = index === 0 ? raw('opened') : part(index - 1);
    const isMeant = sql`where key = ${bucketKey(ctx, count)} and exists (select from ${before}) returning key`;
    const back = limits[count[0]].isForgotten
      ? sql`delete from auth.rate_limits ${isMeant}`
      : sql`update auth.rate_limits set drained_at = drained_at - make_interval(secs => ${dropOf(count[0])}) ${isMeant}`;
    return sql`, ${part(index)} as (${back})`;
  });
  return join(parts, '');
}

/** How much one call fills of a bucket that empties in the limit's seconds. */
function dropOf(name: LimitName): number {
  return limits[name].seconds / limits[name].calls;
}

/** Who is limited is stored as a keyed hash only. */
function bucketKey(ctx: Needs, [name, subject]: Count): Buffer {
  return ctx.keys.digest('limit', name, subject);
}

import { timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import type { AppContext } from '../../context.ts';
import { refusals } from '../refusals.ts';
import type { FactorRow } from './stored-factors.ts';

type Needs = Pick<AppContext, 'owner' | 'keys'>;

const periodSeconds = 30;
/** A code may be off by this many time steps and is still accepted, because clocks differ. */
const window = 1;
/** A code up to this many time steps off is refused, but the answer says how many minutes the app's clock is off. */
const farthest = 20;
const challengeSeconds = 300;
const maxAttempts = 5;

/** Opens a challenge. `code` is the texted code, null for an authenticator app. */
export async function openChallenge(
  ctx: Needs,
  factor: FactorRow,
  code: string | null,
): Promise<{ id: string; expires_at: string }> {
  const [row] = await ctx.owner.query<{ id: string; expires_at: string }>(sql`
    with noted as (update auth.mfa_factors set last_challenged_at = now() where id = ${factor.id})
    insert into auth.mfa_challenges (factor_id, code_hash, expires_at)
    values (${factor.id}, ${code === null ? null : codeHash(ctx, factor, code)},
      now() + make_interval(secs => ${challengeSeconds}))
    returning id, expires_at`);
  if (!row) throw new Error('The challenge was not stored.');
  return row;
}

/**
 * The verdict on a code. `minutesAhead` says how far the authenticator app's clock is fast; it is negative if the clock
 * is slow.
 */
export type Verdict = 'right' | 'wrong' | 'used' | { minutesAhead: number };

/**
 * Judges a code that answers a challenge. A challenge allows five tries and one right code. A code of an authenticator
 * app works only once, even for another challenge.
 * @throws HttpError for an unknown, used or expired challenge
 */
export async function judgeAnswer(ctx: Needs, factor: FactorRow, challengeId: string, code: string): Promise<Verdict> {
  const [challenge] = await ctx.owner.query<{ code_hash: Buffer | null; open: boolean }>(sql`
    update auth.mfa_challenges set attempts = attempts + 1 where id = ${challengeId} and factor_id = ${factor.id}
    returning code_hash, expires_at > now() and attempts <= ${maxAttempts} as open`);
  if (!challenge) throw refusals.challengeNotFound();
  if (!challenge.open) {
    throw refusals.challengeExpired(
      `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  const verdict =
    factor.factor_type === 'totp'
      ? await judgeTotp(ctx, factor, code)
      : challenge.code_hash !== null && timingSafeEqual(codeHash(ctx, factor, code), challenge.code_hash)
        ? 'right'
        : 'wrong';
  if (verdict !== 'right') return verdict;
  const used = await ctx.owner.query(sql`delete from auth.mfa_challenges where id = ${challengeId} returning id`);
  return used.length === 1 ? 'right' : 'wrong';
}

function codeHash({ keys }: Needs, factor: FactorRow, code: string): Buffer {
  return keys.digest('factor', factor.id, code);
}

/**
 * Accepts each code once. If the app's clock is fast, the refusal reveals that the code will be right later. Somebody
 * may have guessed it, so it stays refused when its time comes.
 */
async function judgeTotp(ctx: Needs, { id, secret }: FactorRow, code: string): Promise<Verdict> {
  if (!secret) return 'wrong';
  const totp = authenticator({ secret: Secret.fromBase32(await ctx.keys.decrypt(secret)) });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window: farthest });
  if (delta === null) return 'wrong';
  const step = totp.counter({ timestamp }) + delta;
  if (Math.abs(delta) > window) {
    if (delta > 0) await ctx.owner.query(sql`update auth.mfa_factors set told_step = ${step} where id = ${id}`);
    return { minutesAhead: Math.round((delta * periodSeconds) / 60) };
  }
  const accepted = await ctx.owner.query(sql`
    update auth.mfa_factors set last_step = ${step}
    where id = ${id} and last_step < ${step} and told_step is distinct from ${step} returning id`);
  return accepted.length === 1 ? 'right' : 'used';
}

/** Creates a TOTP with the parameters that every authenticator app knows. */
export function authenticator(names: { secret: Secret; issuer?: string; label?: string }): TOTP {
  return new TOTP({ algorithm: 'SHA1', digits: 6, period: periodSeconds, ...names });
}

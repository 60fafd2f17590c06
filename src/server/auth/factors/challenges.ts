import { timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import type { AppContext } from '../../context.ts';
import { refusals } from '../refusals.ts';
import type { FactorRow } from './stored-factors.ts';

type Needs = Pick<AppContext, 'owner' | 'keys'>;

const periodSeconds = 30;
/** Codes of the step before and after pass too: clocks differ. */
const window = 1;
const challengeSeconds = 300;
const maxAttempts = 5;

/** Opens a challenge; `code` is what was texted, null for an authenticator app. */
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
 * Whether `code` answers a challenge of the factor. Each challenge takes one right code and at most five tries, and a
 * code of an authenticator app works once, whichever challenge it answers.
 * @throws HttpError for an unknown, used or expired challenge
 */
export async function answersChallenge(
  ctx: Needs,
  factor: FactorRow,
  challengeId: string,
  code: string,
): Promise<boolean> {
  const [challenge] = await ctx.owner.query<{ code_hash: Buffer | null; open: boolean }>(sql`
    update auth.mfa_challenges set attempts = attempts + 1 where id = ${challengeId} and factor_id = ${factor.id}
    returning code_hash, expires_at > now() and attempts <= ${maxAttempts} as open`);
  if (!challenge) throw refusals.challengeNotFound();
  if (!challenge.open) {
    throw refusals.challengeExpired(
      `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  const isRight =
    factor.factor_type === 'totp'
      ? await acceptTotp(ctx, factor, code)
      : challenge.code_hash !== null && timingSafeEqual(codeHash(ctx, factor, code), challenge.code_hash);
  if (!isRight) return false;
  const used = await ctx.owner.query(sql`delete from auth.mfa_challenges where id = ${challengeId} returning id`);
  return used.length === 1;
}

function codeHash({ keys }: Needs, factor: FactorRow, code: string): Buffer {
  return keys.digest('factor', factor.id, code);
}

/** The time step of an accepted code is kept; the same code and older ones are refused from then on. */
async function acceptTotp(ctx: Needs, factor: FactorRow, code: string): Promise<boolean> {
  if (!factor.secret) return false;
  const totp = authenticator({ secret: Secret.fromBase32(await ctx.keys.decrypt(factor.secret)) });
  const delta = totp.validate({ token: code, window });
  if (delta === null) return false;
  const step = Math.floor(Date.now() / 1000 / periodSeconds) + delta;
  const accepted = await ctx.owner.query(sql`
    update auth.mfa_factors set last_step = ${step} where id = ${factor.id} and last_step < ${step} returning id`);
  return accepted.length === 1;
}

/** The parameters every authenticator app knows. */
export function authenticator(names: { secret: Secret; issuer?: string; label?: string }): TOTP {
  return new TOTP({ algorithm: 'SHA1', digits: 6, period: periodSeconds, ...names });
}

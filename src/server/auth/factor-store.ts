import { timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { ISql } from 'postgres';
import type { AppContext } from '../context.ts';
import type { Lanes } from '../database/lanes.ts';
import { type Act, audit } from './audit.ts';
import { AuthError } from './errors.ts';

/** A row of `auth.mfa_factors`. */
export interface FactorRow {
  id: string;
  user_id: string;
  friendly_name: string;
  factor_type: 'totp' | 'phone';
  status: 'unverified' | 'verified';
  secret: Uint8Array | null;
  phone: string | null;
}

export interface ChallengeRow {
  id: string;
  factor_id: string;
  code_hash: Uint8Array | null;
  expires_at: string;
}

type Needs = Pick<AppContext, 'authSql' | 'keys'>;

const periodSeconds = 30;
/** Codes of the step before and after pass too: clocks differ. */
const window = 1;
const challengeSeconds = 300;
const maxAttempts = 5;
const unfinishedSeconds = 600;

/** A factor of this user. */
export async function findFactor(sql: ISql, userId: string, factorId: string): Promise<FactorRow> {
  const [row] = await sql<FactorRow[]>`
    select id, user_id, friendly_name, factor_type, status, secret, phone from auth.mfa_factors
    where id = ${factorId} and user_id = ${userId}`;
  if (!row) throw factorNotFound();
  return row;
}

/** Removes one factor of a user, or all; the sessions it had raised count as opened by a password alone. */
export async function removeFactors(lanes: Lanes, userId: string, factorId: string | null, act: Act): Promise<void> {
  await lanes.transaction(async (sql) => {
    await sql`
      with removed as (
        delete from auth.mfa_factors where user_id = ${userId} and id = coalesce(${factorId}::uuid, id)
      )
      update auth.sessions set aal = 'aal1', factor_id = null
      where user_id = ${userId} and (${factorId}::uuid is null or factor_id = ${factorId}::uuid)`;
    await audit(sql, { ...act, target: userId });
  });
}

/** Removes factors whose enrolment was not finished in time. */
export async function forgetUnfinishedFactors(sql: ISql): Promise<void> {
  await sql`delete from auth.mfa_factors
            where status = 'unverified' and created_at < now() - make_interval(secs => ${unfinishedSeconds})`;
}

export function factorNotFound(): AuthError {
  return new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
}

/** Opens a challenge; `code` is what was texted, null for an authenticator app. */
export async function openChallenge(ctx: Needs, factor: FactorRow, code: string | null): Promise<ChallengeRow> {
  const hash = code === null ? null : ctx.keys.digest('factor', factor.id, code);
  const [row] = await ctx.authSql<ChallengeRow[]>`
    with noted as (update auth.mfa_factors set last_challenged_at = now() where id = ${factor.id})
    insert into auth.mfa_challenges (factor_id, code_hash, expires_at)
    values (${factor.id}, ${hash}, now() + make_interval(secs => ${challengeSeconds}))
    returning id, factor_id, code_hash, expires_at`;
  if (!row) throw new Error('The challenge was not stored.');
  return row;
}

/**
 * Whether `code` answers a challenge of the factor. Each challenge takes one right code and at most five tries, and a
 * code of an authenticator app works once, whichever challenge it answers.
 * @throws AuthError for an unknown, used or expired challenge
 */
export async function answersChallenge(
  ctx: Needs,
  factor: FactorRow,
  challengeId: string,
  code: string,
): Promise<boolean> {
  const [challenge] = await ctx.authSql<(ChallengeRow & { open: boolean })[]>`
    update auth.mfa_challenges set attempts = attempts + 1 where id = ${challengeId} and factor_id = ${factor.id}
    returning id, factor_id, code_hash, expires_at, expires_at > now() and attempts <= ${maxAttempts} as open`;
  if (!challenge) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (!challenge.open) {
    const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthError(422, 'mfa_challenge_expired', message);
  }
  const isRight =
    factor.factor_type === 'totp' ? await acceptTotp(ctx, factor, code) : matchesText(ctx, factor, challenge, code);
  if (!isRight) return false;
  return (await ctx.authSql`delete from auth.mfa_challenges where id = ${challenge.id} returning id`).length === 1;
}

function matchesText(ctx: Needs, factor: FactorRow, challenge: ChallengeRow, code: string): boolean {
  return !!challenge.code_hash && timingSafeEqual(ctx.keys.digest('factor', factor.id, code), challenge.code_hash);
}

/** The time step of an accepted code is kept; the same code and older ones are refused from then on. */
async function acceptTotp(ctx: Needs, factor: FactorRow, code: string): Promise<boolean> {
  if (!factor.secret) return false;
  const totp = authenticator({ secret: Secret.fromBase32(ctx.keys.decrypt(factor.secret)) });
  const delta = totp.validate({ token: code, window });
  if (delta === null) return false;
  const step = Math.floor(Date.now() / 1000 / periodSeconds) + delta;
  const accepted = await ctx.authSql`
    update auth.mfa_factors set last_step = ${step} where id = ${factor.id} and last_step < ${step} returning id`;
  return accepted.length === 1;
}

/** The parameters every authenticator app knows. */
export function authenticator(names: { secret: Secret; issuer?: string; label?: string }): TOTP {
  return new TOTP({ algorithm: 'SHA1', digits: 6, period: periodSeconds, ...names });
}

import { randomInt } from 'node:crypto';
import type { Context, Handler } from 'hono';
import { Secret } from 'otpauth';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { addressOf, limitedAddress } from './address.ts';
import { type AuditEntry, audit } from './audit.ts';
import { type AuthContext, codeText, requireSms } from './delivery.ts';
import { AuthError, refusals } from './errors.ts';
import {
  answersChallenge,
  authenticator,
  factorNotFound,
  findFactor,
  forgetUnfinishedFactors,
  openChallenge,
  removeFactors,
} from './factor-store.ts';
import { countCall, resetLimit } from './limits.ts';
import { channelField, pathId, phoneField, readBody, requireUser, type SignedIn } from './request.ts';
import { sessionJson } from './session-json.ts';
import { raiseSession } from './session-store.ts';
import { findUser, hasVerifiedFactor, type UserRow } from './users.ts';

const enrolBody = z.object({
  factor_type: z.enum(['totp', 'phone'], 'factor_type needs to be totp or phone'),
  friendly_name: z.string().max(100).default(''),
  issuer: z.string().max(100).optional(),
  phone: phoneField.optional(),
});
const challengeBody = z.object({ channel: channelField });
const verifyBody = z.object({
  challenge_id: z.uuid('challenge_id must be a UUID'),
  code: z.string().min(1, 'Code needs to be non-empty').max(20),
});
const maxFactors = 10;

/** POST /factors: adds a second factor, unverified at first. */
export function enrolHandler(ctx: AuthContext): Handler {
  return async (c) => {
    await forgetUnfinishedFactors(ctx.authSql);
    const signedIn = await requireUser(ctx, c);
    const given = await readBody(c, enrolBody);
    const factor = given.factor_type === 'totp' ? enrolTotp(ctx, signedIn, given.issuer) : enrolPhone(ctx, given.phone);
    const id = await ctx.authLanes.transaction(async (sql) => {
      // Locked, so that calls at once cannot pass the checks together.
      await sql`select from auth.users where id = ${signedIn.user.id} for update`;
      refuseEnrolment(await findUser(sql, { id: signedIn.user.id }), signedIn.aal, given.friendly_name);
      const [row] = await sql<{ id: string }[]>`
        insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret, phone)
        values (${signedIn.user.id}, ${given.friendly_name}, ${given.factor_type}, ${factor.secret}, ${factor.phone})
        returning id`;
      await audit(sql, entryOf(ctx, c, 'factor_enrolled', signedIn.user.id));
      return row?.id;
    });
    return c.json({ id, type: given.factor_type, friendly_name: given.friendly_name, ...factor.answer });
  };
}

function refuseEnrolment(user: UserRow | undefined, aal: SignedIn['aal'], friendlyName: string): void {
  if (!user) throw refusals.sessionNotFound();
  if (user.factors.some((factor) => factor.friendly_name === friendlyName)) {
    const message = `A factor with the friendly name "${friendlyName}" for this user already exists`;
    throw new AuthError(422, 'mfa_factor_name_conflict', message);
  }
  if (user.factors.length >= maxFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (hasVerifiedFactor(user) && aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

function enrolTotp(ctx: AuthContext, { user }: SignedIn, issuer: string | undefined) {
  const secret = new Secret({ size: 20 });
  const totp = authenticator({
    secret,
    issuer: (issuer ?? ctx.agency.crmName).replaceAll(':', ' '),
    label: (user.email ?? user.phone ?? '').replaceAll(':', ' '),
  });
  const uri = totp.toString();
  const answer = { totp: { qr_code: renderSVG(uri, { border: 2 }), secret: secret.base32, uri } };
  return { secret: ctx.keys.encrypt(secret.base32), phone: null, answer };
}

function enrolPhone(ctx: AuthContext, phone: string | undefined) {
  if (!ctx.sms) throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  if (!phone) throw refusals.invalid('Phone number required to enroll Phone factor');
  return { secret: null, phone, answer: { phone } };
}

/** POST /factors/:id/challenge: makes ready for a code; texts one to a phone factor. */
export function challengeHandler(ctx: AuthContext): Handler {
  return async (c) => {
    const { user } = await requireUser(ctx, c);
    const factor = await findFactor(ctx.authSql, user.id, pathId(c, 'id', factorNotFound));
    await readBody(c, challengeBody);
    const code = factor.factor_type === 'phone' ? randomInt(1_000_000).toString().padStart(6, '0') : null;
    if (code && factor.phone) {
      await countCall(ctx, [
        ['smsAddress', limitedAddress(addressOf(ctx, c))],
        ['smsAccount', user.id],
      ]);
      await requireSms(ctx).send(factor.phone, codeText(ctx, code));
    } else {
      await countCall(ctx, [['codeAccount', `challenge ${user.id}`]]);
    }
    const challenge = await openChallenge(ctx, factor, code);
    const expiresAt = Math.floor(Date.parse(challenge.expires_at) / 1000);
    return c.json({ id: challenge.id, type: factor.factor_type, expires_at: expiresAt });
  };
}

/** POST /factors/:id/verify: the code of a challenge raises the session to aal2; sessions below it end. */
export function verifyFactorHandler(ctx: AuthContext): Handler {
  return async (c) => {
    const { user, sessionId } = await requireUser(ctx, c);
    const factor = await findFactor(ctx.authSql, user.id, pathId(c, 'id', factorNotFound));
    const { challenge_id, code } = await readBody(c, verifyBody);
    await countCall(ctx, [['codeAccount', user.id]]);
    if (!(await answersChallenge(ctx, factor, challenge_id, code.replace(/\s/g, '')))) {
      await audit(ctx.authSql, entryOf(ctx, c, 'factor_refused', user.id));
      const kind = factor.factor_type === 'totp' ? 'TOTP' : 'MFA Phone';
      throw new AuthError(422, 'mfa_verification_failed', `Invalid ${kind} code entered`);
    }
    await resetLimit(ctx, ['codeAccount', user.id]);
    await resetLimit(ctx, ['codeAccount', `challenge ${user.id}`]);
    const raised = await raiseSession(ctx, user.id, sessionId, factor, addressOf(ctx, c));
    return c.json(await sessionJson(ctx, raised));
  };
}

/** DELETE /factors/:id: removes a factor; a verified one only from an aal2 session. */
export function unenrolHandler(ctx: AuthContext): Handler {
  return async (c) => {
    const { user, aal } = await requireUser(ctx, c);
    const factor = await findFactor(ctx.authSql, user.id, pathId(c, 'id', factorNotFound));
    if (factor.status === 'verified' && aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await removeFactors(ctx.authLanes, user.id, factor.id, entryOf(ctx, c, 'factor_removed', user.id));
    return c.json({ id: factor.id });
  };
}

function entryOf(ctx: AuthContext, c: Context, action: AuditEntry['action'], userId: string): AuditEntry {
  return { action, actor: userId, actorRole: 'authenticated', target: userId, address: addressOf(ctx, c) };
}

import type { Context } from 'hono';
import { Secret } from 'otpauth';
import sql from 'sql-template-tag';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { plainCode } from '../../../domain/text/typed-code.ts';
import { audit } from '../../activity/audit.ts';
import { addressOf } from '../../http/address.ts';
import type { HttpError } from '../../http/errors.ts';
import { hasVerifiedFactor, lockUser, type UserRow } from '../accounts/user-row.ts';
import { type AuthContext, sendText } from '../codes/delivery.ts';
import { sixDigits } from '../codes/one-time-codes.ts';
import { rememberDevice } from '../devices.ts';
import { authenticator, judgeAnswer, openChallenge, type Verdict } from '../factors/challenges.ts';
import { type FactorRow, findFactor, forgetUnfinishedFactors, removeFactors } from '../factors/stored-factors.ts';
import { countCall, countSending, countSendingTo, guessOf } from '../rate-limits.ts';
import { refusals } from '../refusals.ts';
import { raiseSession } from '../sessions/raise-session.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { ownAct, requireUser, type SignedIn } from './callers.ts';
import { reauthenticated } from './reauthenticated.ts';
import { channelField, pathId, phoneField, readJson } from './request-fields.ts';

const enrolBody = z.object({
  factor_type: z.enum(['totp', 'phone', 'webauthn'], 'factor_type needs to be totp, phone or webauthn'),
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
export async function enrol(ctx: AuthContext, c: Context): Promise<Response> {
  await forgetUnfinishedFactors(ctx.owner);
  const signedIn = await requireUser(ctx, c);
  await countCall(ctx, [['sessionAct', `enrol ${signedIn.sessionId}`]]);
  // Require a password or code given in the last minutes: otherwise a thief with a stolen token could lock the owner
  // out by adding a factor.
  await reauthenticated(ctx, c, signedIn);
  const { id: userId } = signedIn.user;
  const { factor_type: type, friendly_name, issuer, phone } = await readJson(c, enrolBody);
  if (type === 'webauthn') throw refusals.webAuthnDisabled();
  const factor = type === 'totp' ? await newTotp(ctx, signedIn, issuer) : newPhone(ctx, phone);
  const id = await ctx.owner.transaction(async (tx) => {
    const user = await lockUser(tx, { id: userId });
    if (!user) throw refusals.sessionNotFound();
    refuseEnrolment(user, signedIn.aal, friendly_name);
    const [row] = await tx.query<{ id: string }>(sql`
      insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret, phone)
      values (${userId}, ${friendly_name}, ${type}, ${factor.secret}, ${factor.phone}) returning id`);
    await audit(tx, ownAct(ctx, c, user, 'factor_enrolled'));
    return row?.id;
  });
  return c.json({ id, type, friendly_name, ...factor.answer });
}

function refuseEnrolment(user: UserRow, aal: SignedIn['aal'], friendlyName: string): void {
  if (hasVerifiedFactor(user) && aal !== 'aal2') throw refusals.aal2ToEnrol();
  if (user.factors.some((factor) => factor.friendly_name === friendlyName)) {
    const message = `A factor with the friendly name "${friendlyName}" for this user already exists`;
    throw refusals.factorNameTaken(message);
  }
  if (user.factors.length >= maxFactors) throw refusals.tooManyFactors();
}

async function newTotp(ctx: AuthContext, { user }: SignedIn, issuer: string | undefined) {
  const secret = new Secret({ size: 20 });
  const totp = authenticator({
    secret,
    issuer: (issuer ?? ctx.agency.crmName).replaceAll(':', ' '),
    label: (user.email ?? user.phone ?? '').replaceAll(':', ' '),
  });
  const uri = totp.toString();
  const answer = { totp: { qr_code: renderSVG(uri, { border: 2 }), secret: secret.base32, uri } };
  return { secret: await ctx.keys.encrypt(secret.base32), phone: null, answer };
}

function newPhone(ctx: AuthContext, phone: string | undefined) {
  if (!ctx.sms) throw refusals.phoneFactorDisabled();
  if (!phone) throw refusals.invalid('Phone number required to enroll Phone factor');
  return { secret: null, phone, answer: { phone } };
}

/** POST /factors/:id/challenge: opens a challenge, and texts a code for a phone factor. */
export async function challenge(ctx: AuthContext, c: Context): Promise<Response> {
  const { user, sessionId } = await requireUser(ctx, c);
  const factor = await findFactor(ctx.owner, user.id, pathId(c, 'id', refusals.factorNotFound));
  await readJson(c, challengeBody);
  const code = factor.factor_type === 'phone' ? sixDigits() : null;
  if (code && factor.phone) {
    await countText(ctx, c, user, factor);
    await sendText(ctx, factor.phone, code);
  } else {
    await countCall(ctx, [['sessionAct', `challenge ${sessionId}`]]);
  }
  const { id, expires_at } = await openChallenge(ctx, factor, code);
  return c.json({ id, type: factor.factor_type, expires_at: Math.floor(Date.parse(expires_at) / 1000) });
}

/**
 * POST /factors/:id/verify: raises the session to aal2 with the code for a challenge, and ends the user's aal1
 * sessions.
 */
export async function verifyFactor(ctx: AuthContext, c: Context): Promise<Response> {
  const { user, sessionId, aal } = await requireUser(ctx, c);
  const factor = await findFactor(ctx.owner, user.id, pathId(c, 'id', refusals.factorNotFound));
  const isAnother = factor.status === 'unverified' && hasVerifiedFactor(user);
  if (isAnother && aal !== 'aal2') throw refusals.aal2ToEnrol();
  const { challenge_id, code } = await readJson(c, verifyBody);
  const counts = guessOf(ctx, c, factorSubject(user), user);
  await countCall(ctx, counts);
  const verdict = await judgeAnswer(ctx, factor, challenge_id, plainCode(code));
  if (verdict !== 'right') {
    await audit(ctx.owner, ownAct(ctx, c, user, 'factor_refused'));
    throw refusalOf(verdict, factor);
  }
  const raised = await raiseSession(ctx, sessionId, factor, { address: addressOf(ctx, c), counts });
  rememberDevice(ctx, c, factorSubject(user), raised.user);
  return c.json(await sessionJson(ctx, raised));
}

/** Says why a code is refused, which is safe: the caller has already given the password. */
function refusalOf(verdict: Exclude<Verdict, 'right'>, { factor_type }: FactorRow): HttpError {
  if (verdict === 'used') return refusals.factorCodeUsed();
  if (verdict !== 'wrong') return refusals.factorClockWrong(verdict.minutesAhead);
  return refusals.factorCodeWrong(`Invalid ${factor_type === 'totp' ? 'TOTP' : 'MFA Phone'} code entered`);
}

/**
 * The name under which guesses of a user's second factor are counted. Guesses of the password have another name:
 * somebody who knows only the password must not use up the owner's guesses.
 */
export const factorSubject = ({ id }: UserRow) => `factor ${id}`;

async function countText(ctx: AuthContext, c: Context, user: UserRow, { status }: FactorRow): Promise<void> {
  if (status === 'verified') await countSendingTo(ctx, c, 'sms', factorSubject(user), user);
  else await countSending(ctx, c, 'sms', user.id);
}

/**
 * DELETE /factors/:id: removes a factor. A verified one needs an aal2 session and a password or code given in the last
 * minutes.
 */
export async function unenrol(ctx: AuthContext, c: Context): Promise<Response> {
  const signedIn = await requireUser(ctx, c);
  const { user, aal } = signedIn;
  const { id, status } = await findFactor(ctx.owner, user.id, pathId(c, 'id', refusals.factorNotFound));
  if (status === 'verified' && aal !== 'aal2') throw refusals.aal2ToUnenrol();
  if (status === 'verified') await reauthenticated(ctx, c, signedIn);
  const act = { ...ownAct(ctx, c, user, 'factor_removed'), details: { in_use: status === 'verified' } };
  await removeFactors(ctx.owner, user.id, id, act);
  return c.json({ id });
}

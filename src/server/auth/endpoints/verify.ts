import type { Context } from 'hono';
import { z } from 'zod';
import { plainCode } from '../../../domain/text/typed-code.ts';
import { audit } from '../../activity/audit.ts';
import { addressOf, networkOf, originOf } from '../../http/address.ts';
import type { HttpError } from '../../http/errors.ts';
import { phoneChangedMail } from '../../mail/templates.ts';
import { findUser, isBanned, type UserRow } from '../accounts/user-row.ts';
import { confirm } from '../codes/confirm.ts';
import { type AuthContext, tellAddressChanged, tellOwner } from '../codes/delivery.ts';
import {
  type CodePurpose,
  disabledHolder,
  type OneTimeCode,
  redeemCode,
  redeemSecret,
} from '../codes/one-time-codes.ts';
import { type Counts, countCall, guessOf } from '../rate-limits.ts';
import { refusals } from '../refusals.ts';
import { openSession } from '../sessions/open-session.ts';
import { type SessionJson, sessionJson } from '../sessions/session-json.ts';
import { leastTime } from './least-time.ts';
import { emailField, phoneField, readJson } from './request-fields.ts';

export const verifyTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'email',
  'sms',
  'phone_change',
] as const;
export type VerifyType = (typeof verifyTypes)[number];

const body = z.object({
  type: z.enum(verifyTypes, 'Verify requires a verification type'),
  token: z.string().max(200).optional(),
  token_hash: z.string().max(200).optional(),
  email: emailField.optional(),
  phone: phoneField.optional(),
});

/** The code purposes that a `type` of the API covers. */
export function purposesOf(type: VerifyType): readonly CodePurpose[] {
  if (type === 'email') return ['signup', 'invite', 'magiclink'];
  return type === 'email_change' ? ['email_change', 'email_change_current'] : [type];
}

export const halfConfirmed = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * POST /verify: redeems a typed code or the secret of a link. Answers with a session, or with a message while the old
 * or the new address has yet to agree to a change.
 */
export async function verify(ctx: AuthContext, c: Context): Promise<Response> {
  const earliestRefusal = leastTime();
  const given = await readJson(c, body);
  const typed = given.token_hash ? null : typedCode(given);
  const counts: Counts = typed
    ? guessOf(ctx, c, typed.sentTo, await findUser(ctx.owner, typed.holder))
    : [['guessNetwork', networkOf(ctx, c)]];
  await countCall(ctx, counts);
  const code = typed
    ? await redeemCode(ctx.owner, ctx.keys, { ...typed, purposes: purposesOf(given.type) })
    : await redeemSecret(ctx.owner, purposesOf(given.type), given.token_hash ?? '');
  if (code) {
    const user = await confirmed(ctx, c, code);
    if (!user) return c.json({ msg: halfConfirmed, code: '200' });
    return c.json(await signInWith(ctx, c, user, code, counts));
  }
  const refusal = await refusedSecret(ctx, c, refusals.otpExpired(), given.token_hash);
  await earliestRefusal;
  throw refusal;
}

function typedCode({ email, phone, token }: z.infer<typeof body>) {
  const code = plainCode(token ?? '');
  if (email && token) return { sentTo: email, holder: { email }, code };
  if (phone && token) return { sentTo: phone, holder: { phone }, code };
  throw refusals.invalid('Only an email address or phone number should be provided on verify');
}

/** Opens the session that a redeemed code gives the right to. */
export async function signInWith(
  ctx: AuthContext,
  c: Context,
  user: UserRow,
  { purpose }: OneTimeCode,
  counts: Counts,
): Promise<SessionJson> {
  const method = purpose === 'recovery' ? 'recovery' : 'otp';
  const opened = await openSession(ctx, user, { method, ...originOf(ctx, c), details: { purpose }, counts });
  if (!opened) throw await refused(ctx, c, refusals.otpExpired(), user.id);
  return await sessionJson(ctx, opened);
}

/**
 * Stores what the code proves. Returns null while the old or the new address has yet to agree to a change.
 * @throws HttpError `user_banned` for a disabled account
 */
export async function confirmed(ctx: AuthContext, c: Context, code: OneTimeCode): Promise<UserRow | null> {
  const { user, isHalf, replaced } = await confirm(ctx, code, addressOf(ctx, c));
  if (isHalf) return null;
  if (replaced) tellAddressChanged(ctx, replaced);
  if (code.purpose === 'phone_change') tellOwner(ctx, user, phoneChangedMail(ctx.agency.name, user.phone));
  if (isBanned(user)) throw await refused(ctx, c, refusals.userBanned(), user.id);
  return user;
}

/**
 * Logs a wrong code and returns the error to throw: `refusal`, or `user_banned` for a valid link of a disabled account.
 */
export async function refusedSecret(
  ctx: AuthContext,
  c: Context,
  refusal: HttpError,
  secret: string | undefined,
): Promise<HttpError> {
  const disabled = secret ? await disabledHolder(ctx.owner, secret) : null;
  return await refused(ctx, c, disabled ? refusals.userBanned() : refusal, disabled);
}

async function refused(
  ctx: AuthContext,
  c: Context,
  refusal: HttpError,
  target: string | null = null,
): Promise<HttpError> {
  await audit(ctx.owner, { action: 'code_refused', actorRole: 'anon', target, address: addressOf(ctx, c) });
  return refusal;
}

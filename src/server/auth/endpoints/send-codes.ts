import type { Context } from 'hono';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { audit } from '../../activity/audit.ts';
import { isWaitingSignUp } from '../accounts/claim-address.ts';
import { isInvitationOver } from '../accounts/invited.ts';
import { findUser, hasVerifiedFactor, isBanned, type UserRow } from '../accounts/user-row.ts';
import { inBackground } from '../background.ts';
import { challengeFields, readChallenge } from '../codes/code-challenge.ts';
import { type AuthContext, mailCode, mailEmailChange, requireSms, textCode } from '../codes/delivery.ts';
import type { CodeChallenge } from '../codes/one-time-codes.ts';
import { countSending, countSendingTo } from '../rate-limits.ts';
import { refusals } from '../refusals.ts';
import { requireUser } from './callers.ts';
import { channelField, emailField, metadataField, phoneField, readJson } from './request-fields.ts';
import { registerAccount } from './sign-up.ts';

const otpBody = z.object({
  email: emailField.optional(),
  phone: phoneField.optional(),
  channel: channelField,
  create_user: z.boolean().default(true),
  data: metadataField.nullish(),
  ...challengeFields,
});
const recoverBody = z.object({ email: emailField, ...challengeFields });
const resendBody = z.union(
  [
    z.object({ type: z.enum(['signup', 'email_change']), email: emailField, ...challengeFields }),
    z.object({ type: z.enum(['sms', 'phone_change']), phone: phoneField }),
  ],
  'Missing one of these types: signup, email_change, sms, phone_change',
);

/** POST /otp: sends a code to sign in without a password. Answers the same for unknown and disabled accounts. */
export async function sendOtp(ctx: AuthContext, c: Context): Promise<Response> {
  const body = await readJson(c, otpBody);
  if (body.email === undefined) {
    if (body.phone === undefined) throw refusals.invalid('Only an email address or phone number should be provided');
    return await textLater(ctx, c, body.phone, 'sms');
  }
  const { email } = body;
  const challenge = readChallenge(body);
  return await mailLater(ctx, c, email, async () => {
    const user = await findUser(ctx.owner, { email });
    if (user) return mailIfEnabled(ctx, c, user, 'magiclink', challenge);
    if (body.create_user) await registerAccount(ctx, c, { email, userMetadata: body.data ?? {} }, challenge);
  });
}

/** POST /recover: mails a code and link to set a new password. */
export async function sendRecovery(ctx: AuthContext, c: Context): Promise<Response> {
  const body = await readJson(c, recoverBody);
  return await mailLater(ctx, c, body.email, async () => {
    const user = await findUser(ctx.owner, { email: body.email });
    if (user) await mailIfEnabled(ctx, c, user, 'recovery', readChallenge(body));
  });
}

/** POST /resend: sends the code of a pending sign-up or change again. */
export async function resend(ctx: AuthContext, c: Context): Promise<Response> {
  const body = await readJson(c, resendBody);
  if ('phone' in body) return await textLater(ctx, c, body.phone, body.type);
  const { email, type } = body;
  return await mailLater(ctx, c, email, async () => {
    if (type === 'email_change') return await mailChangeAgain(ctx, c, email);
    const user = await findUser(ctx.owner, { email });
    // A sign-up that waits for an admin is disabled, yet gets the mail; an account that an admin disabled gets none.
    const isOpen =
      user && !user.email_confirmed_at && (!isBanned(user) || isWaitingSignUp(user)) && !isInvitationOver(user);
    if (isOpen) await mailCode(ctx, c, { user, purpose: type, sentTo: email });
  });
}

async function mailChangeAgain(ctx: AuthContext, c: Context, email: string): Promise<void> {
  const own = await findUser(ctx.owner, { email });
  const user = own?.email_change ? own : await findUser(ctx.owner, { newEmail: email });
  if (user && !isBanned(user)) await mailEmailChange(ctx, c, user, null);
}

/** GET /reauthenticate: mails a code to the caller's address, for PUT /user. */
export async function reauthenticate(ctx: AuthContext, c: Context): Promise<Response> {
  const { user, aal } = await requireUser(ctx, c);
  if (hasVerifiedFactor(user) && aal !== 'aal2') throw refusals.aal2ToChange();
  if (!user.email) throw refusals.invalid('Reauthentication requires the user to have an email or a phone number');
  await countSending(ctx, c, 'mail', user.id);
  inBackground(ctx.log, 'sending a code by mail', () => mailIfEnabled(ctx, c, user, 'reauthentication', null));
  return c.json({});
}

/** Answers without waiting for `work`, whose time would reveal whether the account exists. */
async function mailLater(ctx: AuthContext, c: Context, email: string, work: () => Promise<void>): Promise<Response> {
  await countSendingTo(ctx, c, 'mail', email, await findUser(ctx.owner, { email }));
  inBackground(ctx.log, 'sending a code by mail', work);
  return c.json({});
}

async function mailIfEnabled(
  ctx: AuthContext,
  c: Context,
  user: UserRow,
  purpose: 'magiclink' | 'recovery' | 'reauthentication',
  challenge: CodeChallenge | null,
): Promise<void> {
  if (!user.email || isBanned(user) || isInvitationOver(user)) return;
  if (purpose === 'recovery') {
    await ctx.owner.query(sql`update auth.users set recovery_sent_at = now() where id = ${user.id}`);
  }
  await mailCode(ctx, c, { user, purpose, sentTo: user.email, challenge });
  await audit(ctx.owner, { action: 'code_sent', actorRole: 'anon', target: user.id, details: { purpose } });
}

async function textLater(
  ctx: AuthContext,
  c: Context,
  phone: string,
  purpose: 'sms' | 'phone_change',
): Promise<Response> {
  requireSms(ctx);
  await countSendingTo(ctx, c, 'sms', phone, await findUser(ctx.owner, { phone }));
  inBackground(ctx.log, 'sending a code by sms', async () => {
    const user = await findUser(ctx.owner, purpose === 'sms' ? { phone } : { newPhone: phone });
    if (user && !isBanned(user)) await textCode(ctx, user, purpose, phone);
  });
  return c.json({ message_id: '' });
}

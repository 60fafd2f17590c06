import type { Context, Handler } from 'hono';
import { z } from 'zod';
import { addressOf, limitedAddress } from './address.ts';
import { audit } from './audit.ts';
import { inBackground } from './background.ts';
import { type AuthContext, mailCode, requireSms, textCode } from './delivery.ts';
import { refusals } from './errors.ts';
import { countCall } from './limits.ts';
import { challengeFields, readChallenge } from './pkce.ts';
import { allowedRedirect } from './redirects.ts';
import { registerAccount } from './registration.ts';
import { channelField, emailField, metadataField, phoneField, readBody, requireUser } from './request.ts';
import { findUser, isBanned, type UserRow } from './users.ts';

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

/** POST /otp: a code instead of a password. The answer is the same for unknown and disabled accounts. */
export function otpHandler(ctx: AuthContext): Handler {
  return async (c) => {
    const body = await readBody(c, otpBody);
    if (body.email !== undefined) {
      const { email } = body;
      const challenge = readChallenge(body);
      await answerLater(ctx, c, 'mail', email, async () => {
        const user = await findUser(ctx.authSql, { email });
        if (user) return mailIfEnabled(ctx, c, user, 'magiclink', challenge);
        if (body.create_user) await registerAccount(ctx, c, { email, data: body.data ?? {} }, challenge);
      });
      return c.json({});
    }
    if (body.phone === undefined) throw refusals.invalid('Only an email address or phone number should be provided');
    await textLater(ctx, c, body.phone, 'sms');
    return c.json({ message_id: '' });
  };
}

/** POST /recover: a code and link to set a new password. */
export function recoverHandler(ctx: AuthContext): Handler {
  return async (c) => {
    const body = await readBody(c, recoverBody);
    await answerLater(ctx, c, 'mail', body.email, async () => {
      const user = await findUser(ctx.authSql, { email: body.email });
      if (user) await mailIfEnabled(ctx, c, user, 'recovery', readChallenge(body));
    });
    return c.json({});
  };
}

/** POST /resend: the code of a sign-up or change that is waiting, once more. */
export function resendHandler(ctx: AuthContext): Handler {
  return async (c) => {
    const body = await readBody(c, resendBody);
    if ('phone' in body) {
      await textLater(ctx, c, body.phone, body.type);
      return c.json({ message_id: '' });
    }
    await answerLater(ctx, c, 'mail', body.email, () => mailAgain(ctx, c, body.type, body.email));
    return c.json({});
  };
}

/** GET /reauthenticate: a code to the own address or number, for PUT /user. */
export function reauthenticateHandler(ctx: AuthContext): Handler {
  return async (c) => {
    const { user } = await requireUser(ctx, c);
    const { email } = user;
    if (!email) throw refusals.invalid('Reauthentication requires the user to have an email');
    await answerLater(ctx, c, 'mail', email, () => mailIfEnabled(ctx, c, user, 'reauthentication', null));
    return c.json({});
  };
}

/** Counts against the limits at once; all that depends on the account happens after the answer. */
async function answerLater(
  ctx: AuthContext,
  c: Context,
  kind: 'mail' | 'sms',
  recipient: string,
  work: () => Promise<void>,
): Promise<void> {
  await countCall(ctx, [
    [`${kind}Address`, limitedAddress(addressOf(ctx, c))],
    [`${kind}Account`, recipient],
  ]);
  inBackground(ctx.log, `sending a code by ${kind}`, work);
}

async function mailIfEnabled(
  ctx: AuthContext,
  c: Context,
  user: UserRow,
  purpose: 'magiclink' | 'recovery' | 'reauthentication',
  challenge: ReturnType<typeof readChallenge>,
): Promise<void> {
  if (!user.email || isBanned(user)) return;
  const redirectTo = allowedRedirect(ctx.settings, c.req.query('redirect_to'), purpose);
  if (purpose === 'recovery') await ctx.authSql`update auth.users set recovery_sent_at = now() where id = ${user.id}`;
  await mailCode(ctx, user, purpose, user.email, { redirectTo, challenge });
  await audit(ctx.authSql, { action: 'code_sent', actorRole: 'anon', target: user.id, details: { purpose } });
}

async function mailAgain(ctx: AuthContext, c: Context, type: 'signup' | 'email_change', email: string): Promise<void> {
  const redirectTo = allowedRedirect(ctx.settings, c.req.query('redirect_to'), type);
  if (type === 'signup') {
    const user = await findUser(ctx.authSql, { email });
    if (user && !user.email_confirmed_at) await mailCode(ctx, user, 'signup', email, { redirectTo });
    return;
  }
  const user = await findUser(ctx.authSql, { newEmail: email });
  if (user) await mailCode(ctx, user, 'email_change', email, { redirectTo });
}

async function textLater(ctx: AuthContext, c: Context, phone: string, purpose: 'sms' | 'phone_change'): Promise<void> {
  requireSms(ctx);
  await answerLater(ctx, c, 'sms', phone, async () => {
    const user = await findUser(ctx.authSql, purpose === 'sms' ? { phone } : { newPhone: phone });
    if (user && !isBanned(user)) await textCode(ctx, user, purpose, phone);
  });
}

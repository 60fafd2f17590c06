import { randomUUID } from 'node:crypto';
import type { Context, Handler } from 'hono';
import { z } from 'zod';
import { createAccount, foreverSeconds, isAdminAddress } from './accounts.ts';
import { addressOf, limitedAddress } from './address.ts';
import { refusalOfDatabase } from './answers.ts';
import { inBackground } from './background.ts';
import { type AuthContext, mailCode } from './delivery.ts';
import { AuthError } from './errors.ts';
import { leastTime } from './least-time.ts';
import { countCall } from './limits.ts';
import type { Metadata } from './metadata.ts';
import type { CodeChallenge } from './one-time-tokens.ts';
import { checkPasswordStrength, hashPassword } from './passwords.ts';
import { challengeFields, readChallenge } from './pkce.ts';
import { allowedRedirect } from './redirects.ts';
import { emailField, metadataField, readBody } from './request.ts';
import { findUser, type UserRow, userJson } from './users.ts';

const body = z.object({
  email: emailField.optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
  data: metadataField.nullish(),
  ...challengeFields,
});

interface Registration {
  email: string;
  passwordHash?: string;
  data: Metadata;
}

/**
 * POST /signup, while SIGNUP is on. The account stays disabled until an admin enables it. Whoever signs up with an
 * address that is taken gets the same answer as anybody else.
 */
export function signUpHandler(ctx: AuthContext): Handler {
  return async (c) => {
    if (!ctx.settings.signup) throw signUpDisabled();
    const given = await readBody(c, body);
    if (given.email === undefined && given.phone === undefined) {
      throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    }
    if (given.email === undefined) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
    const { email } = given;
    checkPasswordStrength(given.password);
    const challenge = readChallenge(given);
    // A taken address spares the writing, and must not be told by that.
    const earliestAnswer = leastTime();
    await countCall(ctx, [
      ['signUpAddress', limitedAddress(addressOf(ctx, c))],
      ['mailAccount', email],
    ]);
    const passwordHash = await hashPassword(given.password);
    const user = await registerAccount(ctx, c, { email, passwordHash, data: given.data ?? {} }, challenge);
    await earliestAnswer;
    return c.json(user ? userJson(user) : imaginaryUser(email, given.data ?? {}));
  };
}

/**
 * Makes a disabled account and mails its confirmation. Null when sign-up is off, the address is taken, or it is the fixed
 * admin address.
 */
export async function registerAccount(
  ctx: AuthContext,
  c: Context,
  { email, passwordHash, data }: Registration,
  challenge: CodeChallenge | null,
): Promise<UserRow | null> {
  if (!ctx.settings.signup || isAdminAddress(ctx, email) || (await findUser(ctx.authSql, { email }))) return null;
  const account = { email, passwordHash, userMetadata: data, banSeconds: foreverSeconds, isConfirmationSent: true };
  const address = addressOf(ctx, c);
  const created = createAccount(ctx, account, { action: 'sign_up', actorRole: 'anon', address });
  const user = await created.catch(nullIfTaken);
  if (!user) return null;
  const redirectTo = allowedRedirect(ctx.settings, c.req.query('redirect_to'), 'signup');
  inBackground(ctx.log, 'sending a confirmation', () =>
    mailCode(ctx, user, 'signup', email, { redirectTo, challenge }),
  );
  return user;
}

/** Of two sign-ups at once with one address the second finds it taken only when it is stored. */
function nullIfTaken(error: unknown): null {
  if (refusalOfDatabase(error)?.code === 'email_exists') return null;
  throw error;
}

/** What a fresh account would look like. */
function imaginaryUser(email: string, data: Metadata): Record<string, unknown> {
  const now = new Date();
  const at = now.toISOString().replace('Z', '000+00:00');
  const banned = new Date(now.getTime() + foreverSeconds * 1000).toISOString().replace('Z', '000+00:00');
  return userJson({
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: null,
    email_change: null,
    email_change_sent_at: null,
    phone: null,
    phone_confirmed_at: null,
    phone_change: null,
    encrypted_password: null,
    invited_at: null,
    confirmation_sent_at: at,
    recovery_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: data,
    banned_until: banned,
    created_at: at,
    updated_at: at,
    factors: [],
  });
}

function signUpDisabled(): AuthError {
  return new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}

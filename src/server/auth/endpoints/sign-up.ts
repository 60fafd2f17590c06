import type { Context } from 'hono';
import { z } from 'zod';
import { addressOf } from '../../http/address.ts';
import { createAccount, foreverSeconds, imagineAccount, type NewAccount } from '../accounts/change-accounts.ts';
import { isAdminAddress } from '../accounts/fixed-admin.ts';
import { userJson } from '../accounts/user-json.ts';
import { findUser, type UserRow } from '../accounts/user-row.ts';
import { inBackground } from '../background.ts';
import { challengeFields, readChallenge } from '../codes/code-challenge.ts';
import { type AuthContext, mailCode } from '../codes/delivery.ts';
import type { CodeChallenge } from '../codes/one-time-codes.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkPasswordStrength } from '../passwords/password-strength.ts';
import { countSendingTo } from '../rate-limits.ts';
import { refusalOfDatabase, refusals } from '../refusals.ts';
import { leastTime } from './least-time.ts';
import { emailField, metadataField, readJson } from './request-fields.ts';

const body = z.object({
  email: emailField.optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
  data: metadataField.nullish(),
  ...challengeFields,
});

/**
 * POST /signup, if SIGNUP is on: creates an account that an admin has to enable. Answers the same for a taken address.
 */
export async function signUp(ctx: AuthContext, c: Context): Promise<Response> {
  if (!ctx.settings.signup) throw refusals.signUpDisabled();
  const given = await readJson(c, body);
  const { email, phone, password } = given;
  if (email === undefined) throw phone === undefined ? refusals.anonymousDisabled() : refusals.phoneSignUpDisabled();
  checkPasswordStrength(password);
  const challenge = readChallenge(given);
  await countSendingTo(ctx, c, 'mail', email, null);
  const passwordHash = await hashPassword(password);
  // The duration of the work below reveals whether the address is taken; `leastTime` hides it.
  const earliestAnswer = leastTime();
  const wanted = { email, passwordHash, userMetadata: given.data ?? {} };
  const user = (await registerAccount(ctx, c, wanted, challenge)) ?? (await imagineAccount(ctx, waiting(wanted)));
  await earliestAnswer;
  return c.json(userJson(user));
}

/**
 * Creates a disabled account and mails its confirmation. Returns null if sign-up is off, if another account has the
 * address, or if it is the address in ADMIN_EMAIL.
 */
export async function registerAccount(
  ctx: AuthContext,
  c: Context,
  wanted: NewAccount & { email: string },
  challenge: CodeChallenge | null,
): Promise<UserRow | null> {
  const { email } = wanted;
  if (!ctx.settings.signup || isAdminAddress(ctx, email) || (await findUser(ctx.owner, { email }))) return null;
  const address = addressOf(ctx, c);
  const created = createAccount(ctx, waiting(wanted), { action: 'sign_up', actorRole: 'anon', address });
  const user = await created.catch(nullIfTaken);
  if (!user) return null;
  inBackground(ctx.log, 'sending a confirmation', () =>
    mailCode(ctx, c, { user, purpose: 'signup', sentTo: email, challenge }),
  );
  return user;
}

/**
 * Returns null if the database refuses the address as taken: of two sign-ups at once, only the database stops the
 * second.
 */
function nullIfTaken(error: unknown): null {
  if (refusalOfDatabase(error)?.code === 'email_exists') return null;
  throw error;
}

const waiting = (wanted: NewAccount) => ({ ...wanted, banSeconds: foreverSeconds, isConfirmationSent: true });

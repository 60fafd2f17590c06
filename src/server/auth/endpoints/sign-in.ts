import type { Context } from 'hono';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { audit } from '../../activity/audit.ts';
import { addressOf, networkOf, originOf } from '../../http/address.ts';
import { keepSession } from '../accounts/evict.ts';
import { findUser, isBanned, type UserKey, type UserRow } from '../accounts/user-row.ts';
import { provesChallenge } from '../codes/code-challenge.ts';
import type { AuthContext } from '../codes/delivery.ts';
import { holderOf, redeemSecret } from '../codes/one-time-codes.ts';
import { rememberDevice } from '../devices.ts';
import { hashPassword, isOutdated, verifyPassword } from '../passwords/password-hash.ts';
import { type Counts, countCall, guessOf } from '../rate-limits.ts';
import { refusals } from '../refusals.ts';
import { openSession } from '../sessions/open-session.ts';
import { purgeNowAndThen } from '../sessions/purge.ts';
import { refreshSession } from '../sessions/refresh.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { leastTime } from './least-time.ts';
import { emailField, phoneField, readJson, readQuery } from './request-fields.ts';

const grantQuery = z.object({ grant_type: z.string().optional() });
const credentials = z.object({ email: z.string().optional(), phone: z.string().optional(), password: z.string() });
const notARefreshToken = 'Refresh token is not valid';
const refreshBody = z.object({ refresh_token: z.string().min(1, notARefreshToken).max(200, notARefreshToken) });
const exchangeBody = z.object({ auth_code: z.string().max(200), code_verifier: z.string().max(200) });

/** POST /token: signs in by password or by the code from a followed link, or refreshes a session. */
export async function grantSession(ctx: AuthContext, c: Context): Promise<Response> {
  const { grant_type } = readQuery(c, grantQuery);
  if (grant_type === 'password') return await signIn(ctx, c);
  if (grant_type === 'refresh_token') return await refresh(ctx, c);
  if (grant_type === 'pkce') return await exchangeCode(ctx, c);
  if (grant_type === 'id_token') throw refusals.providerDisabled();
  if (grant_type === 'web3') throw refusals.web3Disabled();
  throw refusals.invalid('unsupported_grant_type');
}

async function signIn(ctx: AuthContext, c: Context): Promise<Response> {
  const earliestRefusal = leastTime();
  const given = await readJson(c, credentials);
  const login = loginOf(given);
  const address = addressOf(ctx, c);
  const account = Object.values(login ?? {}).join();
  const found = login && (await findUser(ctx.owner, login));
  const counts = guessOf(ctx, c, account, found);
  await countCall(ctx, counts);
  const user = await withPassword(ctx, found, given.password);
  const isUnconfirmed = user?.email && !user.email_confirmed_at;
  const opened =
    user && !isUnconfirmed && (await openSession(ctx, user, { method: 'password', ...originOf(ctx, c), counts }));
  if (!opened) {
    await audit(ctx.owner, { action: 'sign_in_refused', actorRole: 'anon', target: found?.id ?? null, address });
    await earliestRefusal;
    throw isUnconfirmed ? refusals.emailNotConfirmed() : refusals.invalidCredentials();
  }
  rememberDevice(ctx, c, account, opened.user);
  purgeNowAndThen(ctx);
  return c.json(await sessionJson(ctx, opened));
}

function loginOf(given: z.infer<typeof credentials>): UserKey | null {
  if (given.email === undefined && given.phone === undefined) throw refusals.invalid('missing email or phone');
  const email = emailField.safeParse(given.email);
  if (email.success) return { email: email.data };
  const phone = phoneField.safeParse(given.phone);
  return phone.success ? { phone: phone.data } : null;
}

/** Returns the user; null for a wrong password, an unknown user or a disabled one, all after the same time. */
async function withPassword(
  ctx: AuthContext,
  user: UserRow | null | undefined,
  password: string,
): Promise<UserRow | null> {
  const stored = user?.encrypted_password ?? null;
  const matches = await verifyPassword(stored, password);
  if (!user || !stored || !matches || isBanned(user)) return null;
  if (!isOutdated(stored)) return user;
  const fresh = await hashPassword(password);
  await ctx.owner.transaction(async (tx) => {
    await keepSession(tx, 'everything');
    await tx.query(sql`
      update auth.users set encrypted_password = ${fresh} where id = ${user.id} and encrypted_password = ${stored}`);
  });
  return user;
}

async function refresh(ctx: AuthContext, c: Context): Promise<Response> {
  const { refresh_token } = await readJson(c, refreshBody);
  return c.json(await sessionJson(ctx, await refreshSession(ctx, refresh_token, originOf(ctx, c))));
}

async function exchangeCode(ctx: AuthContext, c: Context): Promise<Response> {
  const { auth_code, code_verifier } = await readJson(c, exchangeBody);
  const address = addressOf(ctx, c);
  const counts: Counts = [['guessNetwork', networkOf(ctx, c)]];
  await countCall(ctx, counts);
  const code = await redeemSecret(ctx.owner, ['pkce'], auth_code);
  const user = code && (await holderOf(ctx.owner, code));
  const isProven = code !== null && provesChallenge(code, code_verifier);
  const signIn = { method: 'otp', ...originOf(ctx, c), details: { purpose: 'pkce' }, counts } as const;
  const opened = user && isProven && (await openSession(ctx, user, signIn));
  if (opened) return c.json(await sessionJson(ctx, opened));
  await audit(ctx.owner, { action: 'code_refused', actorRole: 'anon', target: user?.id ?? null, address });
  throw user && !isProven ? refusals.badCodeVerifier() : refusals.flowStateNotFound();
}

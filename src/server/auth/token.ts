import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { addressOf, limitedAddress } from './address.ts';
import { audit } from './audit.ts';
import { AuthError, refusals } from './errors.ts';
import { leastTime } from './least-time.ts';
import { type Counts, countCall } from './limits.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import { exchangeCode } from './pkce.ts';
import { purgeNowAndThen } from './purge.ts';
import { emailField, phoneField, readBody, readQuery } from './request.ts';
import { sessionJson } from './session-json.ts';
import { openSession, refreshSession } from './session-store.ts';
import { findUser, isBanned, type UserRow } from './users.ts';

const grantQuery = z.object({ grant_type: z.string().optional() });
const credentials = z.object({ email: z.string().optional(), phone: z.string().optional(), password: z.string() });
const refreshBody = z.object({ refresh_token: z.string().min(1).max(200) });

/** POST /token: sign-in by password or by the code of a followed link, and refresh. */
export function tokenHandler(ctx: AppContext): Handler {
  return (c) => {
    const { grant_type } = readQuery(c, grantQuery);
    if (grant_type === 'password') return signIn(ctx, c);
    if (grant_type === 'refresh_token') return refresh(ctx, c);
    if (grant_type === 'pkce') return exchangeCode(ctx, c);
    throw new AuthError(400, 'validation_failed', 'unsupported_grant_type');
  };
}

async function signIn(ctx: AppContext, c: Context): Promise<Response> {
  const earliestRefusal = leastTime();
  const given = await readBody(c, credentials);
  const login = loginOf(given);
  const address = addressOf(ctx, c);
  const counts: Counts = [
    ['signInAddress', limitedAddress(address)],
    ['signInAccount', login ? JSON.stringify(login) : 'invalid'],
  ];
  await countCall(ctx, counts);
  const found = login && (await findUser(ctx.authSql, login));
  const user = await whenPasswordMatches(ctx, found, given.password);
  const isUnconfirmed = user?.email && !user.email_confirmed_at;
  const opened = user && !isUnconfirmed && (await openSession(ctx, user, { method: 'password', address, counts }));
  if (!opened) {
    await audit(ctx.authSql, { action: 'sign_in_refused', actorRole: 'anon', target: found?.id ?? null, address });
    await earliestRefusal;
    throw isUnconfirmed
      ? new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
      : refusals.invalidCredentials();
  }
  purgeNowAndThen(ctx);
  return c.json(await sessionJson(ctx, opened));
}

function loginOf(given: z.infer<typeof credentials>): { email: string } | { phone: string } | null {
  if (given.email === undefined && given.phone === undefined) throw refusals.invalid('missing email or phone');
  const email = emailField.safeParse(given.email);
  if (email.success) return { email: email.data };
  const phone = phoneField.safeParse(given.phone);
  return phone.success ? { phone: phone.data } : null;
}

/** Nobody learns whether the account is unknown, disabled, or the password wrong. */
async function whenPasswordMatches(
  ctx: AppContext,
  user: UserRow | null | undefined,
  password: string,
): Promise<UserRow | null> {
  const stored = user?.encrypted_password ?? null;
  const matches = await verifyPassword(stored, password);
  if (!user || !stored || !matches || isBanned(user)) return null;
  if (!isOutdated(stored)) return user;
  const fresh = await hashPassword(password);
  await ctx.authSql`
    update auth.users set encrypted_password = ${fresh} where id = ${user.id} and encrypted_password = ${stored}`;
  return { ...user, encrypted_password: fresh };
}

async function refresh(ctx: AppContext, c: Context): Promise<Response> {
  const { refresh_token } = await readBody(c, refreshBody);
  const address = addressOf(ctx, c);
  await countCall(ctx, [['refreshAddress', limitedAddress(address)]]);
  return c.json(await sessionJson(ctx, await refreshSession(ctx, refresh_token, address)));
}

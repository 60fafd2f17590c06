import type { Context, Handler } from 'hono';
import type { ISql } from 'postgres';
import { z } from 'zod';
import { shutOut } from './accounts.ts';
import { addressOf, limitedAddress } from './address.ts';
import { audit } from './audit.ts';
import { refuseAdminAddress } from './confirmation.ts';
import { type AuthContext, mailCode, requireSms, textCode } from './delivery.ts';
import { AuthError, refusals } from './errors.ts';
import { countCall } from './limits.ts';
import { mergeMetadata, withoutAdminClaim } from './metadata.ts';
import { redeemCode } from './one-time-tokens.ts';
import { checkPasswordStrength, hashPassword, verifyPassword } from './passwords.ts';
import { challengeFields, readChallenge } from './pkce.ts';
import { allowedRedirect } from './redirects.ts';
import {
  channelField,
  emailField,
  metadataField,
  phoneField,
  readBody,
  requireUser,
  type SignedIn,
} from './request.ts';
import { findUser, hasVerifiedFactor, userJson } from './users.ts';

const body = z.object({
  email: emailField.optional(),
  phone: phoneField.optional(),
  channel: channelField,
  password: z.string().optional(),
  nonce: z.string().max(20).optional(),
  data: metadataField.nullish(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});
type Change = z.infer<typeof body>;

/** GET /user: the signed-in user. */
export function getUserHandler(ctx: AuthContext): Handler {
  return async (c) => c.json(userJson((await requireUser(ctx, c)).user));
}

/** PUT /user: the own password, metadata, and, once a code confirms it, address or number. */
export function updateUserHandler(ctx: AuthContext): Handler {
  return async (c) => {
    const signedIn = await requireUser(ctx, c);
    const change = withoutSame(signedIn, await readBody(c, body));
    refuseForbidden(signedIn, change);
    await refuseTaken(ctx, signedIn, change);
    const passwordHash = change.password === undefined ? null : await newPassword(ctx, signedIn, change);
    const { id } = signedIn.user;
    const own = { actor: id, actorRole: 'authenticated', target: id, address: addressOf(ctx, c) } as const;
    await ctx.authLanes.transaction(async (sql) => {
      if (passwordHash) {
        await storePassword(sql, signedIn, passwordHash);
        await audit(sql, { action: 'password_changed', ...own });
      }
      if (change.data) {
        await storeMetadata(sql, id, change.data);
        await audit(sql, { action: 'user_updated', ...own });
      }
    });
    if (change.email !== undefined) await askForEmail(ctx, c, signedIn, change.email, readChallenge(change));
    if (change.phone !== undefined) await askForPhone(ctx, c, signedIn, change.phone);
    const user = await findUser(ctx.authSql, { id });
    if (!user) throw refusals.sessionNotFound();
    return c.json(userJson(user));
  };
}

function withoutSame({ user }: SignedIn, { email, phone, ...change }: Change): Change {
  return {
    ...change,
    ...(email === undefined || email === user.email ? {} : { email }),
    ...(phone === undefined || phone === user.phone ? {} : { phone }),
  };
}

function refuseForbidden({ user, aal }: SignedIn, change: Change): void {
  if (change.app_metadata !== undefined) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const isSensitive = change.password !== undefined || change.email !== undefined || change.phone !== undefined;
  if (isSensitive && hasVerifiedFactor(user) && aal !== 'aal2') {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new AuthError(401, 'insufficient_aal', message);
  }
}

async function refuseTaken(ctx: AuthContext, { user }: SignedIn, { email, phone }: Change): Promise<void> {
  if (email !== undefined) {
    refuseAdminAddress(ctx, user, email);
    if (await findUser(ctx.authSql, { email })) throw refusals.emailExists();
  }
  if (phone !== undefined) {
    requireSms(ctx);
    if (await findUser(ctx.authSql, { phone })) throw refusals.phoneExists();
  }
}

/** The hash of an acceptable new password. A code of GET /reauthenticate, where one is sent along, must be right. */
async function newPassword(ctx: AuthContext, { user }: SignedIn, change: Change): Promise<string> {
  const { password = '', nonce } = change;
  checkPasswordStrength(password);
  if (nonce !== undefined) {
    await countCall(ctx, [['codeAccount', user.id]]);
    const token = await redeemCode(ctx, user.id, ['reauthentication'], user.email ?? '', nonce);
    if (!token) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  if (await verifyPassword(user.encrypted_password, password)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(password);
}

/** A new password ends every other session: whoever knew the old one is out. */
async function storePassword(sql: ISql, { user, sessionId }: SignedIn, passwordHash: string): Promise<void> {
  await sql`update auth.users set encrypted_password = ${passwordHash}, updated_at = now() where id = ${user.id}`;
  await shutOut(sql, user.id, sessionId);
}

async function storeMetadata(sql: ISql, userId: string, data: Record<string, unknown>): Promise<void> {
  const [row] = await sql<{ stored: Record<string, unknown> }[]>`
    select raw_user_meta_data as stored from auth.users where id = ${userId} for update`;
  const merged = metadataField.safeParse(mergeMetadata(row?.stored ?? {}, withoutAdminClaim(data)));
  if (!merged.success) throw refusals.invalid(merged.error.issues[0]?.message ?? 'invalid metadata');
  await sql`update auth.users set raw_user_meta_data = ${sql.json(merged.data as never)}, updated_at = now()
            where id = ${userId}`;
}

async function askForEmail(
  ctx: AuthContext,
  c: Context,
  { user }: SignedIn,
  email: string,
  challenge: ReturnType<typeof readChallenge>,
): Promise<void> {
  await countCall(ctx, [
    ['mailAddress', limitedAddress(addressOf(ctx, c))],
    ['mailAccount', user.id],
  ]);
  await ctx.authSql`update auth.users set email_change = ${email}, email_change_sent_at = now(), updated_at = now()
                    where id = ${user.id}`;
  const redirectTo = allowedRedirect(ctx.settings, c.req.query('redirect_to'), 'email_change');
  await mailCode(ctx, user, 'email_change', email, { redirectTo, challenge });
}

async function askForPhone(ctx: AuthContext, c: Context, { user }: SignedIn, phone: string): Promise<void> {
  await countCall(ctx, [
    ['smsAddress', limitedAddress(addressOf(ctx, c))],
    ['smsAccount', user.id],
  ]);
  await ctx.authSql`update auth.users set phone_change = ${phone}, updated_at = now() where id = ${user.id}`;
  await textCode(ctx, user, 'phone_change', phone);
}

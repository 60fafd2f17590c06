import type { Context } from 'hono';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { audit } from '../../activity/audit.ts';
import type { Queries } from '../../database/pool.ts';
import { passwordChangedMail, phoneChangedMail } from '../../mail/templates.ts';
import { noPhone } from '../accounts/change-accounts.ts';
import { keepSession } from '../accounts/evict.ts';
import { isInvited } from '../accounts/invited.ts';
import { mergeUserMetadata } from '../accounts/metadata.ts';
import { userJson } from '../accounts/user-json.ts';
import { findUser, hasVerifiedFactor, lockUser, type UserRow } from '../accounts/user-row.ts';
import { inBackground } from '../background.ts';
import { challengeFields, readChallenge } from '../codes/code-challenge.ts';
import { type AuthContext, mailEmailChange, requireSms, tellOwner, textCode } from '../codes/delivery.ts';
import { type CodeChallenge, wantEmail } from '../codes/one-time-codes.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import { checkPasswordStrength } from '../passwords/password-strength.ts';
import { countCall, countSending } from '../rate-limits.ts';
import { refusals } from '../refusals.ts';
import { ownAct, requireUser, type SignedIn } from './callers.ts';
import { reauthenticated } from './reauthenticated.ts';
import { channelField, emailField, metadataField, readJson, removablePhoneField } from './request-fields.ts';

const body = z.object({
  email: emailField.optional(),
  phone: removablePhoneField.optional(),
  channel: channelField,
  password: z.string().optional(),
  current_password: z.string().optional(),
  nonce: z.string().max(20).optional(),
  data: metadataField.nullish(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});
type Change = z.infer<typeof body>;

/** GET /user: the signed-in user. */
export async function getOwnAccount(ctx: AuthContext, c: Context): Promise<Response> {
  return c.json(userJson((await requireUser(ctx, c)).user));
}

/**
 * PUT /user: changes the caller's password and metadata at once, but e-mail address and phone number only after a code
 * confirms them.
 */
export async function updateOwnAccount(ctx: AuthContext, c: Context): Promise<Response> {
  const signedIn = await requireUser(ctx, c);
  await countCall(ctx, [['sessionAct', `change ${signedIn.sessionId}`]]);
  const change = withoutSame(signedIn, await readJson(c, body));
  refuseForbidden(signedIn, change);
  if (change.phone) requireSms(ctx);
  if (change.password !== undefined) checkPasswordStrength(change.password);
  if (needsProof(signedIn, change)) {
    const { current_password: present, nonce, phone } = change;
    // Adding a phone number always needs the password or a code, because the number alone is enough to sign in, and a
    // thief may hold a fresh token.
    await reauthenticated(ctx, c, signedIn, { present, nonce, always: Boolean(phone) });
  }
  if (change.phone && (await findUser(ctx.owner, { phone: change.phone }))) throw refusals.phoneExists();
  const passwordHash = change.password === undefined ? null : await newPassword(signedIn, change.password);
  const challenge = readChallenge(change);
  const stored = await ctx.owner.transaction(async (tx) => {
    // Locks the account: earlier changes of its credentials show in `credentials_version`, later ones wait.
    const user = await lockUser(tx, { id: signedIn.user.id });
    if (user?.credentials_version !== signedIn.user.credentials_version) throw refusals.sessionNotFound();
    const { id } = user;
    if (passwordHash) {
      await storePassword(tx, signedIn, passwordHash);
      await audit(tx, ownAct(ctx, c, user, 'password_changed'));
    }
    if (change.data) {
      const merged = mergeUserMetadata(user.raw_user_meta_data, change.data);
      await tx.query(sql`
        update auth.users set raw_user_meta_data = ${JSON.stringify(merged)}::jsonb, updated_at = now() where id = ${id}`);
      await audit(tx, ownAct(ctx, c, user, 'user_updated'));
    }
    if (change.phone === null) {
      await tx.query(sql`update auth.users set ${noPhone}, updated_at = now() where id = ${id}`);
      await audit(tx, ownAct(ctx, c, user, 'phone_changed'));
    }
    return await findUser(tx, { id });
  });
  if (!stored) throw refusals.sessionNotFound();
  if (change.email !== undefined) await askForEmail(ctx, c, stored, change.email, challenge);
  if (change.phone) await askForPhone(ctx, c, stored, change.phone);
  // An invited person's first password replaces none, so there is nothing to report.
  if (passwordHash && signedIn.user.encrypted_password) tellOwner(ctx, stored, passwordChangedMail(ctx.agency.name));
  if (change.phone === null) tellOwner(ctx, stored, phoneChangedMail(ctx.agency.name, null));
  const user = await findUser(ctx.owner, { id: stored.id });
  if (!user) throw refusals.sessionNotFound();
  return c.json(userJson(user));
}

function withoutSame({ user }: SignedIn, { email, phone, ...change }: Change): Change {
  return {
    ...change,
    ...(email === user.email ? {} : { email }),
    ...(phone === user.phone ? {} : { phone }),
  };
}

function refuseForbidden({ user, aal }: SignedIn, change: Change): void {
  if (change.phone === null && !user.email) throw refusals.invalid('The only way to sign in cannot be removed');
  if (change.app_metadata !== undefined) throw refusals.appMetadata();
  if (hasVerifiedFactor(user) && aal !== 'aal2') throw refusals.aal2ToChange();
}

/**
 * Whether the change affects a way to sign in and so needs a password or code given lately. An invited person's first
 * password needs neither.
 */
function needsProof({ user }: SignedIn, { password, email, phone }: Change): boolean {
  if (email !== undefined || phone !== undefined) return true;
  return password !== undefined && !(isInvited(user) && !user.encrypted_password);
}

async function newPassword({ user }: SignedIn, password: string): Promise<string> {
  if (await verifyPassword(user.encrypted_password, password)) throw refusals.samePassword();
  return await hashPassword(password);
}

/** Ends every other session: whoever knew the old password is signed out. */
async function storePassword(tx: Queries, { user, sessionId }: SignedIn, passwordHash: string): Promise<void> {
  await keepSession(tx, sessionId);
  await tx.query(
    sql`update auth.users set encrypted_password = ${passwordHash}, updated_at = now(),
      raw_app_meta_data = raw_app_meta_data - '{must_change_password,invited}'::text[] where id = ${user.id}`,
  );
}

async function askForEmail(
  ctx: AuthContext,
  c: Context,
  before: UserRow,
  email: string,
  challenge: CodeChallenge | null,
): Promise<void> {
  await countSending(ctx, c, 'mail', before.id);
  await wantEmail(ctx.owner, before, email, null);
  const user = await findUser(ctx.owner, { id: before.id });
  if (user?.credentials_version !== before.credentials_version) throw refusals.sessionNotFound();
  // Runs in the background, because its duration reveals whether another account has the new address.
  inBackground(ctx.log, 'sending the codes of a new address', () => mailEmailChange(ctx, c, user, challenge));
}

async function askForPhone(ctx: AuthContext, c: Context, user: UserRow, phone: string): Promise<void> {
  await countSending(ctx, c, 'sms', user.id);
  await ctx.owner.query(sql`
    update auth.users set phone_change = ${phone}, updated_at = now()
    where id = ${user.id} and credentials_version = ${user.credentials_version}`);
  await textCode(ctx, user, 'phone_change', phone);
}

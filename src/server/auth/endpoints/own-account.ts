import type { Context } from 'hono';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { audit } from '../../activity/audit.ts';
import type { Queries } from '../../database/pool.ts';
import { addressOf } from '../../http/address.ts';
import { noPhone } from '../accounts/change-accounts.ts';
import { keepSession } from '../accounts/evict.ts';
import { isInvited } from '../accounts/invited.ts';
import { type Metadata, mergeUserMetadata } from '../accounts/metadata.ts';
import { userJson } from '../accounts/user-json.ts';
import { findUser, hasVerifiedFactor, type UserRow } from '../accounts/user-row.ts';
import { inBackground } from '../background.ts';
import { challengeFields, readChallenge } from '../codes/code-challenge.ts';
import { type AuthContext, mailEmailChange, requireSms, tellPhoneChanged, textCode } from '../codes/delivery.ts';
import { type CodeChallenge, wantEmail } from '../codes/one-time-codes.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import { checkPasswordStrength } from '../passwords/password-strength.ts';
import { countCall, countSending } from '../rate-limits.ts';
import { refusals } from '../refusals.ts';
import { requireUser, type SignedIn } from './callers.ts';
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

/** PUT /user: the own password, metadata, and, once a code confirms it, address or number. */
export async function updateOwnAccount(ctx: AuthContext, c: Context): Promise<Response> {
  const signedIn = await requireUser(ctx, c);
  // Each may cost a hash in the queue that everybody signs in by, and an entry in the audit log.
  await countCall(ctx, [['sessionAct', `change ${signedIn.sessionId}`]]);
  const change = withoutSame(signedIn, await readJson(c, body));
  refuseForbidden(signedIn, change);
  if (change.phone) requireSms(ctx);
  if (change.password !== undefined) checkPasswordStrength(change.password);
  if (isSensitive(change)) {
    const { current_password: present, nonce, phone } = change;
    // A number opens sessions by itself, and a new password leaves it alone: a stolen token must not add one.
    if (!isFirstPassword(signedIn, change)) {
      await reauthenticated(ctx, c, signedIn, { present, nonce, always: Boolean(phone) });
    }
  }
  if (change.phone && (await findUser(ctx.owner, { phone: change.phone }))) throw refusals.phoneExists();
  const passwordHash = change.password === undefined ? null : await newPassword(signedIn, change.password);
  const { id } = signedIn.user;
  const challenge = readChallenge(change);
  const own = { actor: id, actorRole: 'authenticated', target: id, address: addressOf(ctx, c) } as const;
  const stored = await ctx.owner.transaction(async (tx) => {
    await refuseEvicted(tx, signedIn);
    if (passwordHash) {
      await storePassword(tx, signedIn, passwordHash);
      await audit(tx, { action: 'password_changed', ...own });
    }
    if (change.data) {
      await storeMetadata(tx, id, change.data);
      await audit(tx, { action: 'user_updated', ...own });
    }
    if (change.phone === null) {
      await tx.query(sql`update auth.users set ${noPhone}, updated_at = now() where id = ${id}`);
      await audit(tx, { action: 'phone_changed', ...own });
    }
    return await findUser(tx, { id });
  });
  if (!stored) throw refusals.sessionNotFound();
  if (change.email !== undefined) await askForEmail(ctx, c, stored, change.email, challenge);
  if (change.phone) await askForPhone(ctx, c, stored, change.phone);
  if (change.phone === null) tellPhoneChanged(ctx, stored);
  const user = await findUser(ctx.owner, { id });
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

/** Whether it changes a way to sign in. */
function isSensitive({ password, email, phone }: Change): boolean {
  return password !== undefined || email !== undefined || phone !== undefined;
}

/** Of somebody who was invited, however long they took over the form: there is nothing yet that they could prove it by. */
function isFirstPassword({ user }: SignedIn, { email, phone }: Change): boolean {
  return isInvited(user) && !user.encrypted_password && email === undefined && phone === undefined;
}

/** The hash of an acceptable new password. */
async function newPassword({ user }: SignedIn, password: string): Promise<string> {
  if (await verifyPassword(user.encrypted_password, password)) throw refusals.samePassword();
  return await hashPassword(password);
}

/** Whoever was evicted since the request came in changes nothing any more; who is evicted later waits for the row. */
async function refuseEvicted(tx: Queries, { user: { id, credentials_version } }: SignedIn): Promise<void> {
  const there = await tx.query(
    sql`select 1 as one from auth.users where id = ${id} and credentials_version = ${credentials_version} for update`,
  );
  if (there.length === 0) throw refusals.sessionNotFound();
}

/** A new password ends every other session: whoever knew the old one, or chose it, is out. */
async function storePassword(tx: Queries, { user, sessionId }: SignedIn, passwordHash: string): Promise<void> {
  await keepSession(tx, sessionId);
  await tx.query(
    sql`update auth.users set encrypted_password = ${passwordHash}, updated_at = now(),
      raw_app_meta_data = raw_app_meta_data - '{must_change_password,invited}'::text[] where id = ${user.id}`,
  );
}

async function storeMetadata(tx: Queries, userId: string, data: Metadata): Promise<void> {
  const [row] = await tx.query<{ stored: Metadata }>(
    sql`select raw_user_meta_data as stored from auth.users where id = ${userId} for update`,
  );
  const merged = mergeUserMetadata(row?.stored ?? {}, data);
  await tx.query(sql`
    update auth.users set raw_user_meta_data = ${JSON.stringify(merged)}::jsonb, updated_at = now()
    where id = ${userId}`);
}

/**
 * A new request replaces an older one, also where one of the addresses had agreed to that. The answer is the same for an
 * address that somebody else has.
 */
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
  // How long it takes depends on who has the address.
  inBackground(ctx.log, 'sending the codes of a new address', () => mailEmailChange(ctx, c, user, challenge));
}

async function askForPhone(ctx: AuthContext, c: Context, user: UserRow, phone: string): Promise<void> {
  await countSending(ctx, c, 'sms', user.id);
  await ctx.owner.query(sql`
    update auth.users set phone_change = ${phone}, updated_at = now()
    where id = ${user.id} and credentials_version = ${user.credentials_version}`);
  await textCode(ctx, user, 'phone_change', phone);
}

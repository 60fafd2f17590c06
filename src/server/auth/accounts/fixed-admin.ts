import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { isAdmin } from '../../../domain/permissions.ts';
import { normalizeEmail } from '../../../domain/text/turkish.ts';
import { audit } from '../../activity/audit.ts';
import type { AppContext } from '../../context.ts';
import type { Connections, Queries } from '../../database/pool.ts';
import type { Settings } from '../../settings.ts';
import { hashPassword, maxPasswordBytes } from '../passwords/password-hash.ts';
import { namesOfFirstAdmin } from './admin-name.ts';
import { findUser, type UserRow } from './user-row.ts';

/** Whether an address is the agency's fixed admin address. */
export function isAdminAddress(ctx: Pick<AppContext, 'settings'>, email: string): boolean {
  return normalizeEmail(email) === normalizeEmail(ctx.settings.adminEmail);
}

/**
 * Whether a user may not take an address: another account has it, or it is the fixed admin address and the user is no
 * admin.
 */
export async function isTakenFor(
  ctx: Pick<AppContext, 'settings'>,
  db: Queries,
  user: UserRow,
  email: string,
): Promise<boolean> {
  const identity = { email: user.email ?? undefined, app_metadata: user.raw_app_meta_data };
  if (isAdminAddress(ctx, email) && !isAdmin(identity, ctx.settings.adminEmail)) return true;
  return (await findUser(db, { email })) !== undefined;
}

/**
 * Makes the fixed admin address an admin, and creates its account if there are no users. The server prints a generated
 * password, so the admin must change it at first sign-in.
 * @returns e-mail and password of an account just created, else null
 * @throws Error with a one-line message if the given password is too long
 */
export async function ensureAdmin(
  owner: Connections,
  settings: Pick<Settings, 'adminEmail' | 'adminName' | 'adminPassword'>,
): Promise<{ email: string; password: string } | null> {
  const address = normalizeEmail(settings.adminEmail);
  const password = settings.adminPassword;
  return await owner.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtext('auth.first_admin'))`);
    const promoted = await tx.query<{ id: string }>(sql`
      update auth.users set raw_app_meta_data = raw_app_meta_data || '{"is_admin": true}', updated_at = now()
      where email = ${address} and not raw_app_meta_data @> '{"is_admin": true}' returning id`);
    for (const { id } of promoted) await audit(tx, { action: 'user_updated', actorRole: 'service_role', target: id });
    if ((await tx.query(sql`select from auth.users limit 1`)).length > 0) return null;
    if (password && Buffer.byteLength(password) > maxPasswordBytes) {
      throw new Error(`ADMIN_PASSWORD must have at most ${maxPasswordBytes} bytes.`);
    }
    const chosen = password ?? randomBytes(15).toString('base64url');
    const given = password === null ? { must_change_password: true } : {};
    const appMetadata = { provider: 'email', providers: ['email'], is_admin: true, ...given };
    const [made] = await tx.query<{ id: string }>(sql`
      insert into auth.users (email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
      values (${address}, ${await hashPassword(chosen)}, now(), ${JSON.stringify(appMetadata)}::jsonb,
        ${JSON.stringify(namesOfFirstAdmin(settings))}::jsonb) returning id`);
    await audit(tx, { action: 'user_created', actorRole: 'service_role', target: made?.id ?? null });
    return { email: address, password: chosen };
  });
}

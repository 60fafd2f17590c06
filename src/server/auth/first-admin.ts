import { randomBytes } from 'node:crypto';
import type { ISql } from 'postgres';
import { normalizeEmail } from '../../domain/turkish.ts';
import type { Lanes } from '../database/lanes.ts';
import { audit } from './audit.ts';
import { hashPassword, maxPasswordBytes } from './passwords.ts';

/**
 * Makes sure that the agency's fixed admin address is an admin. On a database without users its account is created.
 * @returns e-mail and password when the account was created just now, else null
 * @throws Error with one line when the given password is too long
 */
export async function ensureAdmin(
  lanes: Lanes,
  { email, password }: { email: string; password: string | null },
): Promise<{ email: string; password: string } | null> {
  const address = normalizeEmail(email);
  return lanes.transaction(async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtext('auth.first_admin'))`;
    const promoted = await sql<{ id: string }[]>`
      update auth.users set raw_app_meta_data = raw_app_meta_data || '{"is_admin": true}', updated_at = now()
      where email = ${address} and not raw_app_meta_data @> '{"is_admin": true}' returning id`;
    for (const { id } of promoted) await audit(sql, { action: 'user_updated', actorRole: 'service_role', target: id });
    if (await hasUsers(sql)) return null;
    if (password && Buffer.byteLength(password) > maxPasswordBytes) {
      throw new Error(`ADMIN_PASSWORD must have at most ${maxPasswordBytes} bytes.`);
    }
    const chosen = password ?? randomBytes(15).toString('base64url');
    const [made] = await sql<{ id: string }[]>`
      insert into auth.users (email, encrypted_password, email_confirmed_at, raw_app_meta_data)
      values (${address}, ${await hashPassword(chosen)}, now(),
              ${sql.json({ provider: 'email', providers: ['email'], is_admin: true })}) returning id`;
    await audit(sql, { action: 'user_created', actorRole: 'service_role', target: made?.id ?? null });
    return { email: address, password: chosen };
  });
}

async function hasUsers(sql: ISql): Promise<boolean> {
  return (await sql`select from auth.users limit 1`).length > 0;
}

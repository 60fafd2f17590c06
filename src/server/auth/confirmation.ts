import { isAdmin } from '../../domain/permissions.ts';
import type { AppContext } from '../context.ts';
import { isAdminAddress } from './accounts.ts';
import { audit } from './audit.ts';
import { refusals } from './errors.ts';
import type { OneTimeToken } from './one-time-tokens.ts';
import { findUser, type UserRow } from './users.ts';

type Needs = Pick<AppContext, 'authLanes' | 'settings'>;

/**
 * Stores what a redeemed code has proven: an address, a number, or a change of one of them.
 * @throws AuthError `email_exists` when somebody else took the new address meanwhile, or may not have it
 */
export async function confirm(ctx: Needs, user: UserRow, token: OneTimeToken, address: string): Promise<UserRow> {
  const { id } = user;
  if (token.purpose === 'email_change') refuseAdminAddress(ctx, user, token.sent_to);
  else if (!isOwn(user, token)) throw refusals.otpExpired();
  const own = { actor: id, actorRole: 'authenticated', target: id, address } as const;
  return ctx.authLanes.transaction(async (sql) => {
    switch (token.purpose) {
      case 'email_change':
        await sql`update auth.users set email = ${token.sent_to}, email_confirmed_at = now(), email_change = null,
                    updated_at = now() where id = ${id}`;
        await sql`delete from auth.one_time_tokens where user_id = ${id}`;
        await audit(sql, { action: 'email_changed', ...own });
        break;
      case 'phone_change':
        await sql`update auth.users set phone = ${token.sent_to}, phone_confirmed_at = now(), phone_change = null,
                    updated_at = now() where id = ${id}`;
        await audit(sql, { action: 'phone_changed', ...own });
        break;
      case 'sms':
        await sql`update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, now()) where id = ${id}`;
        break;
      default:
        await sql`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = ${id}`;
    }
    return (await findUser(sql, { id })) ?? user;
  });
}

/** A code sent to an address the account no longer has proves nothing. */
function isOwn(user: UserRow, token: OneTimeToken): boolean {
  return [user.email, user.phone, user.phone_change].includes(token.sent_to);
}

/**
 * Only an admin may take the fixed admin address; to others it looks taken.
 * @throws AuthError `email_exists`
 */
export function refuseAdminAddress(ctx: Pick<Needs, 'settings'>, user: UserRow, email: string): void {
  const identity = { email: user.email ?? undefined, app_metadata: user.raw_app_meta_data };
  if (isAdminAddress(ctx, email) && !isAdmin(identity, ctx.settings.adminEmail)) throw refusals.emailExists();
}

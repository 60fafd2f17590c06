import sql, { type Sql } from 'sql-template-tag';
import type { AppContext } from '../../context.ts';
import { refuseAdminAddress } from '../accounts/fixed-admin.ts';
import { findUser, type UserRow } from '../accounts/user-row.ts';
import { audit } from '../audit.ts';
import { refusals } from '../refusals.ts';
import type { OneTimeCode } from './one-time-codes.ts';

/**
 * Stores what a redeemed code has proven: an address, a number, or a change of one of them.
 * @param address where the code was sent in from, for the audit log
 * @throws HttpError `email_exists` when the address may not be theirs
 * @throws DatabaseError when somebody else took the new address or number meanwhile
 */
export async function confirm(
  ctx: Pick<AppContext, 'owner' | 'settings'>,
  user: UserRow,
  code: OneTimeCode,
  address: string,
): Promise<UserRow> {
  const { id } = user;
  const { purpose } = code;
  if (purpose === 'email_change') refuseAdminAddress(ctx, user, code.sent_to);
  else if (!isOwn(user, code)) throw refusals.otpExpired();
  return await ctx.owner.transaction(async (tx) => {
    await tx.query(sql`update auth.users set ${proven(code)} where id = ${id}`);
    if (purpose === 'email_change') await tx.query(sql`delete from auth.one_time_tokens where user_id = ${id}`);
    if (purpose === 'email_change' || purpose === 'phone_change') {
      const action = purpose === 'email_change' ? 'email_changed' : 'phone_changed';
      await audit(tx, { action, actor: id, actorRole: 'authenticated', target: id, address });
    }
    return (await findUser(tx, { id })) ?? user;
  });
}

function proven({ purpose, sent_to }: OneTimeCode): Sql {
  switch (purpose) {
    case 'email_change':
      return sql`email = ${sent_to}, email_confirmed_at = now(), email_change = null, updated_at = now()`;
    case 'phone_change':
      return sql`phone = ${sent_to}, phone_confirmed_at = now(), phone_change = null, updated_at = now()`;
    case 'sms':
      return sql`phone_confirmed_at = coalesce(phone_confirmed_at, now())`;
    default:
      return sql`email_confirmed_at = coalesce(email_confirmed_at, now())`;
  }
}

/** A code sent to an address the account no longer has proves nothing. */
function isOwn(user: UserRow, code: OneTimeCode): boolean {
  return [user.email, user.phone, user.phone_change].includes(code.sent_to);
}

import sql, { type Sql } from 'sql-template-tag';
import { audit } from '../../activity/audit.ts';
import type { AppContext } from '../../context.ts';
import { isTakenFor } from '../accounts/fixed-admin.ts';
import { getUser, lockUser, type UserRow } from '../accounts/user-row.ts';
import { refusals } from '../refusals.ts';
import type { OneTimeCode } from './one-time-codes.ts';

/**
 * Stores what a redeemed code has proven: an address, a number, or a change of one of them.
 * @returns `isHalf` while the old or the new address has yet to agree; `replaced`, the old address after a change
 * @throws HttpError `otp_expired` if the account's codes were voided meanwhile, `email_exists` if another account has
 * the address
 */
export async function confirm(ctx: Pick<AppContext, 'owner' | 'settings'>, code: OneTimeCode, address: string) {
  const { user_id: id, purpose } = code;
  return await ctx.owner.transaction(async (tx) => {
    // Locks the account until the transaction ends. A change of its credentials before that shows in
    // `credentials_version`.
    const before = await lockUser(tx, { id });
    if (before?.credentials_version !== code.credentials_version || !isMeant(before, code)) throw refusals.otpExpired();
    const isNewAddress = purpose === 'email_change' || purpose === 'email_change_current';
    const isHalf = isNewAddress && isFirstOfTwo(before, code);
    if (isNewAddress && !isHalf) {
      if (!before.email_change) throw refusals.otpExpired();
      if (await isTakenFor(ctx, tx, before, before.email_change)) throw refusals.emailExists();
    }
    const change = isHalf ? sql`email_change_accepted = ${purpose}` : proven(code);
    await tx.query(sql`update auth.users set ${change} where id = ${id}`);
    if (!isHalf && (isNewAddress || purpose === 'phone_change')) {
      const action = isNewAddress ? 'email_changed' : 'phone_changed';
      await audit(tx, { action, actor: id, actorRole: 'authenticated', target: id, address });
    }
    return { user: await getUser(tx, { id }), isHalf, replaced: isNewAddress && !isHalf ? before.email : null };
  });
}

/** Whether this is the first of two codes: to replace a confirmed address, both the old and the new one must agree. */
function isFirstOfTwo(user: UserRow, { purpose }: OneTimeCode): boolean {
  return needsConsent(user) && (user.email_change_accepted ?? purpose) === purpose;
}

/** Whether the account has an address that has to agree to a change. */
export function needsConsent(user: UserRow): boolean {
  return Boolean(user.email && user.email_confirmed_at);
}

function proven({ purpose, sent_to }: OneTimeCode): Sql {
  switch (purpose) {
    case 'email_change':
    case 'email_change_current':
      return sql`email = email_change, email_confirmed_at = now(), updated_at = now()`;
    case 'phone_change':
      return sql`phone = ${sent_to}, phone_confirmed_at = now(), phone_change = null, updated_at = now()`;
    case 'sms':
      return sql`phone_confirmed_at = coalesce(phone_confirmed_at, now())`;
    default:
      return sql`email_confirmed_at = coalesce(email_confirmed_at, now())`;
  }
}

/** Whether the account's addresses and number still are what they were when the code was sent. */
function isMeant(user: UserRow, { purpose, sent_to, email_change }: OneTimeCode): boolean {
  switch (purpose) {
    case 'email_change':
      return sent_to === user.email_change;
    case 'email_change_current':
      return sent_to === user.email && email_change === user.email_change;
    case 'phone_change':
      return sent_to === user.phone_change;
    case 'sms':
      return sent_to === user.phone;
    default:
      return sent_to === user.email;
  }
}

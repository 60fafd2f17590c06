import sql, { type Sql } from 'sql-template-tag';
import { audit } from '../../activity/audit.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../database/pool.ts';
import { isTakenFor } from '../accounts/fixed-admin.ts';
import { findUser, type UserRow } from '../accounts/user-row.ts';
import { refusals } from '../refusals.ts';
import { holderOf, type OneTimeCode } from './one-time-codes.ts';

/** What a code has done. */
export interface Confirmed {
  user: UserRow;
  /** Whether the other of the two addresses has to agree before anything changes. */
  isHalf: boolean;
  /** The address that is the account's no more. */
  replaced: string | null;
}

/**
 * Stores what a redeemed code has proven: an address, a number, or a change of one of them.
 * @param address where the code was sent in from, for the audit log
 * @throws HttpError `otp_expired` when its account was evicted since, `email_exists` when the address may not be theirs
 * @throws DatabaseError when somebody else took the new address or number meanwhile
 */
export async function confirm(
  ctx: Pick<AppContext, 'owner' | 'settings'>,
  code: OneTimeCode,
  address: string,
): Promise<Confirmed> {
  const { user_id: id, purpose } = code;
  return await ctx.owner.transaction(async (tx) => {
    // Locked: an eviction comes before, and is seen here, or after.
    await tx.query(sql`select from auth.users where id = ${id} for update`);
    const before = await holderOf(tx, code);
    if (!before) throw refusals.otpExpired();
    if (!isMeant(before, code)) throw refusals.otpExpired();
    const isNewAddress = isOfEmailChange(code);
    const isHalf = isNewAddress && isFirstOfTwo(before, code);
    if (isNewAddress && !isHalf) await refuseNewAddress(ctx, tx, before);
    await tx.query(sql`update auth.users set ${isHalf ? accepted(code) : proven(code)} where id = ${id}`);
    if (!isHalf && (isNewAddress || purpose === 'phone_change')) {
      const action = isNewAddress ? 'email_changed' : 'phone_changed';
      await audit(tx, { action, actor: id, actorRole: 'authenticated', target: id, address });
    }
    const user = (await findUser(tx, { id })) ?? before;
    return { user, isHalf, replaced: isNewAddress && !isHalf ? before.email : null };
  });
}

const isOfEmailChange = ({ purpose }: OneTimeCode) => purpose === 'email_change' || purpose === 'email_change_current';

async function refuseNewAddress(ctx: Pick<AppContext, 'settings'>, tx: Queries, user: UserRow): Promise<void> {
  const email = user.email_change;
  if (!email) throw refusals.otpExpired();
  if (await isTakenFor(ctx, tx, user, email)) throw refusals.emailExists();
}

/** A confirmed address has to agree to being replaced, and the new one to being taken; in whichever order. */
function isFirstOfTwo(user: UserRow, { purpose }: OneTimeCode): boolean {
  return needsConsent(user) && (user.email_change_accepted ?? purpose) === purpose;
}

/** Whether the account has an address that has to agree to a change. */
export function needsConsent(user: UserRow): boolean {
  return Boolean(user.email && user.email_confirmed_at);
}

const accepted = ({ purpose }: OneTimeCode): Sql => sql`email_change_accepted = ${purpose}`;

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

/**
 * Whether a code still proves something: not one sent to an address or number the account no longer has or wants, nor one
 * that agreed to another new address.
 */
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

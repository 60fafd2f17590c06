import sql from 'sql-template-tag';
import { type Act, audit } from '../../activity/audit.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../database/pool.ts';
import { refusals } from '../refusals.ts';
import { foreverSeconds, insertAccount, noPhone, storedAppMetadata } from './change-accounts.ts';
import { isInvited } from './invited.ts';
import { type Metadata, mergeUserMetadata } from './metadata.ts';
import { findUser, isBanned, type UserRow } from './user-row.ts';

/** What an admin prepares for the owner of an address. */
export interface Claim {
  email: string;
  /** Absent where the owner is to choose one. */
  passwordHash?: string;
  data: Metadata;
  appMetadata?: Metadata;
  isInvitation: boolean;
}

/**
 * The account that an admin prepares for the owner of an address, who proves it by a mail. One that nobody confirmed yet, or
 * whose owner was invited and has set no password, need not be its owner's: its
 * password, sessions, codes, second factors and number go, and what somebody wrote who only signed up with the address. Their sign-up waits for an admin to enable it, which this does.
 * @throws HttpError `email_exists` for a confirmed account, `user_banned` for one that an admin has disabled
 */
export async function claimAddress(
  ctx: Pick<AppContext, 'owner' | 'settings'>,
  claim: Claim,
  act: Act,
): Promise<UserRow> {
  return await ctx.owner.transaction(async (tx) => {
    const { email, passwordHash, data, appMetadata } = claim;
    await act.check?.(tx);
    await tx.query(sql`select from auth.users where email = ${email} for update`);
    const known = await findUser(tx, { email });
    const replaced = known !== undefined && isWaitingSignUp(known);
    if (known) await renew(ctx, tx, known, claim);
    const { id } = known ?? (await insertAccount(ctx, tx, { email, passwordHash, userMetadata: data, appMetadata }));
    if (claim.isInvitation) {
      await tx.query(sql`update auth.users set invited_at = now(), confirmation_sent_at = now() where id = ${id}`);
    }
    const details = { ...act.details, ...(replaced ? { replaced_sign_up: true } : {}) };
    await audit(tx, { ...act, target: id, details });
    return (await findUser(tx, { id })) ?? Promise.reject(refusals.userNotFound());
  });
}

async function renew(
  ctx: Pick<AppContext, 'settings'>,
  tx: Queries,
  known: UserRow,
  { email, passwordHash, data, appMetadata = {} }: Claim,
): Promise<void> {
  if (known.email_confirmed_at && !isInvited(known)) throw refusals.emailExists();
  const isWaiting = isWaitingSignUp(known);
  if (isBanned(known) && !isWaiting) throw refusals.addressBanned();
  const metadata = mergeUserMetadata(isWaiting ? {} : known.raw_user_meta_data, data);
  await tx.query(sql`
    update auth.users set encrypted_password = ${passwordHash}, banned_until = null,
      raw_user_meta_data = ${JSON.stringify(metadata)}::jsonb,
      raw_app_meta_data = ${JSON.stringify(storedAppMetadata(ctx, email, known.raw_app_meta_data, appMetadata))}::jsonb, credentials_version = credentials_version + 1, updated_at = now(),
      ${noPhone}
    where id = ${known.id}`);
  // Whoever had the account may have left them there, to keep its owner out or to come back by.
  await tx.query(sql`delete from auth.mfa_factors where user_id = ${known.id}`);
}

/** Whether an account made itself by a sign-up and no admin has decided about it: it is disabled since it exists. */
export function isWaitingSignUp(user: UserRow): boolean {
  if (!user.banned_until) return false;
  return Date.parse(user.banned_until) - Date.parse(user.created_at) === foreverSeconds * 1000;
}

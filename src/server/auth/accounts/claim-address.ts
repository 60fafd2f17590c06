import sql from 'sql-template-tag';
import { type Act, audit } from '../../activity/audit.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../database/pool.ts';
import { refusals } from '../refusals.ts';
import { foreverSeconds, insertAccount, noPhone, withAdminMark } from './change-accounts.ts';
import { isInvited } from './invited.ts';
import { type Metadata, mergeMetadata, mergeUserMetadata } from './metadata.ts';
import { getUser, isBanned, lockUser, type UserRow } from './user-row.ts';

export interface Claim {
  email: string;
  /** Absent if the owner is to choose the password. */
  passwordHash?: string;
  data: Metadata;
  appMetadata?: Metadata;
  isInvitation: boolean;
}

type Needs = Pick<AppContext, 'owner' | 'settings'>;

/**
 * Prepares an account for the owner of an address, who will prove ownership by mail. Removes every way in that a
 * stranger with this address may have left, and enables a sign-up that waits for an admin.
 * @throws HttpError `email_exists` for a confirmed account, `user_banned` for an account that an admin disabled
 */
export async function claimAddress(ctx: Needs, claim: Claim, act: Act): Promise<UserRow> {
  return await ctx.owner.transaction(async (tx) => {
    const { email, passwordHash, data, appMetadata } = claim;
    await act.check?.(tx);
    const known = await lockUser(tx, { email });
    if (known) await renew(ctx, tx, known, claim);
    const { id } = known ?? (await insertAccount(ctx, tx, { email, passwordHash, userMetadata: data, appMetadata }));
    if (claim.isInvitation) {
      await tx.query(sql`update auth.users set invited_at = now(), confirmation_sent_at = now() where id = ${id}`);
    }
    const details = known && isWaitingSignUp(known) ? { ...act.details, replaced_sign_up: true } : act.details;
    await audit(tx, { ...act, target: id, details });
    return await getUser(tx, { id });
  });
}

async function renew(
  ctx: Needs,
  tx: Queries,
  known: UserRow,
  { email, passwordHash, data, appMetadata = {} }: Claim,
): Promise<void> {
  if (known.email_confirmed_at && !isInvited(known)) throw refusals.emailExists();
  const isWaiting = isWaitingSignUp(known);
  if (isBanned(known) && !isWaiting) throw refusals.addressBanned();
  const userMetadata = mergeUserMetadata(isWaiting ? {} : known.raw_user_meta_data, data);
  const marks = withAdminMark(ctx, email, mergeMetadata(known.raw_app_meta_data, appMetadata));
  await tx.query(sql`
    update auth.users set encrypted_password = ${passwordHash}, banned_until = null,
      raw_user_meta_data = ${JSON.stringify(userMetadata)}::jsonb, raw_app_meta_data = ${JSON.stringify(marks)}::jsonb,
      credentials_version = credentials_version + 1, updated_at = now(), ${noPhone}
    where id = ${known.id}`);
  // A stranger may have left factors that lock the owner out or let the stranger back in.
  await tx.query(sql`delete from auth.mfa_factors where user_id = ${known.id}`);
}

/** Whether a sign-up waits for an admin: the account has been disabled "for ever" since its creation. */
export function isWaitingSignUp({ banned_until, created_at }: UserRow): boolean {
  return banned_until !== null && Date.parse(banned_until) - Date.parse(created_at) === foreverSeconds * 1000;
}

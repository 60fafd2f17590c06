import type { ISql } from 'postgres';
import type { AppContext } from '../context.ts';
import { foreverSeconds, insertAccount } from './accounts.ts';
import { type Act, audit } from './audit.ts';
import { AuthError, refusals } from './errors.ts';
import { type Metadata, mergeMetadata, withoutAdminClaim } from './metadata.ts';
import { endSessions } from './session-store.ts';
import { findUser, isBanned, type UserRow } from './users.ts';

/** What an admin prepares for the owner of an address. */
export interface Claim {
  email: string;
  /** Absent where the owner is to choose one. */
  passwordHash?: string;
  data: Metadata;
  isInvitation: boolean;
}

/**
 * The account that an admin prepares for the owner of an address, who proves it by a mail. One that nobody confirmed yet
 * need not be its owner's: its password, sessions and codes go, and what somebody wrote who only signed up with the
 * address. Their sign-up waits for an admin to enable it, which this does.
 * @throws AuthError `email_exists` for a confirmed account, `user_banned` for one that an admin has disabled
 */
export async function claimAddress(
  ctx: Pick<AppContext, 'authLanes' | 'settings'>,
  claim: Claim,
  act: Act,
): Promise<UserRow> {
  return ctx.authLanes.transaction(async (sql) => {
    await sql`select from auth.users where email = ${claim.email} for update`;
    const known = await findUser(sql, { email: claim.email });
    const replaced = known !== undefined && isWaitingSignUp(known);
    if (known) await renew(sql, known, claim);
    const { email, passwordHash, data } = claim;
    const { id } = known ?? (await insertAccount(ctx, sql, { email, passwordHash, userMetadata: data }));
    if (claim.isInvitation) {
      await sql`update auth.users set invited_at = now(), confirmation_sent_at = now() where id = ${id}`;
    }
    await audit(sql, {
      ...act,
      target: id,
      details: { ...act.details, ...(replaced ? { replaced_sign_up: true } : {}) },
    });
    return (await findUser(sql, { id })) ?? Promise.reject(refusals.userNotFound());
  });
}

async function renew(sql: ISql, known: UserRow, { passwordHash, data }: Claim): Promise<void> {
  if (known.email_confirmed_at) throw refusals.emailExists();
  const isWaiting = isWaitingSignUp(known);
  if (isBanned(known) && !isWaiting) {
    throw new AuthError(422, 'user_banned', 'The account with this email address was disabled: enable it first');
  }
  const metadata = mergeMetadata(isWaiting ? {} : known.raw_user_meta_data, withoutAdminClaim(data));
  await sql`
    update auth.users set encrypted_password = ${passwordHash ?? null}, banned_until = null,
      raw_user_meta_data = ${sql.json(metadata as never)}, updated_at = now()
    where id = ${known.id}`;
  await endSessions(sql, known.id);
  await sql`delete from auth.one_time_tokens where user_id = ${known.id}`;
}

/** Whether an account made itself by a sign-up and no admin has decided about it: it is disabled since it exists. */
export function isWaitingSignUp(user: UserRow): boolean {
  if (!user.banned_until) return false;
  return Date.parse(user.banned_until) - Date.parse(user.created_at) === foreverSeconds * 1000;
}

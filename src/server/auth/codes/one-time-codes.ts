import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { SigningKeys } from '../../context.ts';
import type { Queries } from '../../database/pool.ts';
import { findUser, type UserRow } from '../accounts/user-row.ts';

export const invitationHours = 72;

const lifetimeSeconds = {
  signup: 3600,
  invite: invitationHours * 3600,
  magiclink: 3600,
  recovery: 3600,
  email_change: 3600,
  email_change_current: 3600,
  sms: 600,
  phone_change: 600,
  reauthentication: 600,
  pkce: 300,
};

export type CodePurpose = keyof typeof lifetimeSeconds;

/** What a client sends so that it can prove later that it is the same client (RFC 7636). */
export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

export interface OneTimeCode {
  user_id: string;
  purpose: CodePurpose;
  sent_to: string;
  /** The new address that waited for confirmation when the code was issued. */
  email_change: string | null;
  credentials_version: number;
  code_challenge: string | null;
  code_challenge_method: CodeChallenge['method'] | null;
}

export interface WantedCode {
  user: Pick<UserRow, 'id' | 'credentials_version' | 'email_change'>;
  purpose: CodePurpose;
  sentTo: string;
  challenge?: CodeChallenge | null;
}

type Keys = Pick<SigningKeys, 'digest'>;

const maxAttempts = 5;
const columns = sql`t.user_id, t.purpose, t.sent_to, t.email_change, t.credentials_version, t.code_challenge, t.code_challenge_method`;
/**
 * A code is void if the account is disabled or its credentials changed after the code was issued. A sign-up that waits
 * for an admin is disabled, but its code stays valid.
 */
const isAlive = sql`
  t.user_id = u.id and t.credentials_version = u.credentials_version and t.expires_at > now() and u.deleted_at is null
    and (u.banned_until is null or u.banned_until <= now() or t.purpose = 'signup')`;

/** Six random digits, for a person to type. */
export function sixDigits(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/**
 * Issues a code to type and a secret for a link; using either ends both. Replaces the user's earlier codes of the same
 * purpose, and stores only hashes.
 */
export async function issueCode(
  db: Queries,
  keys: Keys,
  { user, purpose, sentTo, challenge }: WantedCode,
): Promise<{ code: string; secret: string }> {
  const code = sixDigits();
  const secret = randomBytes(32).toString('base64url');
  await db.query(sql`
    insert into auth.one_time_tokens as t
      (user_id, purpose, sent_to, email_change, credentials_version, code_hash, link_hash, code_challenge, code_challenge_method, expires_at)
    values (${user.id}, ${purpose}, ${sentTo}, ${user.email_change}, ${user.credentials_version}, ${codeHash(keys, user.id, code)},
      ${secretHash(secret)}, ${challenge?.challenge}, ${challenge?.method}, now() + make_interval(secs => ${lifetimeSeconds[purpose]}))
    on conflict (user_id, purpose) do update set
      sent_to = excluded.sent_to, email_change = excluded.email_change, credentials_version = excluded.credentials_version, code_hash = excluded.code_hash, link_hash = excluded.link_hash,
      code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
      attempts = 0, created_at = now(), expires_at = excluded.expires_at`);
  return { code, secret };
}

/**
 * Redeems a typed code. If several accounts wait to confirm the same address or number, finds the account that the code
 * belongs to. After five wrong tries a code is void.
 */
export async function redeemCode(
  db: Queries,
  keys: Keys,
  { sentTo, purposes, code }: { sentTo: string; purposes: readonly CodePurpose[]; code: string },
): Promise<OneTimeCode | null> {
  // Locks rows in a fixed order to avoid deadlocks.
  const candidates = await db.query<{ id: string; user_id: string; code_hash: Buffer }>(sql`
    with waiting as materialized (
      select t.id from auth.one_time_tokens t, auth.users u
      where t.sent_to = ${sentTo} and t.purpose = any(${purposes}::text[]) and t.attempts < ${maxAttempts} and ${isAlive}
      order by t.id for update of t
    )
    update auth.one_time_tokens t set attempts = attempts + 1 from waiting where t.id = waiting.id
    returning t.id, t.user_id, t.code_hash`);
  const match = candidates.find(({ user_id, code_hash }) => timingSafeEqual(codeHash(keys, user_id, code), code_hash));
  return match ? await take(db, sql`t.id = ${match.id}`) : null;
}

/** Redeems the secret of a link. */
export async function redeemSecret(
  db: Queries,
  purposes: readonly CodePurpose[],
  secret: string,
): Promise<OneTimeCode | null> {
  return await take(db, sql`t.link_hash = ${secretHash(secret)} and t.purpose = any(${purposes}::text[])`);
}

/** Finds the holder of a link that fails only because the account is disabled. */
export async function disabledHolder(db: Queries, secret: string): Promise<string | null> {
  const [row] = await db.query<{ user_id: string }>(sql`
    select t.user_id from auth.one_time_tokens t join auth.users u on u.id = t.user_id and u.credentials_version = t.credentials_version
    where t.link_hash = ${secretHash(secret)} and t.expires_at > now() and u.banned_until > now()`);
  return row?.user_id ?? null;
}

/** Deletes the row and returns it: of two calls with the same code only one gets it. */
async function take(db: Queries, which: Sql): Promise<OneTimeCode | null> {
  const [row] = await db.query<OneTimeCode>(sql`
    delete from auth.one_time_tokens t using auth.users u where ${which} and ${isAlive} returning ${columns}`);
  return row ?? null;
}

/**
 * Stores the new address that a user wants, and voids the codes sent for an earlier one. Does nothing if the account's
 * credentials have changed since its row was read.
 * @param accepted the purpose of the code that the user need not redeem; null if both codes are needed
 */
export async function wantEmail(
  db: Queries,
  { id, credentials_version }: UserRow,
  email: string,
  accepted: UserRow['email_change_accepted'],
): Promise<void> {
  await db.query(sql`
    with wanted as (
      update auth.users set email_change = ${email}, email_change_sent_at = now(), email_change_accepted = ${accepted},
        updated_at = now()
      where id = ${id} and credentials_version = ${credentials_version} returning id
    )
    delete from auth.one_time_tokens t using wanted
    where t.user_id = wanted.id and t.purpose in ('email_change', 'email_change_current')`);
}

/** Finds the account of a redeemed code; undefined if its codes were voided or it was deleted meanwhile. */
export async function holderOf(db: Queries, code: OneTimeCode): Promise<UserRow | undefined> {
  const user = await findUser(db, { id: code.user_id });
  return user?.credentials_version === code.credentials_version ? user : undefined;
}

/** Uses the server's key: otherwise a thief of the hash could quickly try all million codes. */
function codeHash(keys: Keys, userId: string, code: string): Buffer {
  return keys.digest('code', userId, code);
}

function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

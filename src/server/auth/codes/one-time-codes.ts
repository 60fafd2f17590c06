import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queries } from '../../database/pool.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';

/** What a code proves, and how many seconds it may be used. */
const lifetimeSeconds = {
  signup: 3600,
  invite: 24 * 3600,
  magiclink: 3600,
  recovery: 3600,
  email_change: 3600,
  sms: 600,
  phone_change: 600,
  reauthentication: 600,
  pkce: 300,
};

export type CodePurpose = keyof typeof lifetimeSeconds;

/** What a client sends that will prove later to be the same one (RFC 7636). */
export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

/** A row of `auth.one_time_tokens`, as it is taken out of it. */
export interface OneTimeCode {
  user_id: string;
  purpose: CodePurpose;
  sent_to: string;
  code_challenge: string | null;
  code_challenge_method: CodeChallenge['method'] | null;
}

interface Wanted {
  userId: string;
  purpose: CodePurpose;
  sentTo: string;
  challenge?: CodeChallenge | null | undefined;
}

type Keys = Pick<SigningKeys, 'digest'>;

const maxAttempts = 5;
const columns = sql`user_id, purpose, sent_to, code_challenge, code_challenge_method`;

/** Six random digits, for a person to type. */
export function sixDigits(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/**
 * Makes a six-digit code to type and a long secret for a link, either usable once. A newer one for the same purpose
 * replaces an older one. Only hashes are stored.
 */
export async function issueCode(
  db: Queries,
  keys: Keys,
  { userId, purpose, sentTo, challenge }: Wanted,
): Promise<{ code: string; secret: string }> {
  const code = sixDigits();
  const secret = randomBytes(32).toString('base64url');
  await db.query(sql`
    insert into auth.one_time_tokens as t
      (user_id, purpose, sent_to, code_hash, link_hash, code_challenge, code_challenge_method, expires_at)
    values (${userId}, ${purpose}, ${sentTo}, ${codeHash(keys, userId, code)}, ${secretHash(secret)},
      ${challenge?.challenge}, ${challenge?.method}, now() + make_interval(secs => ${lifetimeSeconds[purpose]}))
    on conflict (user_id, purpose) do update set
      sent_to = excluded.sent_to, code_hash = excluded.code_hash, link_hash = excluded.link_hash,
      code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
      attempts = 0, created_at = now(), expires_at = excluded.expires_at`);
  return { code, secret };
}

/** Takes a typed code. After five wrong ones the right one does not work either. */
export async function redeemCode(
  db: Queries,
  keys: Keys,
  {
    userId,
    sentTo,
    purposes,
    code,
  }: { userId: string; sentTo: string; purposes: readonly CodePurpose[]; code: string },
): Promise<OneTimeCode | null> {
  const candidates = await db.query<{ id: string; code_hash: Buffer }>(sql`
    update auth.one_time_tokens set attempts = attempts + 1
    where user_id = ${userId} and purpose = any(${purposes}::text[]) and sent_to = ${sentTo}
      and expires_at > now() and attempts < ${maxAttempts}
    returning id, code_hash`);
  const hash = codeHash(keys, userId, code);
  const match = candidates.find((candidate) => timingSafeEqual(hash, candidate.code_hash));
  if (!match) return null;
  // Of two calls with the same code one gets the row.
  const [row] = await db.query<OneTimeCode>(
    sql`delete from auth.one_time_tokens where id = ${match.id} returning ${columns}`,
  );
  return row ?? null;
}

/** Takes the secret of a link. */
export async function redeemSecret(
  db: Queries,
  purposes: readonly CodePurpose[],
  secret: string,
): Promise<OneTimeCode | null> {
  const [row] = await db.query<OneTimeCode>(sql`
    delete from auth.one_time_tokens
    where link_hash = ${secretHash(secret)} and purpose = any(${purposes}::text[]) and expires_at > now()
    returning ${columns}`);
  return row ?? null;
}

/** A million codes are tried in no time: without the server's key a stolen hash must not give the code away. */
function codeHash(keys: Keys, userId: string, code: string): Buffer {
  return keys.digest('code', userId, code);
}

function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

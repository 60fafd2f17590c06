import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { ISql } from 'postgres';
import type { AppContext } from '../context.ts';

export type TokenPurpose =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'sms'
  | 'phone_change'
  | 'reauthentication'
  | 'pkce';

/** What a client with a code verifier sends along, to be proven when it comes back (RFC 7636). */
export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

export interface OneTimeToken {
  id: string;
  user_id: string;
  purpose: TokenPurpose;
  sent_to: string;
  code_challenge: string | null;
  code_challenge_method: CodeChallenge['method'] | null;
}

interface Wanted {
  userId: string;
  purpose: TokenPurpose;
  sentTo: string;
  challenge?: CodeChallenge | null | undefined;
}

type Needs = Pick<AppContext, 'authSql' | 'keys'>;

const lifetimeSeconds: Readonly<Record<TokenPurpose, number>> = {
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
const maxAttempts = 5;

/**
 * Makes a six-digit code to type and a long secret for a link, either usable once. A newer one for the same purpose
 * replaces an older one. Only hashes are stored.
 */
export async function issueToken(ctx: Needs, { userId, purpose, sentTo, challenge }: Wanted) {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const link = randomBytes(32).toString('base64url');
  await ctx.authSql`
    insert into auth.one_time_tokens as t
      (user_id, purpose, sent_to, code_hash, link_hash, code_challenge, code_challenge_method, expires_at)
    values (${userId}, ${purpose}, ${sentTo}, ${codeHash(ctx, userId, code)}, ${linkHash(link)},
      ${challenge?.challenge ?? null}, ${challenge?.method ?? null},
      now() + make_interval(secs => ${lifetimeSeconds[purpose]}))
    on conflict (user_id, purpose) do update set
      sent_to = excluded.sent_to, code_hash = excluded.code_hash, link_hash = excluded.link_hash,
      code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
      attempts = 0, created_at = now(), expires_at = excluded.expires_at`;
  return { code, link };
}

/** Takes a typed code. After five wrong ones the right one does not work either. */
export async function redeemCode(
  ctx: Needs,
  userId: string,
  purposes: readonly TokenPurpose[],
  sentTo: string,
  code: string,
): Promise<OneTimeToken | null> {
  const candidates = await ctx.authSql<(OneTimeToken & { code_hash: Uint8Array })[]>`
    update auth.one_time_tokens set attempts = attempts + 1
    where user_id = ${userId} and purpose in ${ctx.authSql(purposes)} and sent_to = ${sentTo}
      and expires_at > now() and attempts < ${maxAttempts}
    returning id, code_hash`;
  const hash = codeHash(ctx, userId, code);
  const match = candidates.find((candidate) => timingSafeEqual(hash, candidate.code_hash));
  return match ? take(ctx.authSql, match.id) : null;
}

/** Takes the secret of a link. */
export async function redeemLink(
  ctx: Needs,
  purposes: readonly TokenPurpose[],
  link: string,
): Promise<OneTimeToken | null> {
  const [row] = await ctx.authSql<OneTimeToken[]>`
    delete from auth.one_time_tokens
    where link_hash = ${linkHash(link)} and purpose in ${ctx.authSql(purposes)} and expires_at > now()
    returning id, user_id, purpose, sent_to, code_challenge, code_challenge_method`;
  return row ?? null;
}

/** Of two calls with the same code one gets the row. */
async function take(sql: ISql, id: string): Promise<OneTimeToken | null> {
  const [row] = await sql<OneTimeToken[]>`
    delete from auth.one_time_tokens where id = ${id}
    returning id, user_id, purpose, sent_to, code_challenge, code_challenge_method`;
  return row ?? null;
}

/** A million codes are tried in no time: without the server's key a stolen hash must not give the code away. */
function codeHash(ctx: Needs, userId: string, code: string): Buffer {
  return ctx.keys.digest('code', userId, code);
}

function linkHash(link: string): Buffer {
  return createHash('sha256').update(link).digest();
}

import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { type AuditEntry, auditRow } from '../../activity/audit.ts';
import type { AppContext } from '../../context.ts';
import type { Origin } from '../../http/address.ts';
import { hasVerifiedFactor, type UserRow } from '../accounts/user-row.ts';
import { type Counts, refund } from '../rate-limits.ts';

export type AuthMethod = 'password' | 'otp' | 'recovery' | 'totp' | 'mfa/phone' | 'recovery_code';

export interface SessionRow {
  id: string;
  aal: 'aal1' | 'aal2';
  amr: { method: AuthMethod; timestamp: number }[];
}

export interface OpenSession {
  user: UserRow;
  session: SessionRow;
  refreshToken: string;
}

export const idleDays = 30;
/**
 * The most sessions a user can have. One more sign-in ends the longest unused session without a second factor (aal1),
 * or if there is none, with one (aal2): a thief with only the password must not end an aal2 session.
 */
const mostSessions = 100;

export interface SignIn extends Origin {
  method: AuthMethod;
  details?: Record<string, string>;
  /** The rate limits that counted this sign-in attempt. If it succeeds, they no longer count it. */
  counts: Counts;
}

/**
 * Opens a session with its first refresh token and logs the sign-in, in one round trip.
 * @returns null if the account is disabled, or its sessions were ended after `user` was read
 */
export async function openSession(
  ctx: Pick<AppContext, 'owner' | 'keys' | 'settings'>,
  user: UserRow,
  { method, address, userAgent, details = {}, counts }: SignIn,
): Promise<OpenSession | null> {
  const refreshToken = newRefreshToken();
  const half: AuditEntry['details'] = hasVerifiedFactor(user) ? { lacks_factor: true } : {};
  const noted = { ...details, ...half };
  const entry = { action: 'sign_in', actor: user.id, actorRole: 'authenticated', address, details: noted } as const;
  const [session] = await ctx.owner.query<SessionRow & { updated_at: string }>(sql`
    with signed_in as (
      update auth.users set last_sign_in_at = now(), updated_at = now()
      where id = ${user.id} and deleted_at is null and (banned_until is null or banned_until <= now())
        and credentials_version = ${user.credentials_version}
      returning id, updated_at
    ), opened as (
      insert into auth.sessions (user_id, amr, user_agent, address)
      select id, ${amrOf(method)}::jsonb, ${userAgent}::text, ${address}::text from signed_in returning id, aal, amr
    ), token as (
      insert into auth.refresh_tokens (token_hash, session_id, generation)
      select ${tokenHash(refreshToken)}::bytea, id, 0 from opened
    ), surplus as (
      delete from auth.sessions where id in (
        select s.id from auth.sessions s join signed_in on s.user_id = signed_in.id
        order by s.aal desc, s.refreshed_at desc offset ${mostSessions - 1})
    ), noted as (
      ${auditRow(entry, sql`from opened`)}
    )${refund(ctx, counts)}
    select opened.id, aal, amr, updated_at from opened, signed_in`);
  if (!session) return null;
  const { updated_at, ...row } = session;
  return { user: { ...user, last_sign_in_at: updated_at, updated_at }, session: row, refreshToken };
}

/** Hashes a refresh token; for 256 random bits a plain hash suffices. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export const newRefreshToken = () => randomBytes(32).toString('base64url');

/** The claim `amr` of a token: the user has just proven their identity by `method`. */
export const amrOf = (method: AuthMethod) => JSON.stringify([{ method, timestamp: Math.floor(Date.now() / 1000) }]);

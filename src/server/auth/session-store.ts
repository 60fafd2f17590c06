import { createHash, randomBytes } from 'node:crypto';
import type { ISql } from 'postgres';
import type { AppContext } from '../context.ts';
import { audit, auditRow } from './audit.ts';
import { AuthError, refusals } from './errors.ts';
import { type Counts, countCall, refund } from './limits.ts';
import { isBanned, type UserRow, userColumns } from './users.ts';

/** How somebody proved who they are; ends up in the claim `amr`. */
export type AuthMethod = 'password' | 'otp' | 'recovery' | 'totp' | 'mfa/phone';

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

type Needs = Pick<AppContext, 'authLanes' | 'authSql' | 'keys' | 'settings'>;

/** A session nobody used for this long ends. */
const idleDays = 30;

/** How a user signs in. */
export interface SignIn {
  method: AuthMethod;
  /** Where from. */
  address: string;
  /** For the audit log. */
  details?: Record<string, string>;
  /** What the attempt was counted as; it was no guess after all. */
  counts: Counts;
}

/**
 * Signs a user in: opens a session with its first refresh token. Notes the sign-in, all in one round trip.
 * @returns null when the account got another password, was disabled or deleted since `user` was read: a change that ends
 * all sessions must not leave one behind that was just being opened. The row is locked first, so one waits for the other.
 */
export async function openSession(
  ctx: Pick<Needs, 'authSql' | 'keys' | 'settings'>,
  user: UserRow,
  { method, address, details = {}, counts }: SignIn,
): Promise<OpenSession | null> {
  const { authSql: sql } = ctx;
  const refreshToken = randomBytes(32).toString('base64url');
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }];
  const [session] = await sql<(SessionRow & { updated_at: string })[]>`
    with signed_in as (
      update auth.users set last_sign_in_at = now(), updated_at = now()
      where id = ${user.id} and deleted_at is null and (banned_until is null or banned_until <= now())
        and encrypted_password is not distinct from ${user.encrypted_password}
      returning id, updated_at
    ), opened as (
      insert into auth.sessions (user_id, amr) select id, ${sql.json(amr)}::jsonb from signed_in returning id, aal, amr
    ), token as (
      insert into auth.refresh_tokens (token_hash, session_id, generation)
      select ${tokenHash(refreshToken)}, id, 0 from opened
    ), noted as (
      ${auditRow(sql, { action: 'sign_in', actor: user.id, actorRole: 'authenticated', address, details }, sql`from opened`)}
    )${refund(ctx, sql, counts)}
    select opened.id, aal, amr, updated_at from opened, signed_in`;
  if (!session) return null;
  const { updated_at, ...row } = session;
  return { user: { ...user, last_sign_in_at: updated_at, updated_at }, session: row, refreshToken };
}

/**
 * Exchanges a refresh token for its successor.
 *
 * Each token follows from the one before by a keyed hash, so that the predecessor of the active token, sent again
 * because the answer got lost or two tabs refreshed together, leads to the same active token, although only hashes are
 * stored. An older token was copied: the session ends.
 *
 * @throws AuthError `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`, `user_banned`
 */
export async function refreshSession(ctx: Needs, presented: string, address: string): Promise<OpenSession> {
  const found = await findPresented(ctx.authSql, presented);
  if (!found) throw tokenNotFound();
  const { session, user } = found;
  const refusal = refuse(found, user);
  if (refusal || !user) {
    const error = refusal ?? tokenNotFound();
    await ctx.authLanes.transaction(async (sql) => {
      await sql`delete from auth.sessions where id = ${session.id}`;
      const whom = { actorRole: 'anon', target: user?.id ?? null } as const;
      await audit(sql, { action: 'refresh_refused', ...whom, address, details: { reason: error.code } });
    });
    throw error;
  }
  await countCall(ctx, [['refreshAccount', user.id]]);
  const refreshToken = ctx.keys.digest('refresh', presented).toString('base64url');
  const isActive = found.presented === found.generation;
  // Whoever was overtaken looks again: by a parallel call the session went on, or it ended.
  if (isActive && !(await advance(ctx.authSql, found, refreshToken)))
    return await refreshSession(ctx, presented, address);
  return { user, session, refreshToken };
}

function tokenNotFound(): AuthError {
  return new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
}

interface Presented {
  session: SessionRow;
  /** The session's newest, and the one that was presented. */
  generation: number;
  presented: number;
  idle: boolean;
  /** Absent when the account was deleted. */
  user: UserRow | null;
}

async function findPresented(sql: ISql, token: string): Promise<Presented | null> {
  type Facts = Omit<SessionRow, 'id'> & Omit<Presented, 'session' | 'user'> & { session_id: string };
  const [found] = await sql<(Facts & UserRow)[]>`
    select s.id as session_id, s.aal, s.amr, s.generation, t.generation as presented,
      s.refreshed_at < now() - make_interval(days => ${idleDays}) as idle, ${userColumns(sql)}
    from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
      left join auth.users u on u.id = s.user_id and u.deleted_at is null
    where t.token_hash = ${tokenHash(token)}`;
  if (!found) return null;
  const { session_id: id, aal, amr, generation, presented, idle, ...user } = found;
  return { session: { id, aal, amr }, generation, presented, idle, user: user.id ? user : null };
}

/** Makes `refreshToken` the active one; false when the session is no longer at the generation that was found. */
async function advance(sql: ISql, { session, generation }: Presented, refreshToken: string): Promise<boolean> {
  const stored = await sql`
    with next as (
      update auth.sessions set generation = generation + 1, refreshed_at = now()
      where id = ${session.id} and generation = ${generation} returning id, generation
    )
    insert into auth.refresh_tokens (token_hash, session_id, generation)
    select ${tokenHash(refreshToken)}, id, generation from next returning 1 as one`;
  return stored.length === 1;
}

function refuse(found: Presented, user: UserRow | null): AuthError | null {
  if (user && isBanned(user)) return new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  if (found.idle) return new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  if (found.presented < found.generation - 1) {
    return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  return null;
}

/** Ends sessions of a user: all, one, or all but one. */
export async function endSessions(
  sql: ISql,
  userId: string,
  scope: 'all' | { only: string } | { except: string } = 'all',
): Promise<void> {
  const which =
    scope === 'all' ? sql`` : 'only' in scope ? sql`and id = ${scope.only}` : sql`and id <> ${scope.except}`;
  await sql`delete from auth.sessions where user_id = ${userId} ${which}`;
}

/** Refresh tokens are 256 random bits: a plain hash suffices. */
function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Raises a session to aal2 after its second factor was verified, under a new refresh token; the old one is forgotten.
 * Other sessions of the user that lack a second factor end, and so do factors of the same kind nobody finished enrolling.
 */
export async function raiseSession(
  ctx: Needs,
  userId: string,
  sessionId: string,
  factor: { id: string; factor_type: 'totp' | 'phone' },
  address: string,
): Promise<OpenSession> {
  const refreshToken = randomBytes(32).toString('base64url');
  const method: AuthMethod = factor.factor_type === 'totp' ? 'totp' : 'mfa/phone';
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }];
  return ctx.authLanes.transaction(async (sql) => {
    await sql`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor.id}`;
    await sql`delete from auth.mfa_factors
              where user_id = ${userId} and factor_type = ${factor.factor_type} and status = 'unverified'`;
    const [session] = await sql<(SessionRow & { generation: number })[]>`
      update auth.sessions set aal = 'aal2', factor_id = ${factor.id}, refreshed_at = now(),
        generation = generation + 1,
        amr = ${sql.json(amr)} || jsonb_path_query_array(amr, '$[*] ? (@.method != $method)', ${sql.json({ method })})
      where id = ${sessionId} and user_id = ${userId} returning id, aal, amr, generation`;
    if (!session) throw refusals.sessionNotFound();
    await sql`delete from auth.refresh_tokens where session_id = ${sessionId}`;
    await sql`insert into auth.refresh_tokens (token_hash, session_id, generation)
              values (${tokenHash(refreshToken)}, ${sessionId}, ${session.generation})`;
    await sql`delete from auth.sessions where user_id = ${userId} and aal = 'aal1'`;
    const [user] = await sql<UserRow[]>`select ${userColumns(sql)} from auth.users u where u.id = ${userId}`;
    if (!user) throw refusals.sessionNotFound();
    const own = { actor: userId, actorRole: 'authenticated', target: userId } as const;
    await audit(sql, { action: 'factor_verified', ...own, address });
    return { user, session: { id: session.id, aal: session.aal, amr: session.amr }, refreshToken };
  });
}

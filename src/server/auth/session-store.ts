import { createHash, randomBytes } from 'node:crypto';
import type { ISql } from 'postgres';
import type { AppContext } from '../context.ts';
import { AuthError, refusals } from './errors.ts';
import { countCall } from './limits.ts';
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

/** Signs a user in: opens a session with its first refresh token. Notes the time of the sign-in. */
export async function openSession(sql: ISql, user: UserRow, method: AuthMethod): Promise<OpenSession> {
  const refreshToken = randomBytes(32).toString('base64url');
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }];
  const [session] = await sql<(SessionRow & { updated_at: string })[]>`
    with opened as (
      insert into auth.sessions (user_id, amr) values (${user.id}, ${sql.json(amr)}) returning id, aal, amr
    ), token as (
      insert into auth.refresh_tokens (token_hash, session_id, generation)
      select ${tokenHash(refreshToken)}, id, 0 from opened
    ), signed_in as (
      update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${user.id} returning updated_at
    )
    select id, aal, amr, updated_at from opened, signed_in`;
  if (!session) throw refusals.userNotFound();
  const { updated_at, ...row } = session;
  return { user: { ...user, last_sign_in_at: updated_at, updated_at }, session: row, refreshToken };
}

/**
 * Exchanges a refresh token for its successor.
 *
 * Each token follows from the one before by a keyed hash, so that the predecessor of the active token, sent again
 * because the answer got lost or two tabs refreshed together, leads to the same active token, although only hashes are
 * stored. An older token was copied: the session ends. The session's row is locked, which makes parallel calls queue.
 *
 * @throws AuthError `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`, `user_banned`
 */
export async function refreshSession(ctx: Needs, presented: string): Promise<OpenSession> {
  const result = await ctx.authLanes.transaction((sql) => advance(sql, ctx, presented));
  if (result instanceof AuthError) throw result;
  return result;
}

/** Returns refusals instead of throwing them: ending the family must not be rolled back. */
async function advance(sql: ISql, ctx: Needs, presented: string): Promise<OpenSession | AuthError> {
  const [found] = await sql<(SessionRow & { user_id: string; generation: number; presented: number; idle: boolean })[]>`
    select s.id, s.aal, s.amr, s.user_id, s.generation, t.generation as presented,
           s.refreshed_at < now() - make_interval(days => ${idleDays}) as idle
    from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
    where t.token_hash = ${tokenHash(presented)} for update of s`;
  if (!found) return new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  const [user] = await sql<UserRow[]>`
    select ${userColumns(sql)} from auth.users u where u.id = ${found.user_id} and u.deleted_at is null`;
  const refusal = refuse(found, user);
  if (refusal || !user) {
    await sql`delete from auth.sessions where id = ${found.id}`;
    return refusal ?? new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  await countCall(ctx, 'refreshAccount', user.id, sql);
  const refreshToken = ctx.keys.digest('refresh', presented).toString('base64url');
  if (found.presented === found.generation) {
    await sql`
      with next as (
        update auth.sessions set generation = generation + 1, refreshed_at = now() where id = ${found.id}
        returning id, generation
      )
      insert into auth.refresh_tokens (token_hash, session_id, generation)
      select ${tokenHash(refreshToken)}, id, generation from next`;
  }
  return { user, session: { id: found.id, aal: found.aal, amr: found.amr }, refreshToken };
}

function refuse(
  found: { generation: number; presented: number; idle: boolean },
  user: UserRow | undefined,
): AuthError | null {
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
 * Raises a session to aal2 after its second factor was verified, under a new refresh token; the old one is forgotten. Other sessions of the user
 * that lack a second factor end, and so do factors of the same kind nobody finished enrolling.
 */
export async function raiseSession(
  ctx: Needs,
  userId: string,
  sessionId: string,
  factor: { id: string; factor_type: 'totp' | 'phone' },
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
        generation = generation + 1, amr = ${sql.json(amr)} || amr
      where id = ${sessionId} and user_id = ${userId} returning id, aal, amr, generation`;
    if (!session) throw refusals.sessionNotFound();
    await sql`delete from auth.refresh_tokens where session_id = ${sessionId}`;
    await sql`insert into auth.refresh_tokens (token_hash, session_id, generation)
              values (${tokenHash(refreshToken)}, ${sessionId}, ${session.generation})`;
    await sql`delete from auth.sessions where user_id = ${userId} and aal = 'aal1'`;
    const [user] = await sql<UserRow[]>`select ${userColumns(sql)} from auth.users u where u.id = ${userId}`;
    if (!user) throw refusals.sessionNotFound();
    return { user, session: { id: session.id, aal: session.aal, amr: session.amr }, refreshToken };
  });
}

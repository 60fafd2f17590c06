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
 * stored. An older token was copied: the session ends.
 *
 * @throws AuthError `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`, `user_banned`
 */
export async function refreshSession(ctx: Needs, presented: string): Promise<OpenSession> {
  const found = await findPresented(ctx.authSql, presented);
  if (!found) throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  const { session, user } = found;
  const refusal = refuse(found, user);
  if (refusal || !user) {
    await ctx.authSql`delete from auth.sessions where id = ${session.id}`;
    throw refusal ?? new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  await countCall(ctx, 'refreshAccount', user.id);
  const refreshToken = ctx.keys.digest('refresh', presented).toString('base64url');
  const isActive = found.presented === found.generation;
  // Whoever was overtaken looks again: by a parallel call the session went on, or it ended.
  if (isActive && !(await advance(ctx.authSql, found, refreshToken))) return await refreshSession(ctx, presented);
  return { user, session, refreshToken };
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

import sql, { type Sql } from 'sql-template-tag';
import { type AuditEntry, audit } from '../../activity/audit.ts';
import type { AppContext } from '../../context.ts';
import { findUser, lockUser } from '../accounts/user-row.ts';
import type { FactorRow } from '../factors/stored-factors.ts';
import { type Counts, refund } from '../rate-limits.ts';
import { refusals } from '../refusals.ts';
import {
  type AuthMethod,
  amrOf,
  newRefreshToken,
  type OpenSession,
  type SessionRow,
  tokenHash,
} from './open-session.ts';

type Needs = Pick<AppContext, 'owner' | 'keys' | 'settings'>;

/**
 * Raises a session to aal2 after its second factor was verified.
 * @throws HttpError `session_not_found` or `mfa_factor_not_found` if either was deleted meanwhile
 */
export async function raiseSession(
  ctx: Needs,
  sessionId: string,
  { id, user_id, factor_type, status }: FactorRow,
  given: Pick<Proof, 'address' | 'counts'>,
): Promise<OpenSession> {
  const raised = await raise(ctx, sessionId, user_id, {
    ...given,
    method: factor_type === 'totp' ? 'totp' : 'mfa/phone',
    proof: sql`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${id} returning id`,
    factor: sql`${id}::uuid`,
    action: 'factor_verified',
    details: { is_first: status !== 'verified' },
  });
  if (!raised) throw refusals.factorNotFound();
  return raised;
}

/**
 * Raises a session to aal2 by a recovery code, which works once. Removing the user's oldest factor later lowers the
 * session to aal1 again.
 * @returns null if the code is not one of the user's
 * @throws HttpError `session_not_found`, without using the code up
 */
export async function raiseByRecoveryCode(
  ctx: Needs,
  sessionId: string,
  userId: string,
  codeHash: Buffer,
  given: Pick<Proof, 'address' | 'counts'>,
): Promise<OpenSession | null> {
  return await raise(ctx, sessionId, userId, {
    ...given,
    method: 'recovery_code',
    proof: sql`delete from auth.recovery_codes where user_id = ${userId} and code_hash = ${codeHash} returning user_id`,
    factor: sql`(select f.id from auth.mfa_factors f where f.user_id = ${userId} and f.status = 'verified'
      order by f.created_at limit 1)`,
    action: 'recovery_code_used',
  });
}

interface Proof {
  address: string;
  counts: Counts;
  method: AuthMethod;
  /**
   * SQL that marks the factor as verified or uses the recovery code up. It yields no row if there is no such factor or
   * code.
   */
  proof: Sql;
  /** The factor the session depends on: removing it lowers the session to aal1. */
  factor: Sql;
  action: AuditEntry['action'];
  details?: AuditEntry['details'];
}

async function raise(
  ctx: Needs,
  sessionId: string,
  userId: string,
  { method, proof, factor, action, details = {}, address, counts }: Proof,
): Promise<OpenSession | null> {
  const refreshToken = newRefreshToken();
  return await ctx.owner.transaction(async (tx) => {
    // Locks the account, so that nobody can enrol a factor meanwhile.
    await lockUser(tx, { id: userId });
    const proven = await tx.query(sql`with opened as (${proof})${refund(ctx, counts)} select from opened`);
    if (proven.length === 0) return null;
    await tx.query(sql`delete from auth.mfa_factors where user_id = ${userId} and status = 'unverified'`);
    const [raised] = await tx.query<SessionRow & { generation: number }>(sql`
      update auth.sessions set aal = 'aal2', factor_id = ${factor}, refreshed_at = now(), proven_at = now(), generation = generation + 1,
        amr = ${amrOf(method)}::jsonb
          || jsonb_path_query_array(amr, '$[*] ? (@.method != $method)', jsonb_build_object('method', ${method}::text))
      where id = ${sessionId} and user_id = ${userId} returning id, aal, amr, generation`);
    if (!raised) throw refusals.sessionNotFound();
    const { generation, ...session } = raised;
    await tx.query(sql`delete from auth.refresh_tokens where session_id = ${sessionId}`);
    await tx.query(sql`
      insert into auth.refresh_tokens (token_hash, session_id, generation)
      values (${tokenHash(refreshToken)}, ${sessionId}, ${generation})`);
    await tx.query(sql`delete from auth.sessions where user_id = ${userId} and aal = 'aal1'`);
    const user = await findUser(tx, { id: userId });
    if (!user) throw refusals.sessionNotFound();
    await audit(tx, { action, details, actor: userId, actorRole: 'authenticated', target: userId, address });
    return { user, session, refreshToken };
  });
}

import sql from 'sql-template-tag';
import { type Act, audit } from '../../activity/audit.ts';
import type { Connections, Queries } from '../../database/pool.ts';
import { type FactorSummary, lockUser } from '../accounts/user-row.ts';
import { refusals } from '../refusals.ts';

export interface FactorRow extends Pick<FactorSummary, 'id' | 'factor_type' | 'status'> {
  user_id: string;
  /** Encrypted. */
  secret: Buffer | null;
  phone: string | null;
}

const unfinishedSeconds = 600;

/** Finds a factor of this user. @throws HttpError `mfa_factor_not_found` */
export async function findFactor(db: Queries, userId: string, factorId: string): Promise<FactorRow> {
  const [row] = await db.query<FactorRow>(sql`
    select id, user_id, factor_type, status, secret, phone from auth.mfa_factors
    where id = ${factorId} and user_id = ${userId}`);
  if (!row) throw refusals.factorNotFound();
  return row;
}

/** Removes one factor of a user, or all if `factorId` is null. Sessions raised to aal2 with them fall back to aal1. */
export async function removeFactors(
  owner: Connections,
  userId: string,
  factorId: string | null,
  act: Act,
): Promise<void> {
  await owner.transaction(async (tx) => {
    await act.check?.(tx);
    // A request that raises a session with this factor has committed before this lock, or waits for it: no session
    // stays raised.
    await lockUser(tx, { id: userId });
    await tx.query(sql`
      with removed as (
        delete from auth.mfa_factors where user_id = ${userId} and id = coalesce(${factorId}::uuid, id)
      )
      update auth.sessions set aal = 'aal1', factor_id = null
      where user_id = ${userId} and (${factorId}::uuid is null or factor_id = ${factorId}::uuid)`);
    await audit(tx, { ...act, target: userId });
  });
}

/** Deletes factors whose enrolment was not finished in time. */
export async function forgetUnfinishedFactors(db: Queries): Promise<void> {
  await db.query(sql`
    delete from auth.mfa_factors
    where status = 'unverified' and created_at < now() - make_interval(secs => ${unfinishedSeconds})`);
}

import sql from 'sql-template-tag';
import type { Queries } from '../../database/pool.ts';

/**
 * Ends every session, code and pending change of an account. A new password, a ban and a deletion do this by trigger.
 */
export async function evict(tx: Queries, userId: string): Promise<void> {
  await tx.query(sql`update auth.users set credentials_version = credentials_version + 1 where id = ${userId}`);
}

/**
 * Keeps a session that this transaction would end; `everything` if only the hash of an unchanged password is renewed.
 */
export async function keepSession(tx: Queries, sessionId: string | 'everything'): Promise<void> {
  await tx.query(sql`select set_config('auth.kept_session', ${sessionId}, true)`);
}

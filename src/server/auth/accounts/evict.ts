import sql from 'sql-template-tag';
import type { Queries } from '../../database/pool.ts';

/**
 * Ends every session and voids every code and waiting change of an account. A new password, a ban and a deletion do it by
 * themselves, in the database.
 */
export async function evict(tx: Queries, userId: string): Promise<void> {
  await tx.query(sql`update auth.users set credentials_version = credentials_version + 1 where id = ${userId}`);
}

/**
 * Spares a session whatever the transaction evicts; `everything` for a password that stays the same under another hash.
 */
export async function keepSession(tx: Queries, sessionId: string | 'everything'): Promise<void> {
  await tx.query(sql`select set_config('auth.kept_session', ${sessionId}, true)`);
}

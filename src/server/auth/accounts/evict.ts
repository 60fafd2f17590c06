import sql from 'sql-template-tag';
import type { Queries } from '../../database/pool.ts';

/** Ends an account's sessions, codes and pending changes, through a trigger of the database. */
export async function evict(tx: Queries, userId: string): Promise<void> {
  await tx.query(sql`update auth.users set credentials_version = credentials_version + 1 where id = ${userId}`);
}

/**
 * Keeps one session although this transaction ends the account's other sessions. `everything` keeps all sessions, codes
 * and pending changes: for a password that is only hashed anew.
 */
export async function keepSession(tx: Queries, sessionId: string | 'everything'): Promise<void> {
  await tx.query(sql`select set_config('auth.kept_session', ${sessionId}, true)`);
}

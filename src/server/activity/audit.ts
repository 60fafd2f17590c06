import sql, { empty, type Sql } from 'sql-template-tag';
import type { Action } from '../../domain/activity.ts';
import { errorCode, isUnavailable } from '../database/failure.ts';
import type { Queries } from '../database/pool.ts';
import { HttpError } from '../http/errors.ts';

/**
 * What is kept about a security-relevant act: who, what, whom, from where; their e-mails as they are then. Never a
 * passenger's name, a password or a token. What is done to records and days is noted by the database.
 */
export interface AuditEntry {
  /** Every kind has words on the screen. */
  action: Action;
  actor?: string | null;
  actorRole: 'anon' | 'authenticated' | 'service_role';
  target?: string | null;
  /** Where whom it is about is gone by now. */
  targetEmail?: string | null;
  address?: string;
  details?: Record<string, string | number | boolean>;
}

/** All that is known before the act: whom it is about may come out of it. */
export interface Act extends Omit<AuditEntry, 'target'> {
  /** Called first in the act's transaction; throws where whoever acts may no more, however long the act had to wait. */
  check?: (tx: Queries) => Promise<void>;
}

/**
 * Adds an entry to the audit log. Called within the transaction of the change it is about, so that neither stays without
 * the other.
 * @throws HttpError 429 when the caller's turn did not come in time
 * @throws Error other than the database's, because a log that cannot be written is never the caller's fault
 */
export async function audit(db: Queries, entry: AuditEntry): Promise<void> {
  try {
    await db.query(auditRow(entry));
  } catch (error) {
    if (isUnavailable(error) || error instanceof HttpError) throw error;
    throw new Error(`The audit log could not be written (${errorCode(error)}).`, { cause: error });
  }
}

/**
 * The statement that adds an entry, also as a part of the one that makes the change.
 * @param from a part that gives one row when the change is made, and none when not
 */
export function auditRow(entry: AuditEntry, from = empty): Sql {
  return sql`
    insert into app.activity (action, actor, actor_role, actor_email, target, target_email, address, details)
    select ${entry.action}::text, ${entry.actor ?? null}::uuid, ${entry.actorRole}::text, ${emailOf(entry.actor)},
      ${entry.target ?? null}::uuid, coalesce(${entry.targetEmail ?? null}::text, ${emailOf(entry.target)}),
      ${entry.address ?? null}::text, ${JSON.stringify(entry.details ?? {})}::jsonb ${from}`;
}

const emailOf = (id: string | null | undefined): Sql =>
  id ? sql`(select u.email from auth.users u where u.id = ${id}::uuid)` : sql`null`;

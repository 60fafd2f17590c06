import sql, { empty, type Sql } from 'sql-template-tag';
import type { Action } from '../../domain/activity.ts';
import { errorCode, isUnavailable } from '../database/failure.ts';
import type { Queries } from '../database/pool.ts';

/**
 * What the log keeps about a security-relevant act: who, what, whom, from where, with their e-mails of that moment; never a
 * passenger's name, a password or a token. The database itself notes what is done to records and days.
 */
export interface AuditEntry {
  action: Action;
  actor?: string | null;
  actorRole: 'anon' | 'authenticated' | 'service_role';
  target?: string | null;
  /** Given where the target is deleted by now. */
  targetEmail?: string | null;
  address?: string;
  details?: Record<string, string | number | boolean>;
}

/** What is known before the act; the target may come out of it. */
export interface Act extends Omit<AuditEntry, 'target'> {
  /** Called first in the act's transaction; throws where the actor lost the right while the act waited. */
  check?: (tx: Queries) => Promise<void>;
}

/**
 * Adds an entry to the audit log, in the transaction of the change it is about: neither stays without the other.
 * @throws Error other than the database's: that the log cannot be written is never the caller's fault
 */
export async function audit(db: Queries, entry: AuditEntry): Promise<void> {
  try {
    await db.query(auditRow(entry));
  } catch (error) {
    if (isUnavailable(error)) throw error;
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

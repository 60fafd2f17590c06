import sql, { empty, type Sql } from 'sql-template-tag';
import type { Action } from '../../domain/activity.ts';
import { errorCode, isUnavailable } from '../database/failure.ts';
import type { Queries } from '../database/pool.ts';

/**
 * A security-relevant act for the log: who did what to whom, from where, with both e-mail addresses at that moment.
 * Never contains a passenger's name, a password or a token. The database itself logs changes to records and days.
 */
export interface AuditEntry {
  action: Action;
  actor?: string | null;
  actorRole: 'anon' | 'authenticated' | 'service_role';
  target?: string | null;
  /** The target's e-mail address, needed if the account no longer exists when the entry is written. */
  targetEmail?: string | null;
  address?: string;
  details?: Record<string, string | number | boolean>;
}

/** The part of an entry known before the act runs. The target may be known only afterwards, e.g. a new account's id. */
export interface Act extends Omit<AuditEntry, 'target'> {
  /** Runs first in the act's transaction; throws if the actor has lost the right to the act meanwhile. */
  check?: (tx: Queries) => Promise<void>;
}

/**
 * Adds an entry to the audit log in the transaction of the change it describes: both are stored or neither.
 * @throws Error, answered with 500, if the database refuses the entry: that is never the client's fault
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
 * The statement that adds an entry; it can be combined with the statement that makes the change.
 * @param from SQL that yields one row if the change was made, and no row if not
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

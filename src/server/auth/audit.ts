import type { ISql } from 'postgres';

/** What is kept about a security-relevant act: who, what, whom, from where. Never a name, password or token. */
export interface AuditEntry {
  action:
    | 'sign_in'
    | 'sign_in_refused'
    | 'sign_out'
    | 'refresh_refused'
    | 'sign_up'
    | 'code_sent'
    | 'code_refused'
    | 'password_changed'
    | 'email_changed'
    | 'factor_enrolled'
    | 'factor_verified'
    | 'factor_refused'
    | 'factor_removed'
    | 'user_created'
    | 'user_invited'
    | 'link_made'
    | 'user_updated'
    | 'user_disabled'
    | 'user_enabled'
    | 'user_deleted'
    | 'forbidden'
    | 'key_rotated'
    | 'records_exported'
    | 'records_anonymised'
    | 'backup_made'
    | 'person_exported'
    | 'person_erased';
  actor?: string | null;
  actorRole: 'anon' | 'authenticated' | 'service_role';
  target?: string | null;
  address?: string;
  details?: Record<string, string | number | boolean>;
}

/** Adds an entry to the audit log. */
export async function audit(sql: ISql, entry: AuditEntry): Promise<void> {
  await sql`
    insert into auth.audit_log (action, actor, actor_role, target, address, details)
    values (${entry.action}, ${entry.actor ?? null}, ${entry.actorRole}, ${entry.target ?? null},
            ${entry.address ?? null}, ${sql.json(entry.details ?? {})})`;
}

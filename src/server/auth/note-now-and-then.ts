import sql from 'sql-template-tag';
import { type AuditEntry, addToLog, auditRow } from '../activity/audit.ts';
import type { AppContext } from '../context.ts';
import { takeFromBucket } from './rate-limits.ts';

/**
 * Notes in the audit log what somebody was refused, or took little of; of one person and action about once a minute,
 * because it costs who asks for it nothing, and the log must not be filled with it.
 */
export async function noteNowAndThen(
  ctx: Pick<AppContext, 'owner' | 'keys' | 'settings'>,
  entry: AuditEntry,
): Promise<void> {
  if (!ctx.settings.rateLimits) return await addToLog(ctx.owner, auditRow(entry));
  const room = takeFromBucket(ctx, ['noted', JSON.stringify([entry.action, entry.actor])]);
  await addToLog(ctx.owner, sql`with room as (${room}) ${auditRow(entry, sql`from room`)}`);
}

import { audit } from '../auth/audit.ts';
import { noteNowAndThen } from '../auth/note-now-and-then.ts';
import type { Relation } from './catalogue.ts';
import type { Exchange } from './exchange.ts';
import type { MediaType } from './media-type.ts';

/** Longer lists are not put together in memory when they are read, and count as exports. */
export const shortList = 2_000;

/**
 * Whoever takes many rows with them, or a file for a spreadsheet, is named in the audit log; the rows are not. Of short
 * files, which cost who asks for them nothing, a few are named. What is undone afterwards has been shown all the same, so
 * the entry is never part of the caller's transaction.
 */
export async function noteExport(
  { app, caller }: Exchange,
  { name }: Relation,
  { form }: MediaType,
  rows: number,
): Promise<void> {
  if (form !== 'csv' && rows <= shortList) return;
  const actor = typeof caller.claims.sub === 'string' ? caller.claims.sub : null;
  const details = { table: name, rows };
  const entry = { action: 'records_exported', actor, actorRole: caller.role, details } as const;
  await (rows > shortList ? audit(app.owner, entry) : noteNowAndThen(app, entry));
}

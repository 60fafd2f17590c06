import { BackupFailure } from '../backup/archive.ts';
import { errorCode, isUnavailable } from '../database/failure.ts';

export type Reason =
  /** The folder cannot be written. */
  | 'folder'
  | 'space'
  | 'database'
  /** The file read back differs from what was written. */
  | 'damaged'
  /** The owner of the database is not allowed to create a second database. */
  | 'not_allowed'
  /** The restored rows differ from those in the database. */
  | 'differences'
  | 'mail'
  | 'late'
  | 'unexpected';

/** Night work failed for a known reason. The message is one plain line without personal data. */
export class NightFailure extends Error {
  override name = 'NightFailure';
  readonly reason: Reason;
  readonly facts: Readonly<Record<string, number>>;

  constructor(reason: Reason, message: string, facts: Readonly<Record<string, number>> = {}) {
    super(message);
    this.reason = reason;
    this.facts = facts;
  }
}

/**
 * Gives the reason, and one line for the operator. The line omits the database's own message, which may contain values.
 */
export function describeFailure(error: unknown): { reason: Reason; error: string } {
  if (error instanceof NightFailure) return { reason: error.reason, error: error.message, ...error.facts };
  if (error instanceof BackupFailure) return { reason: reasonOf(error.message), error: error.message };
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return { reason: 'space', error: code };
  if (isUnavailable(error) || (error instanceof Error && 'severity' in error)) {
    return { reason: 'database', error: code || 'away' };
  }
  return { reason: 'unexpected', error: code || (error instanceof Error ? error.name : 'unknown') };
}

function reasonOf(message: string): Reason {
  if (/ENOSPC|EDQUOT/.test(message)) return 'space';
  return / cannot be written: /.test(message) ? 'folder' : 'damaged';
}

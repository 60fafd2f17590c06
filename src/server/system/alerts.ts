import { isLow, type Room } from './disk.ts';
import type { KnownRun } from './night-runs.ts';

export type Alert =
  | { code: 'backup_failed'; reason: string }
  /** `since`: the last successful backup, ISO 8601; null if there has been none. */
  | { code: 'backup_old'; since: string | null }
  /** The newest backup is missing from its folder: somebody moved it, or its disk is not mounted. */
  | { code: 'backup_gone'; folder: string }
  | { code: 'check_failed'; reason: string }
  | { code: 'disk_low'; folder: string; free: number }
  | { code: 'mail_failed'; count: number };

export interface Facts {
  backups: boolean;
  /** When this database was first used; ISO 8601. */
  born: string;
  /** The latest runs, newest first. */
  backupRuns: readonly KnownRun[];
  goneFrom: string | null;
  lastCheck: KnownRun | undefined;
  disks: readonly (Pick<Room, 'free' | 'total'> & { folder: string })[];
  /** Mails refused in the last day. */
  mailFailures: number;
}

const oldMilliseconds = 36 * 3_600_000;

const failedReason = (run: KnownRun | undefined): string | null => {
  // A failed task that is being tried again still counts as failed.
  const failed = run?.outcome === 'failed' || (run?.outcome === null && run.attempts > 1);
  return failed ? String(run.details.reason ?? 'unexpected') : null;
};

/** The current problems, the worst first. */
export function alertsOf(facts: Facts, now: Date): Alert[] {
  const { backups, born, backupRuns, goneFrom, lastCheck, disks, mailFailures } = facts;
  const alerts: Alert[] = [];
  if (backups) {
    const reason = failedReason(backupRuns[0]);
    if (reason) alerts.push({ code: 'backup_failed', reason });
    const since = backupRuns.find(({ outcome }) => outcome === 'done')?.endedat ?? null;
    // No alert while a backup runs: it may soon succeed. If it repeats an earlier success, that one is no longer in
    // `backupRuns`.
    if (!backupRuns[0]?.running && now.getTime() - Date.parse(since ?? born) > oldMilliseconds)
      alerts.push({ code: 'backup_old', since });
    if (goneFrom) alerts.push({ code: 'backup_gone', folder: goneFrom });
    const checkReason = failedReason(lastCheck);
    if (checkReason && checkReason !== 'not_allowed') alerts.push({ code: 'check_failed', reason: checkReason });
  }
  alerts.push(...diskAlerts(disks));
  if (mailFailures > 0) alerts.push({ code: 'mail_failed', count: mailFailures });
  return alerts;
}

/** The alerts about disks, which work without the database. */
export function diskAlerts(disks: Facts['disks']): Alert[] {
  return disks.filter(isLow).map(({ folder, free }) => ({ code: 'disk_low', folder, free }));
}

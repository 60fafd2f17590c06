import { describe, expect, it } from 'vitest';
import { alertsOf, type Facts } from './alerts.ts';
import type { KnownRun } from './night-runs.ts';

const now = new Date('2026-11-22T12:00:00Z');
const run = (changes: Partial<KnownRun>): KnownRun => ({
  task: 'backup',
  night: '2026-11-22',
  attempts: 1,
  startedat: '2026-11-22T03:00:00Z',
  endedat: '2026-11-22T03:01:00Z',
  outcome: 'done',
  instance: 'a',
  details: {},
  running: false,
  ...changes,
});
const fine: Facts = {
  backups: true,
  born: '2026-01-01T00:00:00Z',
  backupRuns: [run({})],
  goneFrom: null,
  lastCheck: run({ task: 'check' }),
  disks: [{ folder: '/data', free: 50, total: 100 }],
  mailFailures: 0,
};
const failed = { outcome: 'failed', details: { reason: 'space' } } as const;
const old = run({ night: '2026-11-20', endedat: '2026-11-20T23:59:00Z' });

describe('alertsOf', () => {
  it.each<[string, Partial<Facts>, object[]]>([
    ['all is well', {}, []],
    ['the last backup failed', { backupRuns: [run(failed), run({})] }, [{ code: 'backup_failed', reason: 'space' }]],
    [
      'the last backup failed and is being tried again',
      { backupRuns: [run({ ...failed, outcome: null, attempts: 2 }), run({})] },
      [{ code: 'backup_failed', reason: 'space' }],
    ],
    ['the last backup is running', { backupRuns: [run({ outcome: null }), run({})] }, []],
    ['the only backup is being repeated', { backupRuns: [run({ outcome: null, endedat: null, running: true })] }, []],
    [
      'the last backup is 36 hours and a minute old',
      { backupRuns: [old] },
      [{ code: 'backup_old', since: old.endedat }],
    ],
    ['the last backup is 36 hours old', { backupRuns: [{ ...old, endedat: '2026-11-21T00:00:00Z' }] }, []],
    ['there is no backup, on a new database', { backupRuns: [], born: '2026-11-21T12:00:00Z' }, []],
    ['there is no backup', { backupRuns: [] }, [{ code: 'backup_old', since: null }]],
    [
      'the last backup failed, the one before is old',
      { backupRuns: [run(failed), old] },
      [
        { code: 'backup_failed', reason: 'space' },
        { code: 'backup_old', since: old.endedat },
      ],
    ],
    [
      'backups are switched off',
      { backups: false, backupRuns: [run(failed)], goneFrom: '/backups', lastCheck: run(failed) },
      [],
    ],
    [
      'the file of the newest backup is missing',
      { goneFrom: '/backups' },
      [{ code: 'backup_gone', folder: '/backups' }],
    ],
    ['the weekly check failed', { lastCheck: run(failed) }, [{ code: 'check_failed', reason: 'space' }]],
    ['the weekly check is not allowed', { lastCheck: run({ ...failed, details: { reason: 'not_allowed' } }) }, []],
    [
      'a disk is nearly full',
      { disks: [{ folder: '/data', free: 9, total: 100 }] },
      [{ code: 'disk_low', folder: '/data', free: 9 }],
    ],
    ['a tenth is free', { disks: [{ folder: '/data', free: 10, total: 100 }] }, []],
    ['a disk has no size', { disks: [{ folder: '/proc', free: 0, total: 0 }] }, []],
    ['the mail server refused mails', { mailFailures: 2 }, [{ code: 'mail_failed', count: 2 }]],
  ])('the alerts if %s', (_name, changes, expected) => {
    expect(alertsOf({ ...fine, ...changes }, now)).toEqual(expected);
  });
});

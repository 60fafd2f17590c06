import { describe, expect, it } from 'vitest';
import type { Run } from '../system/night-runs.ts';
import { dueWork, nightOf, weekOf } from './due.ts';

const istanbul = 'Europe/Istanbul';
const berlin = 'Europe/Berlin';

describe('nightOf', () => {
  it.each([
    ['2026-11-22T00:10:00Z', istanbul, '2026-11-22'],
    ['2026-11-21T23:59:59Z', istanbul, '2026-11-21'],
    ['2026-11-22T00:00:00Z', istanbul, '2026-11-22'],
    ['2026-11-22T20:59:00Z', istanbul, '2026-11-22'],
    // After midnight but before three, so the night has not changed yet.
    ['2026-11-22T21:30:00Z', istanbul, '2026-11-22'],
    ['2026-11-22T02:59:59Z', 'UTC', '2026-11-21'],
    ['2026-11-22T03:00:00Z', 'UTC', '2026-11-22'],
    ['2026-01-01T01:00:00Z', 'UTC', '2025-12-31'],
    // The clock jumps from 02:00 to 03:00, so the hour before three is missing.
    ['2026-03-29T00:59:59Z', berlin, '2026-03-28'],
    ['2026-03-29T01:00:00Z', berlin, '2026-03-29'],
    // The clock goes back from 03:00 to 02:00. The hour before three occurs twice, and both belong to the previous
    // night.
    ['2026-10-25T00:30:00Z', berlin, '2026-10-24'],
    ['2026-10-25T01:30:00Z', berlin, '2026-10-24'],
    ['2026-10-25T02:00:00Z', berlin, '2026-10-25'],
    // The clock skips from midnight to one.
    ['2026-09-06T04:00:00Z', 'America/Santiago', '2026-09-05'],
    ['2026-09-06T06:00:00Z', 'America/Santiago', '2026-09-06'],
  ])('%s in %s belongs to the night of %s', (now, timeZone, night) => {
    expect(nightOf(new Date(now), timeZone)).toBe(night);
  });
});

it.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (night, monday) => {
  expect(weekOf(night)).toBe(monday);
});

const run = (task: Run['task'], night: string, outcome: Run['outcome']): Run => ({ task, night, outcome });
const outcomes = { '+': 'done', '-': 'failed', '?': null } as const;
/** Runs of November 2026, written as `backup 22+`: done (`+`), failed (`-`) or running (`?`). */
const runsOf = (text: string) =>
  [...text.matchAll(/(\w+) (\d\d)([-+?])/g)].map(([, task, day, sign]) =>
    run(task as Run['task'], `2026-11-${day}`, outcomes[sign as keyof typeof outcomes]),
  );

describe('dueWork', () => {
  const both = { backups: true, mail: true };
  const done = 'backup 22+ check 16+';
  it.each<[name: string, now: string, past: { first?: string; runs?: string; wanted?: typeof both }, due: string]>([
    ['nothing has been done yet', '22T03:01', {}, 'backup 22'],
    ['the night of the first start', '22T12:00', { first: '22' }, ''],
    ['the night after it, hours later', '22T14:00', { first: '21' }, 'backup 22, mail 22'],
    ['before three the previous night still counts', '23T02:59', { runs: `${done} mail 22+` }, ''],
    ['switched off', '22T03:01', { wanted: { backups: false, mail: false } }, ''],
    ['only mail switched on', '22T03:01', { wanted: { backups: false, mail: true } }, 'mail 22'],
    ['the mail waits for a running backup', '22T03:01', { runs: 'backup 22?' }, 'backup 22'],
    [
      'a failed backup is tried again, and the mail reports it',
      '22T03:01',
      { runs: 'backup 22-' },
      'backup 22, mail 22',
    ],
    ['at five the mail stops waiting', '22T05:00', { runs: 'backup 22?' }, 'backup 22, mail 22'],
    ['the first check of the week', '22T03:01', { runs: 'backup 22+' }, 'check 16, mail 22'],
    ['this week has been checked', '22T03:01', { runs: done }, 'mail 22'],
    ['the next check is due on Monday', '23T03:01', { runs: `${done} backup 23+` }, 'check 23, mail 23'],
    ['a check that failed is tried again', '22T03:01', { runs: 'backup 22+ check 16-' }, 'check 16, mail 22'],
    ['all is done', '22T23:00', { runs: `${done} mail 22+` }, ''],
    ['after a week offline only the last night is due', '29T10:00', { runs: done }, 'backup 29, mail 29'],
    ['the clock jumped back over three', '22T02:30', { runs: `${done} backup 21+ mail 21+` }, ''],
    ['the clock jumped back a day: later nights stay done', '21T10:00', { runs: `${done} backup 21+ mail 21+` }, ''],
  ])('finds the work that is due: %s', (_name, now, { first = '01', runs = '', wanted = both }, expected) => {
    const past = { first: `2026-11-${first}`, runs: runsOf(runs) };
    const due = dueWork(past, wanted, new Date(`2026-11-${now}Z`), 'UTC');
    expect(due.map(({ task, night }) => `${task} ${night.slice(-2)}`).join(', ')).toBe(expected);
  });

  it.each(['2026-03-25', '2026-10-21'])('in the eight days from %s each night gets its work once', (from) => {
    const runs: Run[] = [];
    const begin = Date.parse(`${from}T12:00:00Z`);
    for (let at = begin; at < begin + 8 * 86_400_000; at += 1_200_000) {
      const due = dueWork({ first: from, runs }, { backups: true, mail: false }, new Date(at), berlin);
      runs.push(...due.map(({ task, night }) => run(task, night, 'done')));
    }
    expect(runs.filter(({ task }) => task === 'backup')).toHaveLength(8);
  });
});

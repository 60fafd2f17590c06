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
    // After midnight, before three.
    ['2026-11-22T21:30:00Z', istanbul, '2026-11-22'],
    ['2026-11-22T02:59:59Z', 'UTC', '2026-11-21'],
    ['2026-11-22T03:00:00Z', 'UTC', '2026-11-22'],
    ['2026-01-01T01:00:00Z', 'UTC', '2025-12-31'],
    // 02:00 becomes 03:00: the hour before three is left out.
    ['2026-03-29T00:59:59Z', berlin, '2026-03-28'],
    ['2026-03-29T01:00:00Z', berlin, '2026-03-29'],
    // 03:00 becomes 02:00: the hour before three is there twice, and both are of the night before.
    ['2026-10-25T00:30:00Z', berlin, '2026-10-24'],
    ['2026-10-25T01:30:00Z', berlin, '2026-10-24'],
    ['2026-10-25T02:00:00Z', berlin, '2026-10-25'],
    // Where the clock skips from midnight to one.
    ['2026-09-06T04:00:00Z', 'America/Santiago', '2026-09-05'],
    ['2026-09-06T06:00:00Z', 'America/Santiago', '2026-09-06'],
  ])('%s in %s is of the night of %s', (now, timeZone, night) => {
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
const both = { backups: true, mail: true };
const first = '2026-11-01';

describe('dueWork', () => {
  const done = [run('backup', '2026-11-22', 'done'), run('check', '2026-11-16', 'done')];
  const cases: [string, string, { first?: string; runs?: Run[]; wanted?: typeof both }, string[]][] = [
    ['nothing was done yet', '2026-11-22T03:01:00Z', {}, ['backup 2026-11-22']],
    ['the night of the first start', '2026-11-22T12:00:00Z', { first: '2026-11-22' }, []],
    [
      'the night after it, hours later',
      '2026-11-22T14:00:00Z',
      { first: '2026-11-21' },
      ['backup 2026-11-22', 'mail 2026-11-22'],
    ],
    [
      'before three it is still the last night',
      '2026-11-23T02:59:00Z',
      { runs: [...done, run('mail', '2026-11-22', 'done')] },
      [],
    ],
    ['switched off', '2026-11-22T03:01:00Z', { wanted: { backups: false, mail: false } }, []],
    ['mail alone', '2026-11-22T03:01:00Z', { wanted: { backups: false, mail: true } }, ['mail 2026-11-22']],
    [
      'the backup runs: mail waits',
      '2026-11-22T03:01:00Z',
      { runs: [run('backup', '2026-11-22', null)] },
      ['backup 2026-11-22'],
    ],
    [
      'the backup failed: it is tried again, and the mail says so',
      '2026-11-22T03:01:00Z',
      { runs: [run('backup', '2026-11-22', 'failed')] },
      ['backup 2026-11-22', 'mail 2026-11-22'],
    ],
    [
      'at five the mail waits no longer',
      '2026-11-22T05:00:00Z',
      { runs: [run('backup', '2026-11-22', null)] },
      ['backup 2026-11-22', 'mail 2026-11-22'],
    ],
    [
      'a first check of the week',
      '2026-11-22T03:01:00Z',
      { runs: [run('backup', '2026-11-22', 'done')] },
      ['check 2026-11-16', 'mail 2026-11-22'],
    ],
    ['a check of this week was made', '2026-11-22T03:01:00Z', { runs: done }, ['mail 2026-11-22']],
    [
      'Monday brings the next one',
      '2026-11-23T03:01:00Z',
      { runs: [...done, run('backup', '2026-11-23', 'done')] },
      ['check 2026-11-23', 'mail 2026-11-23'],
    ],
    [
      'a check that failed is tried again',
      '2026-11-22T03:01:00Z',
      { runs: [run('backup', '2026-11-22', 'done'), run('check', '2026-11-16', 'failed')] },
      ['check 2026-11-16', 'mail 2026-11-22'],
    ],
    ['all is done', '2026-11-22T23:00:00Z', { runs: [...done, run('mail', '2026-11-22', 'done')] }, []],
    [
      'a week away: only the last night',
      '2026-11-29T10:00:00Z',
      { runs: done },
      ['backup 2026-11-29', 'mail 2026-11-29'],
    ],
    [
      'the clock jumped back an hour over three',
      '2026-11-22T02:30:00Z',
      { runs: [...done, run('backup', '2026-11-21', 'done'), run('mail', '2026-11-21', 'done')] },
      [],
    ],
    [
      'the clock jumped back a day: nights ahead are left alone',
      '2026-11-21T10:00:00Z',
      { runs: [...done, run('backup', '2026-11-21', 'done'), run('mail', '2026-11-21', 'done')] },
      [],
    ],
  ];
  it.each(cases)('%s', (_name, now, { runs = [], wanted = both, ...past }, expected) => {
    const due = dueWork({ first: past.first ?? first, runs }, wanted, new Date(now), 'UTC');
    expect(due.map(({ task, night }) => `${task} ${night}`)).toEqual(expected);
  });

  it.each(['2026-03-25', '2026-10-21'])('each night of the eight from %s has its work once', (from) => {
    const runs: Run[] = [];
    const begin = Date.parse(`${from}T12:00:00Z`);
    for (let at = begin; at < begin + 8 * 86_400_000; at += 1_200_000) {
      const due = dueWork({ first: from, runs }, { backups: true, mail: false }, new Date(at), berlin);
      runs.push(...due.map(({ task, night }) => run(task, night, 'done')));
    }
    expect(runs.filter(({ task }) => task === 'backup')).toHaveLength(8);
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { countError, errorsOfDay } from './error-counts.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('lists the errors of the last day, the most frequent first', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:30:00Z') });
  countError('an old one');
  countError('another');
  vi.setSystemTime('2026-11-21T09:59:00Z');
  for (let times = 0; times < 2; times += 1) countError('a request failed');
  countError('another');
  const [failed, other] = [
    { message: 'a request failed', count: 2, hour: '2026-11-21T09:00:00.000Z' },
    { message: 'another', count: 2, hour: '2026-11-21T09:00:00.000Z' },
  ];
  expect(errorsOfDay()).toEqual([other, failed, { message: 'an old one', count: 1, hour: '2026-11-20T10:00:00.000Z' }]);
  vi.setSystemTime('2026-11-21T10:00:00Z');
  expect(errorsOfDay()).toEqual([failed, { ...other, count: 1 }]);
});

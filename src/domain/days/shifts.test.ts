import { expect, it } from 'vitest';
import { shiftAt } from './shifts.ts';

const shifts = [
  { name: 'SABAH', from: '08:00', to: '16:00' },
  { name: 'AKSAM', from: '16:30', to: '24:00' },
  { name: 'GECE', from: '22:00', to: '06:00' },
];

it.each([
  ['2026-11-21T05:00:00Z', { name: 'SABAH', day: '2026-11-21' }],
  ['2026-11-21T12:59:59Z', { name: 'SABAH', day: '2026-11-21' }],
  ['2026-11-21T13:00:00Z', null],
  ['2026-11-21T13:30:00Z', { name: 'AKSAM', day: '2026-11-21' }],
  ['2026-11-21T20:59:00Z', { name: 'AKSAM', day: '2026-11-21' }],
  ['2026-11-21T21:00:00Z', { name: 'GECE', day: '2026-11-21' }],
  ['2026-12-01T02:59:00Z', { name: 'GECE', day: '2026-11-30' }],
  ['2026-12-01T03:00:00Z', null],
])('at %s in Istanbul, the shift is %j', (now, shift) => {
  expect(shiftAt(shifts, 'Europe/Istanbul', new Date(now))).toEqual(shift);
});

it('a shift belongs to the day it began', () => {
  const night = shifts.slice(2);
  expect(shiftAt(night, 'UTC', new Date('2026-11-21T23:59:00Z'))).toEqual({ name: 'GECE', day: '2026-11-21' });
  expect(shiftAt(night, 'UTC', new Date('2026-11-22T00:00:00Z'))).toEqual({ name: 'GECE', day: '2026-11-21' });
});

it('there is no shift if the agency has set no hours', () => {
  expect(shiftAt([], 'UTC', new Date('2026-11-21T10:00:00Z'))).toBeNull();
});

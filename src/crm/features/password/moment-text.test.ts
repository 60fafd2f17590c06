import { expect, it, vi } from 'vitest';
import { momentText } from './moment-text.ts';

vi.mock('../../agency.ts', () => ({ agency: { timeZone: 'Europe/Istanbul' } }));

const now = new Date('2026-11-22T21:30:00Z');

it.each([
  ['2026-11-22T21:05:00Z', 'bugün 00:05'],
  ['2026-11-22T20:59:00Z', 'dün 23:59'],
  ['2026-11-21T21:00:00Z', 'dün 00:00'],
  ['2026-11-21T20:59:00Z', '21.11.2026 23:59'],
  ['2025-11-22T21:05:00Z', '23.11.2025 00:05'],
])('%s', (instant, text) => {
  expect(momentText(instant, now)).toBe(text);
});

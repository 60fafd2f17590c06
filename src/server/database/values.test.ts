import { describe, expect, it } from 'vitest';
import { instant, safeInteger } from './values.ts';

describe('safeInteger', () => {
  it.each(['0', '-7', '9007199254740991'])('reads %s exactly', (text) => {
    expect(String(safeInteger(text))).toBe(text);
  });

  it('refuses what a JSON number cannot carry', () => {
    expect(() => safeInteger('9007199254740993')).toThrow(RangeError);
  });
});

describe('instant', () => {
  it.each([
    ['2026-01-02 03:04:05+00', '2026-01-02T03:04:05+00:00'],
    ['2026-01-02 03:04:05.678901+00', '2026-01-02T03:04:05.678901+00:00'],
    ['2026-01-02 03:04:05+05:30', '2026-01-02T03:04:05+05:30'],
    ['infinity', 'infinity'],
  ])('turns %s into %s', (text, expected) => {
    expect(instant(text)).toBe(expected);
  });
});

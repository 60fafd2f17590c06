import { describe, expect, test } from 'vitest';
import { lens } from '../scenes/brand.ts';
import { bank } from './clouds.ts';
import { seeded } from './random.ts';
import { d, fill, num, stroke } from './svg.ts';

test.each([
  [0, '0'],
  [-0.04, '0'],
  [0.5, '.5'],
  [-0.25, '-.2'],
  [12, '12'],
  [7.14159, '7.1'],
  [100, '100'],
])('num(%d) is %s', (value, text) => {
  expect(num(value)).toBe(text);
});

test('path data rounds its numbers and keeps its text unchanged', () => {
  expect(d`M${1.26} ${0}h${'10z'}`).toBe('M1.3 0h10z');
});

test('a fill has an opacity attribute only if one is given', () => {
  expect(fill('#fff', 'M0 0z')).toBe('<path fill="#fff" d="M0 0z"/>');
  expect(fill('#fff', 'M0 0z', 0.5)).toContain('fill-opacity=".5"');
  expect(stroke('#fff', 2, 'M0 0z', { round: true })).toContain('stroke-linecap="round"');
});

describe('seeded numbers', () => {
  test('stay in their range, ends included', () => {
    const random = seeded(7);
    const drawn = new Set(Array.from({ length: 400 }, () => random(2, 5)));
    expect([...drawn].sort()).toEqual([2, 3, 4, 5]);
  });

  test('repeat with the same seed, and differ with another', () => {
    const draw = (seed: number) => Array.from({ length: 20 }, seeded(seed).bind(null, 0, 1000));
    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
  });
});

test('a cloud bank is a closed path from its first to its last edge', () => {
  const path = bank({ from: 0, to: 300, top: 50, bottom: 90, seed: 1, widths: [40, 60] });
  expect(path).toMatch(/^M-840 90V50H0a/);
  expect(path).toMatch(/V90z$/);
});

test('the area that two discs share lies in both of them', () => {
  const path = lens({ x: 18, y: 18, r: 18 }, { x: 21, y: 25, r: 17 });
  const [x = 0, y = 0] = (/^M(\S+) (\S+?)A/.exec(path) ?? []).slice(1).map(Number);
  expect(Math.hypot(x - 18, y - 18)).toBeCloseTo(18, 0);
  expect(Math.hypot(x - 21, y - 25)).toBeCloseTo(17, 0);
});

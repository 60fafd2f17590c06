import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apart, clearOf, columns, largest, scaleFor, shownHours, spans } from './scale.ts';

const amounts = fc.array(fc.integer({ min: -1_000_000, max: 10_000_000 }), { minLength: 2, maxLength: 40 });

describe('a scale', () => {
  it('ends at zero if no amount is negative', () => {
    const { at, stretch } = scaleFor([50, 100], 200);
    expect([at(0), at(50), at(100)]).toEqual([0, 100, 200]);
    expect(stretch(50)).toEqual({ from: 0, length: 100 });
  });

  it('has zero in between if an amount is negative', () => {
    const { at, stretch } = scaleFor([-100, 300], 200);
    expect(at(0)).toBe(50);
    expect(stretch(-100)).toEqual({ from: 0, length: 50 });
    expect(stretch(300)).toEqual({ from: 50, length: 150 });
  });

  it('shows small amounts, and nothing for zero', () => {
    const { stretch } = scaleFor([1, 1_000_000], 100);
    expect(stretch(1).length).toBe(2);
    expect(stretch(0).length).toBe(0);
    expect(scaleFor([0, 0], 100).stretch(0)).toEqual({ from: 0, length: 0 });
  });
});

describe('vertical bars', () => {
  it('fill their width, grow from one base line, and are proportional to their amounts', () => {
    fc.assert(
      fc.property(amounts, (given) => {
        const { bars, base, pitch } = columns(given, [], { width: 900, top: 20, height: 170 });
        for (const [index, bar] of bars.entries()) {
          const amount = given[index] ?? 0;
          expect(bar.x).toBeCloseTo(index * pitch, 0);
          expect(amount < 0 ? bar.y : bar.y + bar.height).toBeCloseTo(base, 0);
          expect(bar.y).toBeGreaterThanOrEqual(20 - 2.1);
          expect(bar.y + bar.height).toBeLessThanOrEqual(190 + 2.1);
        }
        const last = bars.at(-1);
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(900, 0);
      }),
    );
  });

  it('leave room for a mean above all of them', () => {
    const { bars, y } = columns([10, 0], [40], { width: 100, top: 0, height: 80 });
    expect(bars[0]).toMatchObject({ y: 60, height: 20 });
    expect(y(40)).toBe(0);
  });
});

describe('links over bars', () => {
  it.each([
    [30, 33, 24, 30],
    [30, 11, 44, 7],
    [30, 10.9, 44, 6],
    [4, 5, 44, 1],
  ])('%d bars %d px apart make links at least %d px wide: %d', (count, pitch, wide, links) => {
    expect(spans(count, pitch, wide)).toHaveLength(links);
  });

  it('cover each bar once and are all wide enough', () => {
    const cases = [fc.integer({ min: 1, max: 40 }), fc.integer({ min: 2, max: 60 }), fc.constantFrom(24, 44)] as const;
    fc.assert(
      fc.property(...cases, (count, pitch, wide) => {
        const found = spans(count, pitch, wide);
        expect(
          found.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
        ).toEqual(Array.from({ length: count }, (_, index) => index));
        const narrow = found.filter(([first, last]) => (last - first + 1) * pitch < wide);
        expect(narrow).toHaveLength(count * pitch < wide ? 1 : 0);
      }),
    );
  });
});

it.each([
  [10, 100, [10, 100]],
  [50, 50, [41, 59]],
  [50, 60, [46, 64]],
  [60, 50, [64, 46]],
])('moves labels at %d and %d to %j', (one, other, places) => {
  expect(apart(one, other, 18)).toEqual(places);
});

it.each([
  [100, [120, 110], 100],
  [100, [60, 70], 100],
  [100, [90, 60], 60],
  [100, [], 100],
])('puts a label over a bar at %d with lines at %j on %d', (top, lines, place) => {
  expect(clearOf(top, lines)).toBe(place);
});

it('draws a working day, and more hours if they had takings', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, collected: 0, mean: 0 }));
  const range = (given: typeof hours) => [given[0]?.hour, given.at(-1)?.hour];
  expect(range(shownHours(hours))).toEqual([8, 20]);
  const late = hours.map((one) => ({ ...one, collected: one.hour === 22 ? -5 : 0, mean: one.hour === 6 ? 0.4 : 0 }));
  expect(range(shownHours(late))).toEqual([6, 22]);
});

it('adds up the rows that do not fit, but never the largest refund', () => {
  const rows = [900, 10, 5, 0, -400, 600].map((collected, index) => ({ name: String(index), records: 1, collected }));
  const { shown, rest } = largest(rows, 4);
  expect(shown.map(({ collected }) => collected)).toEqual([900, 600, -400]);
  expect(rest).toEqual({ count: 3, records: 3, collected: 15 });
  expect(largest(rows, 6).rest).toBeNull();
  const bounded = [{ name: null, others: 50, records: 60, collected: 1000 }, ...rows];
  expect(largest(bounded, 4).rest).toEqual({ count: 53, records: 63, collected: 1015 });
  expect(largest(rows, 6).shown.map(({ collected }) => collected)).toEqual([900, 600, 10, 5, 0, -400]);
});

import type { BagLimit } from '../tables/bag-limits.ts';

/** A packed bag; null means not measured. */
export interface Bag {
  sides: readonly [number, number, number] | null;
  kilos: number | null;
}

/** How far a bag exceeds a limit: per side (longest first), by the sum of its sides, and by weight. */
interface Excess {
  sides: readonly number[];
  sum: number;
  kilos: number;
  /** The bag exceeds only one of two sizes on which sources disagree. */
  disputed: boolean;
}

/**
 * Says on which tickets a bag is accepted: on all (`fits`), on `some`, or on none (`over`). `unknown`: no limit covers
 * what was measured.
 */
export type Judgement =
  | { kind: 'fits' }
  | { kind: 'some'; tickets: readonly string[]; not: readonly string[] }
  | { kind: 'over'; excess: Excess }
  | { kind: 'unknown' };

const over = (measured: number, limit: number | undefined) =>
  limit === undefined ? 0 : Math.max(0, Math.round((measured - limit) * 10) / 10);

function excessOver({ sides, kilos }: Bag, limit: BagLimit): Excess {
  const longestFirst = sides ? [...sides].sort((one, other) => other - one) : [];
  const excess = {
    sides: longestFirst.map((side, at) => over(side, limit.sides?.[at])),
    sum: sides ? over(sides[0] + sides[1] + sides[2], limit.sum) : 0,
    kilos: kilos === null ? 0 : over(kilos, limit.kilos),
  };
  const isWithinSides = limit.sides !== undefined && excess.sides.every((side) => side === 0);
  return { ...excess, disputed: isWithinSides && excess.sum > 0 && excess.kilos === 0 };
}

const isOver = ({ sides, sum, kilos }: Excess) => sides.some((side) => side > 0) || sum > 0 || kilos > 0;

const speaksOf = (limit: BagLimit, { sides, kilos }: Bag) =>
  (sides !== null && (limit.sides ?? limit.sum) !== undefined) || (kilos !== null && limit.kilos !== undefined);

/** Compares a bag with an airline's limits; the largest limit must come last. */
export function judge(bag: Bag, limits: readonly BagLimit[]): Judgement {
  const known = limits.filter((limit) => speaksOf(limit, bag));
  const results = known.map((limit) => ({ limit, excess: excessOver(bag, limit) }));
  const largest = results.at(-1);
  if (!largest) return { kind: 'unknown' };
  const taken = results.filter(({ excess }) => !isOver(excess));
  if (taken.length === results.length) return { kind: 'fits' };
  if (taken.length > 0) {
    const refused = results.filter(({ excess }) => isOver(excess));
    const named = (some: typeof results) => some.map(({ limit }) => limit.ticket ?? '');
    return { kind: 'some', tickets: named(taken), not: named(refused) };
  }
  return { kind: 'over', excess: largest.excess };
}

const factors: Readonly<Record<string, number>> = { dk: 1, saat: 60, gün: 1440 };

/** The amounts of a cell, what is multiplied as one: `1 × 23 kg` holds 23, `55 × 40 × 23 cm` the volume. */
export function amountsOf(cell: string): readonly number[] {
  return [...cell.matchAll(/\d+(?:\u00a0×\u00a0\d+)*/g)].map(([factors]) =>
    factors.split('\u00a0×\u00a0').reduce((product, factor) => product * Number(factor), 1),
  );
}

/** What a cell of the comparison is sorted by: its first amount, times in minutes; null where it tells none. */
export function sortKey(cell: string): number | null {
  const [first] = amountsOf(cell);
  if (first === undefined) return /(?<!\p{L})yok$/iu.test(cell) ? 0 : null;
  const unit = /(?<!\p{L})(?:dk|saat|gün)(?!\p{L})/u.exec(cell)?.[0] ?? '';
  return first * (factors[unit] ?? 1);
}

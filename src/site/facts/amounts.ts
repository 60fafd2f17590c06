const factors: Readonly<Record<string, number>> = { dk: 1, saat: 60, gün: 1440 };

/** The amounts in a cell. A product is one amount: `1 × 23 kg` gives 23, `55 × 40 × 23 cm` the volume. */
export function amountsOf(cell: string): readonly number[] {
  return [...cell.matchAll(/\d+(?:\u00a0×\u00a0\d+)*/g)].map(([factors]) =>
    factors.split('\u00a0×\u00a0').reduce((product, factor) => product * Number(factor), 1),
  );
}

/** The sort key of a comparison cell: its first amount, times in minutes; 0 for “yok”, null if it has no amount. */
export function sortKey(cell: string): number | null {
  const [first] = amountsOf(cell);
  if (first === undefined) return /(?<!\p{L})yok$/iu.test(cell) ? 0 : null;
  const unit = /(?<!\p{L})(?:dk|saat|gün)(?!\p{L})/u.exec(cell)?.[0] ?? '';
  return first * (factors[unit] ?? 1);
}

import type { Sale } from '../../../../domain/import/duplicates.ts';

/** Sales to look up in one request. They are from neighbouring days, so that the database reads few records. */
export type Portion = readonly Sale[];

/**
 * The limits of a request: `longest` bytes, because an address may have 16 KiB; `most` PNRs, because a condition may
 * have a thousand values.
 */
const longest = 6000;
const most = 500;

export function portionsOf(sales: readonly Sale[]): Portion[] {
  const kinds = Object.groupBy(sales, ({ date, pnr }) => `${date === null} ${pnr === null}`);
  return Object.values(kinds).flatMap((group = []) => {
    const byDay = group.toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? -1 : 1));
    const portions: Sale[][] = [];
    let length = 0;
    for (const sale of byDay) {
      const more = encodeURIComponent(`"${sale.pnr}",`).length;
      const last = portions.at(-1);
      if (!last || last.length === most || length + more > longest) {
        portions.push([sale]);
        length = more;
      } else {
        last.push(sale);
        length += more;
      }
    }
    return portions;
  });
}

import pLimit from 'p-limit';
import { saleKey } from '../../../../domain/import-duplicates.ts';
import type { SalesRecordInput } from '../../../../domain/sales-record.ts';
import { recordsTable } from '../../../api/rest.ts';
import { loadAll } from '../list/load-all.ts';

type Sale = Pick<SalesRecordInput, 'pnr' | 'fullName' | 'date'>;
/** Sales whose like is asked for at once: of neighbouring days, so that few records come into question. */
type Portion = readonly Sale[];

/** An address may have 16 KiB with everything else in it, and a condition a thousand values. */
const longest = 6000;
const most = 500;
const atOnce = 3;

/** The stored records with PNR, name and day of these sales: their ids by `saleKey`. */
export async function findStored(sales: readonly Sale[], signal: AbortSignal): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const wanted = new Set(sales.map(saleKey));
  const limit = pLimit(atOnce);
  const asked = portionsOf(sales).map((portion) =>
    limit(async () => {
      signal.throwIfAborted();
      for (const { id, pnr, fullname, date } of await findLike(portion, signal)) {
        const key = saleKey({ pnr, fullName: fullname, date });
        if (wanted.has(key)) found.set(key, id);
      }
    }),
  );
  await Promise.all(asked);
  return found;
}

/** With and without a day, with and without a PNR, each in portions. */
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

interface Row {
  id: number;
  pnr: string | null;
  fullname: string;
  date: string | null;
}

async function findLike(portion: Portion, signal: AbortSignal): Promise<Row[]> {
  const [first, last] = [portion[0], portion.at(-1)];
  const pnrs = [...new Set(portion.flatMap(({ pnr }) => (pnr === null ? [] : [pnr])))];
  const { rows } = await loadAll<Row>({
    parallel: 1,
    fetchRange: async ({ from, to, newestId }) => {
      let query = (await recordsTable()).select(
        'id,pnr,fullname,date',
        newestId === undefined ? { count: 'exact' } : {},
      );
      query = pnrs.length > 0 ? query.in('pnr', pnrs) : query.is('pnr', null);
      query = first?.date && last?.date ? query.gte('date', first.date).lte('date', last.date) : query.is('date', null);
      if (newestId !== undefined) query = query.lte('id', newestId);
      const { data, count } = await query
        .order('id', { ascending: false })
        .range(from, to - 1)
        .abortSignal(signal)
        .throwOnError();
      return { rows: data as Row[], total: count ?? 0 };
    },
  });
  return rows;
}

import pLimit from 'p-limit';
import { type Sale, saleKey } from '../../../../domain/import/duplicates.ts';
import { recordsTable } from '../../../api/rest.ts';
import { loadAll } from './load-all.ts';
import { type Portion, portionsOf } from './portions.ts';
import { isRefund } from './refund.ts';

const atOnce = 3;

export async function findStored(sales: readonly Sale[], signal: AbortSignal): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const wanted = new Set(sales.map((sale) => saleKey(sale, isRefund(sale))));
  const limit = pLimit(atOnce);
  const asked = portionsOf(sales).map((portion) =>
    limit(async () => {
      signal.throwIfAborted();
      for (const { id, pnr, fullname, date, saletype } of await findLike(portion, signal)) {
        const sale = { pnr, fullName: fullname, date, saleType: saletype };
        const key = saleKey(sale, isRefund(sale));
        if (wanted.has(key)) found.set(key, id);
      }
    }),
  );
  await Promise.all(asked);
  return found;
}

interface Row {
  id: number;
  pnr: string | null;
  fullname: string;
  date: string | null;
  saletype: string | null;
}

async function findLike(portion: Portion, signal: AbortSignal): Promise<Row[]> {
  const [first, last] = [portion[0], portion.at(-1)];
  const pnrs = [...new Set(portion.flatMap(({ pnr }) => (pnr === null ? [] : [pnr])))];
  const { rows } = await loadAll<Row>({
    parallel: 1,
    fetchRange: async ({ from, to, newestId }) => {
      let query = (await recordsTable()).select(
        'id,pnr,fullname,date,saletype',
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

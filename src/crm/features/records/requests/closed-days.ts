import type { IsoDate } from '../../../../domain/days/dates.ts';
import { dataApi } from '../../../api/rest.ts';
import { loadAll } from './load-all.ts';

/** Finds the closed days between the earliest and the latest of `days`. */
export async function findClosedDays(days: readonly IsoDate[], signal: AbortSignal): Promise<ReadonlySet<IsoDate>> {
  const sorted = days.toSorted();
  const [start, end] = [sorted[0], sorted.at(-1)];
  if (!start || !end) return new Set();
  const { rows } = await loadAll<{ id: number; day: IsoDate }>({
    fetchRange: async ({ from, to, newestId }) => {
      const closings = (await dataApi()).from('day_closings');
      let query = closings.select('id,day', newestId === undefined ? { count: 'exact' } : {});
      query = query.is('reopenedat', null).gte('day', start).lte('day', end);
      if (newestId !== undefined) query = query.lte('id', newestId);
      const { data, count } = await query
        .order('id', { ascending: false })
        .range(from, to - 1)
        .abortSignal(signal)
        .throwOnError();
      return { rows: data as { id: number; day: IsoDate }[], total: count ?? 0 };
    },
  });
  return new Set(rows.map(({ day }) => day));
}

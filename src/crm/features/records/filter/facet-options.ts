import { addDays, type DateRange } from '../../../../domain/days/date-ranges.ts';
import { channels, type Facet, type FacetRow, facets } from '../../../../domain/reports/facets.ts';
import { lists } from '../../../agency.ts';
import { dataApi } from '../../../api/rest.ts';
import { currentUser } from '../../session/session-store.ts';

export interface Option {
  value: string;
  records?: number | undefined;
}

export type Values = Readonly<Record<Facet, ReadonlyArray<FacetRow & { records?: number }>>>;

/** A report covers at most this many days. A longer range shows the values of its last two years. */
const reported = 730;

/** Reads the values to filter by. Leaves out their counts if the days are too many for one report. */
export async function readValues({ start, end }: DateRange, today: string, signal: AbortSignal): Promise<Values> {
  const last = end || today;
  const first = addDays(last, -reported);
  const isWhole = end !== '' && start >= first;
  const days = { start_date: isWhole ? start : first, end_date: last };
  const { data } = await (await dataApi()).rpc('day_report', days).abortSignal(signal).throwOnError();
  const values = data as Values;
  if (isWhole) return values;
  const uncounted = facets.map((facet) => [facet, values[facet].map(({ records: _records, ...row }) => row)]);
  return Object.fromEntries(uncounted);
}

export function optionsOf(facet: Facet, values: Values | undefined, chosen: string | undefined): Option[] {
  const rows = values?.[facet] ?? [];
  const named = rows.filter(({ others }) => others === undefined);
  const counted = new Map(named.map(({ name, records }) => [name ?? '', records]));
  // The report combines users with few sales into one row. A user missing from it may still have sales, so show no
  // count instead of 0.
  const isCounted = named.length === rows.length && named.some(({ records }) => records !== undefined);
  const all = new Set([...listed(facet), ...counted.keys(), ...(chosen === undefined ? [] : [chosen])]);
  return [...all].map((value) => ({ value, records: counted.get(value) ?? (isCounted ? 0 : undefined) }));
}

function listed(facet: Facet): readonly string[] {
  if (facet === 'channel') return channels;
  if (facet === 'user') return [currentUser()?.email].filter((email) => email !== undefined);
  return lists[facet === 'saletype' ? 'saleType' : facet].map(({ name }) => name);
}

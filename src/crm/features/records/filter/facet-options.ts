import { addDays, type DateRange } from '../../../../domain/days/date-ranges.ts';
import { channels, type Facet, type FacetRow, facets } from '../../../../domain/reports/facets.ts';
import { lists } from '../../../agency.ts';
import { dataApi } from '../../../api/rest.ts';
import { currentUser } from '../../session/session-store.ts';

/** A choice of the menu; `records` is the number of sales with this value, if known. */
export interface Option {
  value: string;
  records?: number | undefined;
}

export type Values = Readonly<Record<Facet, ReadonlyArray<FacetRow & { records?: number }>>>;

/** Days that one report can cover. For a longer range, the values of its last two years are better than none. */
const reported = 730;

/** Reads the values that occur on these days, without counts if the range is too long for one report. */
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

/** The values of the agency's lists first, then others that occur on these days; always includes the chosen one. */
export function optionsOf(facet: Facet, values: Values | undefined, chosen: string | undefined): Option[] {
  const rows = values?.[facet] ?? [];
  const named = rows.filter(({ others }) => others === undefined);
  const counted = new Map(named.map(({ name, records }) => [name ?? '', records]));
  // The report combines users with few sales into one row, so a user missing from it may still have sales.
  const isCounted = named.length === rows.length && named.some(({ records }) => records !== undefined);
  const all = new Set([...listed(facet), ...counted.keys(), ...(chosen === undefined ? [] : [chosen])]);
  return [...all].map((value) => ({ value, records: counted.get(value) ?? (isCounted ? 0 : undefined) }));
}

function listed(facet: Facet): readonly string[] {
  if (facet === 'channel') return channels;
  if (facet === 'user') return [currentUser()?.email].filter((email) => email !== undefined);
  return lists[facet === 'saletype' ? 'saleType' : facet].map(({ name }) => name);
}

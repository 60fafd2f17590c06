import { addDays, type DateRange } from '../../../../domain/days/date-ranges.ts';
import { channels, type Facet, type FacetRow, facets } from '../../../../domain/reports/facets.ts';
import { lists } from '../../../agency.ts';
import { dataApi } from '../../../api/rest.ts';
import { currentUser } from '../../session/session-store.ts';

/** A value that the list can be narrowed to, and how many sales of the days have it, if that is known. */
export interface Option {
  value: string;
  records?: number | undefined;
}

/** What of `day_report` is of use here. */
export type Values = Readonly<Record<Facet, ReadonlyArray<FacetRow & { records?: number }>>>;

/** A report is of no more days; of a longer range, values of the last ones are better than none. */
const reported = 730;

/** The values that sales of these days have, with how many have each; for a long range without. */
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

/** What the lists have, in their order, then the other values of the days; always with the one that is chosen. */
export function optionsOf(facet: Facet, values: Values | undefined, chosen: string | undefined): Option[] {
  const rows = values?.[facet] ?? [];
  const named = rows.filter(({ others }) => others === undefined);
  const counted = new Map(named.map(({ name, records }) => [name ?? '', records]));
  // Who is among the others is not known, and so of nobody that they are not there.
  const isCounted = named.length === rows.length && named.some(({ records }) => records !== undefined);
  const all = new Set([...listed(facet), ...counted.keys(), ...(chosen === undefined ? [] : [chosen])]);
  return [...all].map((value) => ({ value, records: counted.get(value) ?? (isCounted ? 0 : undefined) }));
}

function listed(facet: Facet): readonly string[] {
  if (facet === 'channel') return channels;
  if (facet === 'user') return [currentUser()?.email].filter((email) => email !== undefined);
  return lists[facet === 'saletype' ? 'saleType' : facet].map(({ name }) => name);
}

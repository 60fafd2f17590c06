import type { DateRange } from '../../../../domain/date-ranges.ts';
import { channels, type Facet } from '../../../../domain/facets.ts';
import { lists } from '../../../agency.ts';
import { dataApi } from '../../../api/rest.ts';
import { currentUser } from '../../session/session-store.ts';

/** A value that the list can be narrowed to, and how many sales of the days have it, if that is known. */
export interface Option {
  value: string;
  records?: number | undefined;
}

/** What of `day_report` is of use here. */
export type Values = Readonly<Record<Facet, ReadonlyArray<{ name: string | null; records: number }>>>;

export async function readValues({ start, end }: DateRange, signal: AbortSignal): Promise<Values> {
  const days = { start_date: start || null, end_date: end || null };
  const { data } = await (await dataApi()).rpc('day_report', days).abortSignal(signal).throwOnError();
  return data as Values;
}

/** The values of the days first, then what else the lists have; always with the one that is chosen. */
export function optionsOf(facet: Facet, values: Values | undefined, chosen: string | undefined): Option[] {
  const counted = (values?.[facet] ?? []).map(({ name, records }) => ({ value: name ?? '', records }));
  const known = [...listed(facet), ...(chosen === undefined ? [] : [chosen])];
  const others = known.filter(
    (value, at) => known.indexOf(value) === at && !counted.some((one) => one.value === value),
  );
  const absent = values ? { records: 0 } : {};
  return [...counted, ...others.map((value) => ({ value, ...absent }))];
}

function listed(facet: Facet): readonly string[] {
  if (facet === 'channel') return channels;
  if (facet === 'user') return [currentUser()?.email].filter((email) => email !== undefined);
  return lists[facet === 'saletype' ? 'saleType' : facet].map(({ name }) => name);
}

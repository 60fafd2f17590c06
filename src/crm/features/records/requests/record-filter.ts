import type { DateRange } from '../../../../domain/days/date-ranges.ts';
import { formatDate, type IsoDate, isIsoDate } from '../../../../domain/days/dates.ts';
import { anyAmount, isAnyAmount, type PaidRange, paidName, paidText } from '../../../../domain/records/paid-range.ts';
import { chosenOf, type Facet, type Facets, facetNames, facets, facetText } from '../../../../domain/reports/facets.ts';

export interface RecordFilter extends DateRange {
  search: string;
  facets: Facets;
  paid: PaidRange;
}

/** Filters that name people or amounts. They go into the browser's history entry, never into the address. */
interface FilterState {
  search: string;
  user?: string | undefined;
  paid?: PaidRange | undefined;
}

const inAddress = facets.filter((facet): facet is Exclude<Facet, 'user'> => facet !== 'user');

/** Reads the days in the address: a missing parameter means today, an empty one no limit. */
export function datesOf(params: URLSearchParams, today: string): DateRange {
  return { start: dateOf(params.get('start'), today), end: dateOf(params.get('end'), today) };
}

function dateOf(value: string | null, today: string): string {
  if (value === null) return today;
  return isIsoDate(value) ? value : '';
}

export function filterOf(params: URLSearchParams, state: unknown, today: string): RecordFilter {
  const { search, user, paid } = (state ?? {}) as Readonly<Partial<Record<keyof FilterState, unknown>>>;
  const { least, most } = (paid ?? {}) as Readonly<Partial<Record<keyof PaidRange, unknown>>>;
  const chosen = inAddress.flatMap((facet) => params.getAll(facet).map((value) => [facet, value] as const));
  return {
    ...datesOf(params, today),
    search: typeof search === 'string' ? search : '',
    facets: { ...Object.fromEntries(chosen), ...(typeof user === 'string' && { user }) },
    paid: { least: amountOf(least), most: amountOf(most) },
  };
}

const amountOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** Leaves out a date that is today, so that a bookmark always opens the current day. */
export function withDates(params: URLSearchParams, { start, end }: DateRange, today: string): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of [
    ['start', start],
    ['end', end],
  ] as const) {
    if (value === today) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function withFilter(params: URLSearchParams, filter: RecordFilter, today: string): URLSearchParams {
  const next = withDates(params, filter, today);
  for (const facet of inAddress) {
    const value = filter.facets[facet];
    if (value === undefined) next.delete(facet);
    else next.set(facet, value);
  }
  return next;
}

export const stateOf = ({ search, facets: { user }, paid }: RecordFilter): FilterState => ({
  search,
  user,
  ...(isAnyAmount(paid) ? {} : { paid }),
});

export const filterKey = ({ start, end, search, facets: chosen, paid }: RecordFilter): readonly string[] => [
  start,
  end,
  search,
  ...chosenOf(chosen).map((one) => one.join('=')),
  ...(isAnyAmount(paid) ? [] : [`paid=${paid.least ?? ''}-${paid.most ?? ''}`]),
];

export function narrowingsOf({ facets: chosen, paid }: RecordFilter): string[] {
  const texts = chosenOf(chosen).map(([facet, value]) => `${facetNames[facet]}: ${facetText(facet, value)}`);
  return isAnyAmount(paid) ? texts : [...texts, `${paidName}: ${paidText(paid)}`];
}

export function listsAllOf(day: IsoDate, filter: RecordFilter): boolean {
  const { start, end, search } = filter;
  return (!start || start <= day) && (!end || day <= end) && search.trim() === '' && narrowingsOf(filter).length === 0;
}

export function rangeText({ start, end }: DateRange): string {
  if (!start && !end) return 'Tüm tarihler';
  if (start === end) return formatDate(start);
  return `${start ? formatDate(start) : '…'} – ${end ? formatDate(end) : '…'}`;
}

export function listLink(days: DateRange, chosen: Facets, today: string) {
  const filter = { ...days, search: '', facets: chosen, paid: anyAmount };
  const search = withFilter(new URLSearchParams(), filter, today).toString();
  return { to: { pathname: '/records', search }, state: stateOf(filter) };
}

import {
  type DatePreset,
  type DateRange,
  datePresets,
  presetNames,
  presetRange,
} from '../../../../domain/days/date-ranges.ts';
import { type IsoDate, isIsoDate } from '../../../../domain/days/dates.ts';
import { anyAmount, type PaidRange } from '../../../../domain/records/paid-range.ts';
import { chosenOf, type Facets, facets } from '../../../../domain/reports/facets.ts';
import { agency } from '../../../agency.ts';
import { type ColumnLayout, currentLayout, readLayout, setLayout } from '../columns/column-layout.ts';
import { readSort, type Sort, writeSort } from '../list/sort.ts';
import { narrowingsOf, type RecordFilter, rangeText, stateOf, withFilter } from '../requests/record-filter.ts';

/** Contains no search words, because they name passengers. */
export interface View {
  name: string;
  id: number | null;
  isShared: boolean;
  isOwn: boolean;
  definition: Definition;
}

export interface Definition {
  /** A preset such as "this week" moves on with the calendar. */
  days: DatePreset | DateRange;
  facets: Facets;
  paid: PaidRange;
  sort: string | null;
  /** Null leaves the columns as they are. */
  layout: ColumnLayout | null;
}

const isPreset = (value: unknown): value is DatePreset => datePresets.some((preset) => preset === value);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function definitionOf(filter: RecordFilter, sort: Sort, today: IsoDate): Definition {
  const { start, end } = filter;
  return {
    days: datePresets.find((preset) => same(presetRange(preset, today), { start, end })) ?? { start, end },
    facets: Object.fromEntries(chosenOf(filter.facets)),
    paid: filter.paid,
    sort: writeSort(sort),
    layout: currentLayout(),
  };
}

export function readDefinition(stored: unknown): Definition {
  const { days, facets: chosen, paid, sort, layout } = (stored ?? {}) as Readonly<Record<keyof Definition, unknown>>;
  const { start, end } = (days ?? {}) as Readonly<Partial<Record<keyof DateRange, unknown>>>;
  const { least, most } = (paid ?? {}) as Readonly<Partial<Record<keyof PaidRange, unknown>>>;
  const values = (chosen ?? {}) as Readonly<Record<string, unknown>>;
  return {
    days: isPreset(days) ? days : { start: dayOf(start), end: dayOf(end) },
    facets: Object.fromEntries(facets.flatMap((facet) => textOf(facet, values[facet]))),
    paid: { least: amountOf(least), most: amountOf(most) },
    sort: typeof sort === 'string' ? writeSort(readSort(sort)) : null,
    layout: layout === null || typeof layout !== 'object' ? null : readLayout(layout),
  };
}

const dayOf = (value: unknown) => (typeof value === 'string' && isIsoDate(value) ? value : '');
const amountOf = (value: unknown) => (typeof value === 'number' ? value : null);
const textOf = (name: string, value: unknown) => (typeof value === 'string' ? [[name, value] as const] : []);

const filterOf = ({ days, facets: chosen, paid }: Definition, today: IsoDate): RecordFilter => ({
  ...(isPreset(days) ? presetRange(days, today) : days),
  search: '',
  facets: chosen,
  paid,
});

export function linkOf({ definition }: View, today: IsoDate): { to: string; state: unknown } {
  const filter = filterOf(definition, today);
  const params = withFilter(new URLSearchParams(), filter, today);
  if (definition.sort) params.set('sort', definition.sort);
  return { to: `/records?${params}`, state: stateOf(filter) };
}

export function showLayout({ definition: { layout } }: View): void {
  if (layout) setLayout(layout);
}

export const isShown = ({ definition }: View, shown: Definition) =>
  same({ ...definition, layout: definition.layout ?? shown.layout }, shown);

export function aboutView({ definition }: View): string {
  const { days } = definition;
  return [isPreset(days) ? presetNames[days] : rangeText(days), ...narrowingsOf({ ...definition, ...noDays })].join(
    ' · ',
  );
}

const noDays = { start: '', end: '', search: '' } as const;

const given = { id: null, isShared: false, isOwn: false } as const;
const whole = { paid: anyAmount, sort: null, layout: null } as const;

export const givenViews: readonly View[] = [
  ...agency.refundSaleTypes.map((saletype, _at, { length }) => ({
    ...given,
    name: length === 1 ? 'Bugünkü iadeler' : `Bugünkü iadeler (${saletype})`,
    definition: { ...whole, days: 'today' as const, facets: { saletype } },
  })),
  {
    ...given,
    name: 'Bu ay cari',
    definition: { ...whole, days: 'thisMonth', facets: { channel: 'currentaccountpayment' } },
  },
];

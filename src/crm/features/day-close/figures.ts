import { addDays } from '../../../domain/days/date-ranges.ts';
import { formatDate } from '../../../domain/days/dates.ts';
import { type Facet, facetNames } from '../../../domain/reports/facets.ts';
import { formatMoney } from '../../../domain/text/money.ts';
import { dayAndWeekday } from '../dashboard/pictures/labels.ts';
import type { Breakdown, Figures, Scope } from './requests.ts';

const order: readonly Facet[] = ['channel', 'company', 'saletype', 'direction', 'shift', 'user'];
/** The tables in reading order, named after their fields. */
export const tables = order.map((part) => ({ part, name: facetNames[part] }));

/** The four headline figures, each with what it includes. */
export const headlines: ReadonlyArray<{ field: keyof Figures; name: string; hint: string }> = [
  { field: 'collected', name: 'Tahsilat', hint: 'Sanal POS + Kart + Havale' },
  { field: 'currentaccountpayment', name: 'Cari', hint: 'müşteri hesabına' },
  { field: 'commission', name: 'Komisyon', hint: 'toplamlara katılmaz' },
  { field: 'bdload', name: 'Bakiye Yükleme', hint: 'toplamlara katılmaz' },
];

/** An amount with a true minus sign; `plus` also marks a gain. */
export const signed = (amount: number, plus = false): string => (plus && amount > 0 ? '+' : '') + formatMoney(amount);

/** The start of a fingerprint, in groups that can be read out. */
export const shortFingerprint = (fingerprint: string): string =>
  (fingerprint.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join(' ');

/** At most `most` rows; the last one adds up the rest. */
export function atMost(rows: readonly Breakdown[], most: number): Breakdown[] {
  if (rows.length <= most) return [...rows];
  const rest = rows.slice(most - 1);
  const { name: _name, others: _others, ...figures } = rest[0] as Breakdown;
  for (const key of Object.keys(figures) as Array<keyof Figures>) {
    figures[key] = rest.reduce((sum, row) => sum + row[key], 0);
  }
  const others = rest.reduce((sum, row) => sum + (row.others ?? 1), 0);
  return [...rows.slice(0, most - 1), { ...figures, name: null, others }];
}

/**
 * What to compare with: for a day, the day before and the same weekday a week ago; for a range, as many days before it.
 */
export function comparisonsOf({ start, end, shift }: Scope): Array<{ name: string; scope: Scope }> {
  const earlier = (days: number): Scope => ({ start: addDays(start, -days), end: addDays(end, -days), shift });
  if (start === end) {
    return [1, 7].map((days) => ({ name: dayAndWeekday(addDays(start, -days)), scope: earlier(days) }));
  }
  const length = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
  const scope = earlier(length);
  return [{ name: `${formatDate(scope.start)}–${formatDate(scope.end)}`, scope }];
}

import { addDays, monthsBefore } from '../../../domain/days/date-ranges.ts';
import { formatDate } from '../../../domain/days/dates.ts';
import { type Facet, type FacetRow, facetNames, rowText } from '../../../domain/reports/facets.ts';
import type { NameOf } from '../../../domain/reports/staff-names.ts';
import { formatMoney } from '../../../domain/text/money.ts';
import { dayAndWeekday } from '../dashboard/pictures/labels.ts';
import type { Breakdown, Figures, Scope } from './requests.ts';

const order: readonly Facet[] = ['channel', 'company', 'saletype', 'direction', 'shift', 'user'];
export const tables = order.map((part) => ({ part, name: facetNames[part] }));

export const headlines: ReadonlyArray<{ field: keyof Figures; name: string; hint: string }> = [
  { field: 'collected', name: 'Tahsilat', hint: 'Sanal POS + Kart + Havale' },
  { field: 'currentaccountpayment', name: 'Cari', hint: 'müşteri hesabına' },
  { field: 'commission', name: 'Komisyon', hint: 'toplamlara katılmaz' },
  { field: 'bdload', name: 'Bakiye Yükleme', hint: 'toplamlara katılmaz' },
];

export function shownText(part: Facet, row: FacetRow, nameOf: NameOf): string {
  const isUser = part === 'user' && row.name;
  return isUser ? (nameOf(row.name, row.name) ?? '') : rowText(part, row);
}

export function signed(amount: number, plus = false): string {
  const sign = amount < 0 ? '−' : plus && amount > 0 ? '+' : '';
  return sign + formatMoney(Math.abs(amount));
}

export const shortFingerprint = (fingerprint: string): string =>
  (fingerprint.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join(' ');

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

const month = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Whole months are compared with as many earlier months, other ranges with as many earlier days. */
export function comparisonsOf({ start, end, shift }: Scope): Array<{ name: string; scope: Scope }> {
  const earlier = (days: number): Scope => ({ start: addDays(start, -days), end: addDays(end, -days), shift });
  if (start === end) {
    return [1, 7].map((days) => ({ name: dayAndWeekday(addDays(start, -days)), scope: earlier(days) }));
  }
  const months = monthsBefore({ start, end });
  const length = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
  const scope = months ? { ...months, shift } : earlier(length);
  const isOneMonth = months?.start.slice(0, 7) === months?.end.slice(0, 7);
  const name = months && isOneMonth ? month.format(new Date(`${months.start}T00:00:00Z`)) : null;
  return [{ name: name ?? `${formatDate(scope.start)}–${formatDate(scope.end)}`, scope }];
}

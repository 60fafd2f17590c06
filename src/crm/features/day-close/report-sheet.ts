import { formatDate } from '../../../domain/days/dates.ts';
import { type Channel, channelNames, channels } from '../../../domain/reports/facets.ts';
import type { NameOf } from '../../../domain/reports/staff-names.ts';
import type { Cell, Sheet, SheetColumn } from '../export/sheet.ts';
import { shownText, tables } from './figures.ts';
import type { DayReport, Figures, Scope } from './requests.ts';

const money = (name: string): SheetColumn => ({ name, kind: 'money', width: 15 });
const figures: ReadonlyArray<readonly [keyof Figures, SheetColumn]> = [
  ['records', { name: 'Kayıt', kind: 'number', width: 8 }],
  ['refunds', { name: 'İade', kind: 'number', width: 8 }],
  ...channels.map((channel) => [channel, money(channelNames[channel])] as const),
  ['commission', money('Komisyon')],
  ['bdload', money('Bakiye Yükleme')],
  ['collected', money('Tahsilat')],
  ['sold', money('Satış')],
];

/**
 * `isAdded` is false because each sale is in several sections (company, shift …): a total row would count it several
 * times.
 */
export const sheet: Sheet = {
  name: 'Gün Sonu',
  columns: [
    { name: 'Bölüm', kind: 'text', width: 14 },
    { name: 'Ad', kind: 'text', width: 30 },
    ...figures.map(([, column]) => column),
  ],
  isAdded: false,
};

export function rowsOf(
  report: DayReport,
  scope: Scope,
  counted: Readonly<Record<Channel, number | null>>,
  nameOf: NameOf,
): Cell[][] {
  const cellsOf = (row: Figures): Cell[] => figures.map(([field]) => row[field]);
  const total = [['Toplam', scopeText(scope), ...cellsOf(report.totals)]];
  const parts = tables.flatMap(({ part, name }) =>
    report[part].map((row) => [name, shownText(part, row, nameOf), ...cellsOf(row)]),
  );
  const days =
    scope.start === scope.end ? [] : report.days.map((row) => ['Gün', formatDate(row.name ?? ''), ...cellsOf(row)]);
  const count = [
    ['Sayım', 'Sayılan', (channel: Channel) => counted[channel]],
    ['Sayım', 'Fark', (channel: Channel) => difference(counted[channel], report.totals[channel])],
  ] as const;
  const counts = channels.some((channel) => counted[channel] !== null) ? count : [];
  return [
    ...total,
    ...parts,
    ...days,
    ...counts.map(([part, name, of]) => [
      part,
      name,
      ...figures.map(([field]) => (channels.includes(field as Channel) ? of(field as Channel) : null)),
    ]),
  ];
}

const difference = (counted: number | null, recorded: number) => (counted === null ? null : counted - recorded);

export function scopeText({ start, end, shift }: Scope): string {
  const days = start === end ? formatDate(start) : `${formatDate(start)} – ${formatDate(end)}`;
  return shift === null ? days : `${days} · ${shift}`;
}

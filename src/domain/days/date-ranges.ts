import type { IsoDate } from './dates.ts';

/** First and last day, both included; an empty one means no limit. */
export interface DateRange {
  start: IsoDate | '';
  end: IsoDate | '';
}

export const datePresets = ['today', 'yesterday', 'thisWeek', 'thisMonth'] as const;
export type DatePreset = (typeof datePresets)[number];

/** The days that a preset stands for on `today`; weeks begin on Monday. */
export function presetRange(preset: DatePreset, today: IsoDate): DateRange {
  const date = new Date(`${today}T00:00:00Z`);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  switch (preset) {
    case 'today':
      return { start: today, end: today };
    case 'yesterday':
      return { start: addDays(today, -1), end: addDays(today, -1) };
    case 'thisWeek': {
      const monday = addDays(today, -((date.getUTCDay() + 6) % 7));
      return { start: monday, end: addDays(monday, 6) };
    }
    case 'thisMonth':
      return { start: isoDay(Date.UTC(year, month, 1)), end: isoDay(Date.UTC(year, month + 1, 0)) };
  }
}

export const presetNames: Readonly<Record<DatePreset, string>> = {
  today: 'Bugün',
  yesterday: 'Dün',
  thisWeek: 'Bu hafta',
  thisMonth: 'Bu ay',
};

/** The presets with the names that staff see, and a range without limits. */
export const namedRanges = (today: IsoDate): (readonly [name: string, range: DateRange])[] => [
  ...datePresets.map((preset) => [presetNames[preset], presetRange(preset, today)] as const),
  ['Tüm tarihler', { start: '', end: '' }],
];

/** For a range of whole months, returns as many months right before it; null for any other range. */
export function monthsBefore({ start, end }: DateRange): DateRange | null {
  const after = addDays(end, 1);
  if (!start.endsWith('-01') || !after.endsWith('-01')) return null;
  const monthOf = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const first = 2 * monthOf(start) - monthOf(after);
  return { start: isoDay(Date.UTC(Math.floor(first / 12), first % 12, 1)), end: addDays(start, -1) };
}

/** The day `days` after `date`; before it if negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return isoDay(new Date(`${date}T00:00:00Z`).getTime() + days * 86_400_000);
}

function isoDay(instant: number): IsoDate {
  return new Date(instant).toISOString().slice(0, 10);
}

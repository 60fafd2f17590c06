import { type DatePreset, type DateRange, datePresets, presetRange } from '../../../../domain/date-ranges.ts';
import type { IsoDate } from '../../../../domain/dates.ts';

const names: Readonly<Record<DatePreset, string>> = {
  today: 'Bugün',
  yesterday: 'Dün',
  thisWeek: 'Bu hafta',
  thisMonth: 'Bu ay',
};

/** Common date ranges, and no limit at all. */
export const namedRanges = (today: IsoDate): (readonly [name: string, range: DateRange])[] => [
  ...datePresets.map((preset) => [names[preset], presetRange(preset, today)] as const),
  ['Tüm tarihler', { start: '', end: '' }],
];

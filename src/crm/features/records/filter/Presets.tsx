import { type DatePreset, type DateRange, datePresets, presetRange } from '../../../../domain/date-ranges.ts';
import css from './FilterBar.module.css';

const names: Readonly<Record<DatePreset, string>> = {
  today: 'Bugün',
  yesterday: 'Dün',
  thisWeek: 'Bu hafta',
  thisMonth: 'Bu ay',
};

interface Props {
  filter: DateRange;
  today: string;
  onChoose: (range: DateRange) => void;
}

/** Common date ranges, and no limit at all. */
export function Presets({ filter, today, onChoose }: Props) {
  const ranges: Array<readonly [string, DateRange]> = [
    ...datePresets.map((preset) => [names[preset], presetRange(preset, today)] as const),
    ['Tüm tarihler', { start: '', end: '' }],
  ];
  return (
    <fieldset className={css.presets}>
      <legend className="sr-only">Hazır tarih aralıkları</legend>
      {ranges.map(([name, range]) => (
        <button
          key={name}
          type="button"
          aria-pressed={filter.start === range.start && filter.end === range.end}
          onClick={() => onChoose(range)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

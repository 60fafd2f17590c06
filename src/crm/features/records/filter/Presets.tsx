import { type DateRange, namedRanges } from '../../../../domain/days/date-ranges.ts';
import css from './FilterBar.module.css';

interface Props {
  filter: DateRange;
  today: string;
  onChoose: (range: DateRange) => void;
}

export function Presets({ filter, today, onChoose }: Props) {
  return (
    <fieldset className={css.presets}>
      <legend className="sr-only">Hazır tarih aralıkları</legend>
      {namedRanges(today).map(([name, range]) => (
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

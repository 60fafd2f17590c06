import { DayPicker } from 'react-day-picker';
import { tr } from 'react-day-picker/locale/tr';
import { addDays } from '../../domain/days/date-ranges.ts';
import type { IsoDate } from '../../domain/days/dates.ts';
import { Button } from './Button.tsx';
import css from './Calendar.module.css';

interface Props {
  day: IsoDate | null;
  today: IsoDate;
  onChoose: (day: IsoDate) => void;
}

/** The picker works with `Date`s, so each day is passed as noon in local time. */
export default function Calendar({ day, today, onChoose }: Props) {
  const shown = noon(day ?? today);
  return (
    <>
      <DayPicker
        mode="single"
        required
        autoFocus
        showOutsideDays
        fixedWeeks
        locale={tr}
        classNames={classNames}
        today={noon(today)}
        defaultMonth={shown}
        selected={day === null ? undefined : shown}
        onSelect={(date) => onChoose(dayOf(date))}
      />
      <div className={css.near}>
        <Button look="quiet" onClick={() => onChoose(today)}>
          Bugün
        </Button>
        <Button look="quiet" onClick={() => onChoose(addDays(today, -1))}>
          Dün
        </Button>
      </div>
    </>
  );
}

const noon = (day: IsoDate) => new Date(`${day}T12:00:00`);

function dayOf(date: Date): IsoDate {
  const [year, ...rest] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [String(year).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join('-');
}

const classNames = Object.fromEntries(
  Object.entries({
    months: css.months,
    nav: css.nav,
    button_previous: css.turn,
    button_next: css.turn,
    chevron: css.chevron,
    caption_label: css.caption,
    month_grid: css.grid,
    weekday: css.weekday,
    day: css.day,
    day_button: css.button,
    today: css.today,
    selected: css.selected,
    outside: css.outside,
  }).map(([part, name]) => [part, name ?? '']),
);

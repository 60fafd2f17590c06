import { type IsoDate, isIsoDate } from '../../domain/days/dates.ts';
import { DateField } from './DateField.tsx';
import type { TypedDays } from './use-typed-days.ts';

interface Props {
  days: TypedDays;
  today: IsoDate;
  className?: string | undefined;
  onChange: (days: TypedDays) => void;
}

export function DayRangeFields({ days, today, className, onChange }: Props) {
  const { start, end } = days;
  const isBackwards = isIsoDate(start) && isIsoDate(end) && start > end;
  return (
    <>
      <DateField
        className={className}
        label="Başlangıç tarihi"
        today={today}
        value={start}
        onChange={(day) => onChange({ start: day, end })}
      />
      <DateField
        className={className}
        label="Bitiş tarihi"
        today={today}
        value={end}
        error={isBackwards ? 'Bitiş tarihi başlangıçtan önce olamaz.' : undefined}
        onChange={(day) => onChange({ start, end: day })}
      />
    </>
  );
}

import { useState } from 'react';
import { addDays } from '../../../domain/days/date-ranges.ts';
import type { IsoDate } from '../../../domain/days/dates.ts';
import { lists } from '../../agency.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { DayRangeFields } from '../../ui/DayRangeFields.tsx';
import { FieldFrame } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTypedDays } from '../../ui/use-typed-days.ts';
import type { Scope } from './requests.ts';
import css from './ScopeBar.module.css';

interface Props {
  scope: Scope;
  today: IsoDate;
  shifts: readonly string[];
  onScope: (scope: Scope) => void;
}

export function ScopeBar({ scope, today, shifts, onScope }: Props) {
  const { start, end, shift } = scope;
  const [wantsRange, setWantsRange] = useState(false);
  const isRange = wantsRange || start !== end;
  const { typed, take } = useTypedDays({ start, end, onDays: (days) => onScope({ ...days, shift }) });
  const known = lists.shift.map(({ name }) => name);
  const names = [...new Set([...known, ...shifts, ...(shift === null ? [] : [shift])])];

  const step = (days: number) => take({ start: addDays(start, days), end: addDays(start, days) });

  return (
    <div className={css.bar}>
      {isRange ? (
        <DayRangeFields className={css.date} days={typed} today={today} onChange={take} />
      ) : (
        <div className={css.stepper}>
          <IconButton className={css.step} icon="before" label="Önceki" onClick={() => step(-1)} />
          <DateField
            className={css.date}
            label="Gün"
            today={today}
            value={typed.start}
            onChange={(day) => take({ start: day, end: day })}
          />
          <IconButton className={css.step} icon="after" label="Sonraki" onClick={() => step(1)} />
        </div>
      )}
      <FieldFrame label="Vardiya" className={css.shift}>
        {(control) => (
          <select
            {...control}
            className={`${control.className} ${css.select}`}
            value={shift ?? ''}
            onChange={(event) => onScope({ start, end, shift: event.target.value || null })}
          >
            <option value="">Tümü</option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Button
        look="quiet"
        className={css.range}
        aria-pressed={isRange}
        onClick={() => {
          setWantsRange(!isRange);
          if (isRange) take({ start, end: start });
        }}
      >
        Tarih aralığı
      </Button>
    </div>
  );
}

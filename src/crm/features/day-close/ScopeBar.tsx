import { useEffect, useState } from 'react';
import { addDays } from '../../../domain/date-ranges.ts';
import { type IsoDate, isIsoDate } from '../../../domain/dates.ts';
import { lists } from '../../agency.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FieldFrame } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Scope } from './requests.ts';
import css from './ScopeBar.module.css';

interface Props {
  scope: Scope;
  today: IsoDate;
  /** Shifts that sales of these days have, which need not be in the list. */
  shifts: readonly string[];
  onScope: (scope: Scope) => void;
}

/** The day, or the first and the last one, and the shift. */
export function ScopeBar({ scope, today, shifts, onScope }: Props) {
  const { start, end, shift } = scope;
  const [wantsRange, setWantsRange] = useState(false);
  const isRange = wantsRange || start !== end;
  const [typed, setTyped] = useState<{ start: string; end: string }>({ start, end });
  useEffect(() => setTyped({ start, end }), [start, end]);
  const isBackwards = isIsoDate(typed.start) && isIsoDate(typed.end) && typed.start > typed.end;
  const known = lists.shift.map(({ name }) => name);
  const names = [...new Set([...known, ...shifts, ...(shift === null ? [] : [shift])])];

  function take(days: { start: string; end: string }) {
    setTyped(days);
    if (isIsoDate(days.start) && isIsoDate(days.end) && days.start <= days.end) onScope({ ...days, shift });
  }
  const step = (days: number) => take({ start: addDays(start, days), end: addDays(start, days) });

  return (
    <div className={css.bar}>
      {isRange ? (
        <>
          <DateField
            className={css.date}
            label="Başlangıç tarihi"
            today={today}
            value={typed.start}
            onChange={(day) => take({ ...typed, start: day })}
          />
          <DateField
            className={css.date}
            label="Bitiş tarihi"
            today={today}
            value={typed.end}
            error={isBackwards ? 'Bitiş tarihi başlangıçtan önce olamaz.' : undefined}
            onChange={(day) => take({ ...typed, end: day })}
          />
        </>
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

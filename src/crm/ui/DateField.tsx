import { type KeyboardEvent, useRef, useState } from 'react';
import { addDays } from '../../domain/days/date-ranges.ts';
import { readDay, settleDay } from '../../domain/days/date-typing.ts';
import { formatDate, type IsoDate, isIsoDate, monthsBefore } from '../../domain/days/dates.ts';
import css from './DateField.module.css';
import { FieldFrame, type Origin } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { OnDemand, onDemand } from './on-demand.tsx';
import { isPressed } from './shortcuts.ts';
import { useAnchoredPopup } from './use-anchored-popup.ts';
import { useLightDismiss } from './use-light-dismiss.ts';

const calendar = onDemand(async () => (await import('./Calendar.tsx')).default, 'when shown');
const calendarSize = { width: 272, height: 440 };

const steps: Readonly<Record<string, (day: IsoDate) => IsoDate>> = {
  '+': (day) => addDays(day, 1),
  '-': (day) => addDays(day, -1),
  ArrowUp: (day) => addDays(day, 1),
  ArrowDown: (day) => addDays(day, -1),
  PageUp: (day) => monthsBefore(day, -1),
  PageDown: (day) => monthsBefore(day, 1),
};

interface Props {
  label: string;
  hideLabel?: boolean;
  /** An ISO date, or text that is being typed or cannot be read. */
  value: string;
  today: IsoDate;
  error?: string | undefined;
  warning?: string | undefined;
  origin?: Origin | undefined;
  className?: string | undefined;
  onChange: (value: string) => void;
}

/** Keeps text that is not a date, and shows that it is invalid. */
export function DateField({ label, hideLabel, value, today, error, warning, origin, className, onChange }: Props) {
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The sign just pressed and the digits since: `+3` is three days from today. */
  const offset = useRef('');
  const popup = useAnchoredPopup(box, isOpen, undefined, calendarSize);
  const day = readDay(value, today);
  const unread = !isTyping && day === null && value.trim() !== '' ? 'Geçerli bir tarih girin.' : undefined;

  useLightDismiss(box, isOpen, () => setOpen(false));

  function put(next: string) {
    setTyping(false);
    if (next !== value) onChange(next);
  }

  function close() {
    setOpen(false);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (/^\d$/.test(event.key) && offset.current !== '' && offset.current.length < 4) {
      event.preventDefault();
      offset.current += event.key;
      return put(settleDay(offset.current, today));
    }
    offset.current = '';
    if (isPressed('calendar', event)) {
      event.preventDefault();
      setOpen(true);
    } else if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    } else if (event.key === 'Enter') {
      put(settleDay(value, today));
    } else if (step && (day !== null || value === '') && !(event.key === '-' && isTyping && goesOn(value))) {
      event.preventDefault();
      if (event.key === '+' || event.key === '-') offset.current = event.key;
      put(step(day ?? today));
    }
  }

  return (
    <FieldFrame
      label={label}
      hideLabel={hideLabel}
      error={error ?? unread}
      warning={isTyping ? undefined : warning}
      origin={origin}
      className={className}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles only Escape, from input, button and calendar
        <div
          className={css.box}
          ref={box}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return;
            event.stopPropagation();
            close();
          }}
        >
          <input
            {...control}
            ref={input}
            type="text"
            inputMode="numeric"
            placeholder="gg.aa.yyyy"
            autoComplete="off"
            spellCheck={false}
            value={!isTyping && isIsoDate(value) ? formatDate(value) : value}
            onChange={(event) => {
              setTyping(true);
              onChange(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              offset.current = '';
              put(settleDay(value, today));
            }}
          />
          <IconButton
            className={css.button}
            icon="calendar"
            label="Takvimi aç"
            // Not a tab stop: Alt+Down in the field opens the calendar.
            tabIndex={-1}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => (isOpen ? close() : setOpen(true))}
          />
          {isOpen && (
            <div ref={popup} className={css.popup} role="dialog" aria-label="Gün seç" popover="manual" tabIndex={-1}>
              <OnDemand
                part={calendar}
                onMissing={close}
                day={day}
                today={today}
                onChoose={(chosen) => {
                  put(chosen);
                  close();
                }}
              />
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

/** Whether a minus typed after `typed` goes on with a date: it separates day from month, or month from year. */
const goesOn = (typed: string) => /^\d{1,2}(-(\d{1,2}|\p{L}+))?$/u.test(typed.trim());

import { useEffect, useRef } from 'react';
import { isCitizenNumber } from '../../../../domain/records/citizen-number.ts';
import type { PassengerDraft } from '../../../../domain/records/linked-sales.ts';
import { recordFields } from '../../../../domain/records/record-fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useCommands } from '../../../ui/commands.ts';
import { TextField } from '../../../ui/Field.tsx';
import { doubtTexts, textOfFault } from './fault-texts.ts';
import css from './PassengerList.module.css';
import type { Passengers } from './passengers.ts';
import { useAltKeys } from './use-alt-keys.ts';

interface ListProps {
  passengers: Passengers;
  addClassName: string | undefined;
}

export function PassengerList({ passengers, addClassName }: ListProps) {
  const { list, add } = passengers;
  const box = useRef<HTMLDivElement>(null);
  const count = useRef(list.length);
  useEffect(() => {
    const rows = box.current?.querySelectorAll('fieldset') ?? [];
    if (list.length > count.current) rows[count.current]?.querySelector('input')?.focus();
    count.current = list.length;
  }, [list.length]);
  useAltKeys({ addPassenger: add && (() => add()) });
  useCommands(() => ({ runs: { addPassenger: add && (() => add()) } }), 'dialog');
  if (!add && list.length === 0) return null;
  return (
    <div className={css.list} ref={box}>
      {list.map((one, at) => (
        <Passenger key={one.clientRef} one={one} number={at + 2} passengers={passengers} />
      ))}
      {list.length > 0 && <p className={css.told}>Tutarlar, telefon ve not ilk yolcuda kalır.</p>}
      {add && (
        <Button
          className={classes(css.add, addClassName)}
          icon="plus"
          shortcut="addPassenger"
          tabIndex={-1}
          onClick={() => add()}
        >
          Yolcu ekle
        </Button>
      )}
    </div>
  );
}

interface Props {
  one: PassengerDraft;
  number: number;
  passengers: Passengers;
}

function Passenger({ one, number, passengers }: Props) {
  const { clientRef, fullName, citizenId } = one;
  const { change, remove, faults } = passengers;
  const fault = faults[clientRef] ?? {};
  const isDoubtful = citizenId.trim() !== '' && !isCitizenNumber(citizenId.trim());
  return (
    <fieldset className={css.passenger}>
      <legend>{number}. yolcu</legend>
      <Button
        look="quiet"
        className={css.remove}
        icon="close"
        aria-label={`${number}. yolcuyu çıkar`}
        title={`${number}. yolcuyu çıkar`}
        onClick={({ currentTarget }) => {
          focusBefore(currentTarget);
          remove(clientRef);
        }}
      />
      <TextField
        label={recordFields.fullName.label}
        autoComplete="off"
        value={fullName}
        error={fault.fullName && textOfFault(fault.fullName, 'fullName')}
        onChange={({ target }) => change(clientRef, { fullName: target.value })}
      />
      <TextField
        label={recordFields.citizenId.label}
        autoComplete="off"
        inputMode="numeric"
        value={citizenId}
        error={fault.citizenId && textOfFault(fault.citizenId, 'citizenId')}
        warning={isDoubtful ? doubtTexts.citizenId : undefined}
        onChange={({ target }) => change(clientRef, { citizenId: target.value })}
      />
    </fieldset>
  );
}

/** Moves the focus to the field before the passenger's fields, because the pressed button disappears with them. */
function focusBefore(button: HTMLElement): void {
  const own = button.closest('fieldset');
  const fields = [...(own?.parentElement?.closest('fieldset')?.querySelectorAll('input') ?? [])];
  fields.findLast((field) => !own?.contains(field) && !isBehind(field, own))?.focus();
}

const isBehind = (field: Element, own: Element | null) =>
  own !== null && (own.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

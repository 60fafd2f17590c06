import type { MouseEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { fieldsText } from '../entries/pasted-fill.ts';
import css from './KnownPhone.module.css';
import { useAltKeys } from './use-alt-keys.ts';
import type { useKnownPhone } from './use-known-phone.ts';

export type Known = ReturnType<typeof useKnownPhone>;

export function KnownPhone({ known: { unconfirmed, other, confirm, takeBack } }: { known: Known }) {
  const isOpen = unconfirmed.length > 0;
  useAltKeys({ confirmKnown: isOpen ? confirm : null });
  return (
    <div role="status" className={css.known}>
      {isOpen && (
        <>
          <p>
            <b>Bu numaranın son kaydından önerildi:</b> {fieldsText(unconfirmed)}.
          </p>
          {/* Not tab stops: the buttons appear while staff are typing, and the next Tab would land on them. */}
          <Button look="primary" tabIndex={-1} shortcut="confirmKnown" onClick={(event) => backFrom(event, confirm)}>
            Onayla
          </Button>
          <Button tabIndex={-1} onClick={(event) => backFrom(event, takeBack)}>
            Geri al
          </Button>
        </>
      )}
      {other && (
        <p>
          Bu numaranın son kaydı: #{other.id} {other.fullName}.
        </p>
      )}
    </div>
  );
}

/** Focuses the phone number before the pressed button disappears. */
function backFrom({ currentTarget }: MouseEvent, press: () => void): void {
  currentTarget.closest('fieldset')?.querySelector<HTMLInputElement>('input[type="tel"]')?.focus();
  press();
}

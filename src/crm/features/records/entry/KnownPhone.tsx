import type { MouseEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { fieldsText } from '../entries/pasted-fill.ts';
import css from './KnownPhone.module.css';
import { useAltKeys } from './use-alt-keys.ts';
import type { useKnownPhone } from './use-known-phone.ts';

export type Known = ReturnType<typeof useKnownPhone>;

/** Shows what the phone number put into the form. Saving asks about it unless somebody confirmed it. */
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
          {/* No stops of the tab key: it comes while somebody types on. Keys have Alt O, and emptying a field takes it back. */}
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

/** The button disappears when pressed, so the focus moves on from the number. */
function backFrom({ currentTarget }: MouseEvent, press: () => void): void {
  currentTarget.closest('fieldset')?.querySelector<HTMLInputElement>('input[type="tel"]')?.focus();
  press();
}

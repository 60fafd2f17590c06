import type { MouseEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { fieldsText } from '../entries/pasted-fill.ts';
import css from './KnownPhone.module.css';
import { useAltKeys } from './use-alt-keys.ts';
import type { useKnownPhone } from './use-known-phone.ts';

export type Known = ReturnType<typeof useKnownPhone>;

/** Shows the values filled in from the phone number's last sale. Saving asks about them unless they were confirmed. */
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
          {/* Not tab stops, as they appear while staff are typing. Alt+O confirms; clearing a field rejects. */}
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

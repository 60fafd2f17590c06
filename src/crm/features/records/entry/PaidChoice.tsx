import { useState } from 'react';
import { formatMoney, groupDigits } from '../../../../domain/money.ts';
import type { RecordDraft } from '../../../../domain/record-entry.ts';
import { recordFields } from '../../../../domain/record-fields.ts';
import { paymentFields } from '../../../../domain/refunds.ts';
import { Button } from '../../../ui/Button.tsx';
import css from './PastePanel.module.css';

type Payment = (typeof paymentFields)[number];

interface Props {
  /** Digits. */
  paid: string;
  /** Where the text says that it belongs, and where it was put. */
  told: Payment | null;
  draft: RecordDraft;
  set: (changes: Partial<RecordDraft>) => void;
}

/** A text seldom tells how it was paid beyond doubt: whoever took the money says so. An amount that was typed stays. */
export function PaidChoice({ paid, told, draft, set }: Props) {
  const [chosen, choose] = useState(told);
  const amount = groupDigits(paid);
  const way = chosen && draft[chosen] === amount ? chosen : null;

  function press(field: Payment) {
    const isTyped = draft[field].trim() !== '' && field !== way;
    if (isTyped) return;
    set({ ...(way && { [way]: '' }), ...(field !== way && { [field]: amount }) });
    choose(field === way ? null : field);
  }

  return (
    <fieldset className={css.paid}>
      <legend>Ödenen {formatMoney(Number(paid))} TL</legend>
      {paymentFields.map((field) => (
        <Button
          key={field}
          aria-pressed={field === way}
          aria-disabled={draft[field].trim() !== '' && field !== way}
          onClick={() => press(field)}
        >
          {recordFields[field].heading ?? recordFields[field].label}
        </Button>
      ))}
    </fieldset>
  );
}

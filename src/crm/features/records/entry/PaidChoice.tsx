import type { RecordDraft } from '../../../../domain/records/record-entry.ts';
import { recordFields } from '../../../../domain/records/record-fields.ts';
import { paymentFields } from '../../../../domain/records/refunds.ts';
import { groupDigits, moneyValue } from '../../../../domain/text/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { isUntaken } from '../entries/pasted-fill.ts';
import css from './PaidChoice.module.css';

interface Props {
  /** Only digits, without separators. */
  paid: string;
  draft: RecordDraft;
  set: (changes: Partial<RecordDraft>) => void;
}

/** Asks how a pasted amount was paid, because texts rarely say it. */
export function PaidChoice({ paid, draft, set }: Props) {
  const amount = groupDigits(paid);
  const way = paymentFields.find((field) => moneyValue(draft[field]) === Number(paid));

  return (
    <fieldset className={css.paid}>
      <legend>
        Ödenen {amount} TL{isUntaken(paid, draft) && ' hiçbir alana yazılmadı'}
      </legend>
      {paymentFields.map((field) => {
        const isTyped = draft[field].trim() !== '' && field !== way;
        return (
          <Button
            key={field}
            aria-pressed={field === way}
            aria-disabled={isTyped}
            onClick={() => !isTyped && set({ ...(way && { [way]: '' }), ...(field !== way && { [field]: amount }) })}
          >
            {recordFields[field].heading ?? recordFields[field].label}
          </Button>
        );
      })}
    </fieldset>
  );
}

import type { MouseEvent } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { Button } from '../../../ui/Button.tsx';
import { isRefundable } from '../requests/refund.ts';
import css from './SamePnrOffer.module.css';
import { useAltKeys } from './use-alt-keys.ts';

export interface SamePnrWays {
  onJoin: (first: SalesRecord) => void;
  onRefund: (origin: SalesRecord) => void;
  onKeep: () => void;
}

interface Props extends SamePnrWays {
  first: SalesRecord;
}

/**
 * Asks what to do about another sale with this PNR. The buttons are no tab stops, because they appear while staff are
 * typing.
 */
export function SamePnrOffer({ first, onJoin, onRefund, onKeep }: Props) {
  const join = () => onJoin(first);
  const refund = isRefundable(first) ? () => onRefund(first) : null;
  // Move the focus first: the pressed button disappears.
  const keep = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('fieldset')?.querySelector('input')?.focus();
    onKeep();
  };
  useAltKeys({ joinSamePnr: join, refundSamePnr: refund, keepSamePnr: onKeep });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would count as a section of the form
    <div role="group" aria-label="Bu PNR ile kayıt var" className={css.offer}>
      <Button tabIndex={-1} shortcut="joinSamePnr" onClick={join}>
        Yolcu ekle
      </Button>
      {refund && (
        <Button tabIndex={-1} shortcut="refundSamePnr" onClick={refund}>
          İade
        </Button>
      )}
      <Button tabIndex={-1} shortcut="keepSamePnr" onClick={keep}>
        Yine de yeni
      </Button>
    </div>
  );
}

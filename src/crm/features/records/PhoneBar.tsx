import { formatMoney } from '../../../domain/money.ts';
import { Button } from '../../ui/Button.tsx';
import { grandTotal, type Totals } from './list/totals.ts';
import css from './PhoneBar.module.css';

/** On a phone: the list's total and the button for a new sale, always in view. */
export function PhoneBar({ totals, onNew }: { totals: Totals | null; onNew: () => void }) {
  return (
    <div className={css.bar}>
      <p>
        <span>Toplam</span>
        {totals ? `${formatMoney(grandTotal(totals))} TL` : '…'}
      </p>
      <Button look="primary" icon="plus" onClick={onNew}>
        Yeni Kayıt
      </Button>
    </div>
  );
}

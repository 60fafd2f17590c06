import { formatDate } from '../../../../domain/dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SumList } from '../list/SumList.tsx';
import css from './DoneStep.module.css';
import shared from './ImportDialog.module.css';
import { inNumbers } from './import-texts.ts';
import type { Outcome } from './outcome.ts';
import { RefusedButton } from './RefusedButton.tsx';

interface Props {
  outcome: Outcome;
  onClose: () => void;
  onShowDays: (start: string, end: string) => void;
}

/** What was stored, and what was not, as long as it can be taken along. */
export function DoneStep({ outcome, onClose, onShowDays }: Props) {
  const { stored, totals, refused, days, list } = outcome;
  return (
    <>
      <div className={`${shared.scroll} ${css.done}`} role="status">
        <span className={css.sign}>
          <Icon name="check" size={32} />
        </span>
        <p className={css.count}>{inNumbers(stored)} kayıt eklendi</p>
        {days && (
          <p>
            {days.start === days.end ? formatDate(days.start) : `${formatDate(days.start)} – ${formatDate(days.end)}`}
          </p>
        )}
        <SumList totals={totals} look="paper" explained={false} />
        {refused.length > 0 && (
          <>
            <p className={css.refused}>
              {inNumbers(refused.length)} satır alınmadı. Nedenleriyle birlikte indirip düzelttikten sonra yeniden içe
              aktarabilirsiniz.
            </p>
            <RefusedButton list={list} refused={refused} />
          </>
        )}
      </div>
      <div className={shared.actions}>
        <Button onClick={onClose}>Kapat</Button>
        {days && (
          <Button look="primary" icon="list" onClick={() => onShowDays(days.start, days.end)}>
            Kayıtları göster
          </Button>
        )}
      </div>
    </>
  );
}

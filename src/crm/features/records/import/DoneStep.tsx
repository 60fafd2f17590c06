import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../../../../domain/days/dates.ts';
import type { MoneyField } from '../../../../domain/records/record-fields.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SumList } from '../list/SumList.tsx';
import { useRecordFilter } from '../list/use-record-filter.ts';
import type { UndoneImport } from '../requests/past.ts';
import { keptText, undoneText, undoOfImport } from '../requests/undo.ts';
import css from './DoneStep.module.css';
import shared from './ImportDialog.module.css';
import type { OpenedList } from './opened-list.ts';
import { type Refused, RefusedButton } from './RefusedButton.tsx';

export interface Outcome {
  list: OpenedList;
  clientRefs: readonly string[];
  totals: Readonly<Record<MoneyField, number>>;
  days: { start: string; end: string } | null;
  refused: readonly Refused[];
}

interface Props {
  outcome: Outcome;
  onClose: () => void;
}

export function DoneStep({ outcome, onClose }: Props) {
  const { showDays } = useRecordFilter();
  const { clientRefs, totals, refused, days, list } = outcome;
  const client = useQueryClient();
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const [busy, setBusy] = useState(false);
  const undo = useRef<ReturnType<typeof undoOfImport>>(null);
  // Ctrl+Z undoes the import too, even after the dialog is closed.
  useEffect(() => {
    undo.current = undoOfImport(client, clientRefs, setUndone);
  }, [client, clientRefs]);

  async function takeBack() {
    setBusy(true);
    await undo.current?.press();
    setBusy(false);
  }

  return (
    <>
      <div className={`${shared.scroll} ${css.done}`} role="status" aria-busy={busy}>
        <span className={css.sign}>
          <Icon name={undone ? 'giveBack' : 'check'} size={32} />
        </span>
        <p className={css.count}>{undone ? undoneText(undone) : `${formatCount(clientRefs.length)} kayıt eklendi`}</p>
        {days && !undone && (
          <p>
            {days.start === days.end ? formatDate(days.start) : `${formatDate(days.start)} – ${formatDate(days.end)}`}
          </p>
        )}
        {undone ? (
          <p className={css.refused}>{keptText(undone)}</p>
        ) : (
          <SumList totals={totals} look="paper" explained={false} />
        )}
        {refused.length > 0 && (
          <>
            <p className={css.refused}>
              {formatCount(refused.length)} satır alınmadı. Nedenleriyle birlikte indirip düzelttikten sonra yeniden içe
              aktarabilirsiniz.
            </p>
            <RefusedButton list={list} refused={refused} />
          </>
        )}
      </div>
      <div className={shared.actions}>
        {!undone && (
          <Button icon="giveBack" aria-disabled={busy} onClick={() => busy || takeBack()}>
            Geri al
          </Button>
        )}
        <Button onClick={onClose}>Kapat</Button>
        {days && !undone && (
          <Button
            look="primary"
            icon="list"
            onClick={() => {
              onClose();
              showDays(days.start, days.end);
            }}
          >
            Kayıtları göster
          </Button>
        )}
      </div>
    </>
  );
}

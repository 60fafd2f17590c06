import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { type Sum, sums } from '../../../../domain/records/sums.ts';
import { formatCount, formatMoney } from '../../../../domain/text/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { shownColumns } from '../columns/column-layout.ts';
import { exportOfList } from '../export/export-list.ts';
import { without } from '../grid/selection.ts';
import type { Selection } from '../grid/use-selection.ts';
import { useRecordActions } from '../list/record-actions.ts';
import { useRecordFilter } from '../list/use-record-filter.ts';
import { useSort } from '../list/use-sort.ts';
import type { SharedField } from '../requests/many-records.ts';
import { netAmount } from '../requests/refund.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { changeAll, deleteAll } from './bulk.ts';
import css from './SelectionBar.module.css';

interface Props {
  selection: Selection;
  total: number | null;
  refunds: ReadonlyMap<number, readonly number[]>;
  onGone: () => void;
}

const fields = [
  ['company', 'Firma değiştir'],
  ['shift', 'Vardiya değiştir'],
] as const;

function figuresOf(records: readonly SalesRecord[]): string[] {
  const sumOf = ({ of }: Sum) =>
    records.reduce((all, record) => of.reduce((sum, field) => sum + (netAmount(record, field) ?? 0), all), 0);
  return sums.slice(0, 2).map((sum) => `${formatMoney(sumOf(sum))} TL ${sum.name.toLocaleLowerCase('tr')}`);
}

function countRefunded(records: readonly SalesRecord[], refunds: Props['refunds']): number {
  const chosen = new Set(records.map(({ id }) => id));
  return records.filter(({ id }) => refunds.get(id)?.some((refund) => !chosen.has(refund))).length;
}

export default function SelectionBar({ selection, total, refunds, onGone }: Props) {
  const { show } = useRecordActions();
  const { filter } = useRecordFilter();
  const { sort } = useSort();
  const client = useQueryClient();
  const { records, choose, clear, all } = selection;
  const [asking, setAsking] = useState<SharedField | 'delete' | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const busy = done !== null;
  const told = useMemo(() => figuresOf(records), [records]);
  const refunded = useMemo(() => countRefunded(records, refunds), [records, refunds]);
  const count = `${formatCount(records.length)} kayıt`;

  async function run(work: (onProgress: (count: number) => void) => Promise<void>) {
    setAsking(null);
    setDone(0);
    await work(setDone);
    setDone(null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || busy || !(event.target instanceof Node && event.currentTarget.contains(event.target)))
      return;
    event.preventDefault();
    clear();
  }

  // If the focus was in the bar, it is lost when the bar disappears: `onGone` moves it to the list.
  const gone = useEffectEvent(() => {
    if (document.activeElement === null || document.activeElement === document.body) onGone();
  });
  useEffect(() => () => void requestAnimationFrame(() => gone()), []);

  async function removeAll(onProgress: (count: number) => void) {
    const gone = await deleteAll(client, records, onProgress);
    // Deselect the deleted sales, so that they are not chosen again when the deletion is undone.
    choose((now) => without(now, gone));
  }

  function exportChosen() {
    const list = { filter, sort, columns: shownColumns(), rows: records };
    show({ what: 'export', file: exportOfList(list, records.length, 'secilen-kayitlar') });
  }

  const press = (action: () => void) => ({ 'aria-disabled': busy, onClick: () => busy || action() });
  return (
    <section className={css.bar} aria-label="Seçilen kayıtlar" aria-busy={busy} onKeyDown={onKeyDown}>
      <p className={css.sums} role="status">
        <strong>{busy ? `${formatCount(done)} / ${count}` : count}</strong>
        {told.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      <Button {...press(exportChosen)}>Dışa aktar</Button>
      {fields.map(([field, name]) => (
        <Button key={field} {...press(() => setAsking(field))}>
          {name}
        </Button>
      ))}
      <Button className={css.delete} {...press(() => setAsking('delete'))}>
        Sil
      </Button>
      {total !== null && total > records.length && (
        <Button {...press(all)}>{`Hepsini seç (${formatCount(total)})`}</Button>
      )}
      <IconButton icon="close" label="Kapat" {...press(clear)} />
      {asking !== null && asking !== 'delete' && (
        <BulkDialog
          field={asking}
          count={records.length}
          onChoose={(value) => void run((onProgress) => changeAll(client, records, asking, value, onProgress))}
          onClose={() => setAsking(null)}
        />
      )}
      <Confirm
        open={asking === 'delete'}
        title={`${count} silinsin mi?`}
        action="Sil"
        onAction={() => void run(removeAll)}
        onDismiss={() => setAsking(null)}
      >
        {told.join(' · ')}
        {refunded > 0 && (
          <p>
            {formatCount(refunded)} satışın iadesi var. Bu satışları silerseniz iadeleri kalır ve toplamlardan düşülmeye
            devam eder.
          </p>
        )}
      </Confirm>
    </section>
  );
}

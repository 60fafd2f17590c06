import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { type Sum, sums } from '../../../../domain/records/sums.ts';
import { formatCount, formatMoney } from '../../../../domain/text/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import type { Export } from '../../export/ExportDialog.tsx';
import { exportDialog } from '../../export/export-dialog.ts';
import { shownColumns } from '../columns/column-layout.ts';
import { exportOfList } from '../export/export-list.ts';
import type { RecordFilter } from '../filter/record-filter.ts';
import type { Sort } from '../list/sort.ts';
import { netAmount } from '../refund.ts';
import type { SharedField } from '../requests/many-records.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { changeAll, deleteAll } from './bulk.ts';
import css from './SelectionBar.module.css';
import { without } from './selection.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  /** How many the whole list has; null while they are still coming. */
  total: number | null;
  filter: RecordFilter;
  sort: Sort;
  /** What was given back of the sales in the list. */
  refunds: ReadonlyMap<number, readonly number[]>;
  /** Called when it goes away under the focus. */
  onGone: () => void;
}

const fields = [
  ['company', 'Firma değiştir'],
  ['shift', 'Vardiya değiştir'],
] as const;

/** What they come to, as the foot of the list has it. */
function figuresOf(records: readonly SalesRecord[]): string[] {
  const sumOf = ({ of }: Sum) =>
    records.reduce((all, record) => of.reduce((sum, field) => sum + (netAmount(record, field) ?? 0), all), 0);
  return sums.slice(0, 2).map((sum) => `${formatMoney(sumOf(sum))} TL ${sum.name.toLocaleLowerCase('tr')}`);
}

/** Sales of which a refund would stay when they are deleted. */
function countRefunded(records: readonly SalesRecord[], refunds: Props['refunds']): number {
  const chosen = new Set(records.map(({ id }) => id));
  return records.filter(({ id }) => refunds.get(id)?.some((refund) => !chosen.has(refund))).length;
}

/** What the chosen sales come to, and what can be done to all of them. */
export default function SelectionBar({ selection, total, filter, sort, refunds, onGone }: Props) {
  const client = useQueryClient();
  const { records, choose, clear, all } = selection;
  const [asking, setAsking] = useState<SharedField | 'delete' | null>(null);
  const [exporting, setExporting] = useState<Export | null>(null);
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

  // With the last of what was chosen the bar goes, and what had the focus with it.
  const gone = useEffectEvent(() => {
    if (document.activeElement === null || document.activeElement === document.body) onGone();
  });
  useEffect(() => () => void requestAnimationFrame(() => gone()), []);

  async function removeAll(onProgress: (count: number) => void) {
    const gone = await deleteAll(client, records, onProgress);
    // Those that come back are not chosen again.
    choose((now) => without(now, gone));
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
      <Button
        {...press(() =>
          setExporting(
            exportOfList({ filter, sort, columns: shownColumns(), rows: records }, records.length, 'secilen-kayitlar'),
          ),
        )}
      >
        Dışa aktar
      </Button>
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
      {exporting && (
        <OnDemand
          part={exportDialog}
          {...exporting}
          onClose={() => setExporting(null)}
          onMissing={() => setExporting(null)}
        />
      )}
    </section>
  );
}

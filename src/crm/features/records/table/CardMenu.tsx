import { useId, useRef } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { shownColumns, useColumnLayout } from '../columns/column-layout.ts';
import { useRecordActions } from '../list/record-actions.ts';
import { isRefundable } from '../requests/refund.ts';
import css from './CardMenu.module.css';

interface Props {
  record: SalesRecord;
  chosen: boolean;
  onChoose: (record: SalesRecord) => void;
}

const onCard = ['fullName', 'pnr', 'route', 'phone', 'date'];

export function CardMenu({ record, chosen, onChoose }: Props) {
  const { edit, refund, past, remove } = useRecordActions();
  const columns = shownColumns(useColumnLayout()).filter(
    (column) => !onCard.includes(column.id) && column.value(record) !== null,
  );
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  // Close the menu first, so that its button gets the focus: a dialog that `run` opens later returns the focus there.
  const act = (run: (record: SalesRecord) => void) => () => {
    menu.current?.hidePopover();
    run(record);
  };
  return (
    <>
      <IconButton className={css.open} icon="more" label="İşlemler" popoverTarget={id} />
      <div className={css.menu} ref={menu} id={id} popover="auto">
        <dl>
          {columns.map((column) => (
            <div key={column.id}>
              <dt>{column.name}</dt>
              <dd>{column.cell(record)}</dd>
            </div>
          ))}
        </dl>
        <button type="button" onClick={act(edit)}>
          Düzenle
        </button>
        {isRefundable(record) && (
          <button type="button" onClick={act(refund)}>
            İade oluştur
          </button>
        )}
        <button type="button" onClick={act(past)}>
          Geçmiş
        </button>
        <button type="button" aria-pressed={chosen} onClick={act(onChoose)}>
          Seç
        </button>
        <button type="button" className={css.remove} onClick={act(remove)}>
          Sil
        </button>
      </div>
    </>
  );
}

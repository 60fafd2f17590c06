import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useColumnLayout } from '../columns/column-layout.ts';
import { columns, findColumn } from '../list/columns.tsx';
import { RefundLine } from '../list/RefundLine.tsx';
import { useRecordActions } from '../list/record-actions.ts';
import { isRefund, isRefundable } from '../requests/refund.ts';
import css from './RecordCards.module.css';

interface Props {
  record: SalesRecord;
  chosen: boolean;
  onChoose: (record: SalesRecord) => void;
}

export function RecordCard({ record, chosen, onChoose }: Props) {
  const { edit, refund, past, remove } = useRecordActions();
  const { visible } = useColumnLayout();
  const shows = (id: string) => visible.includes(id);
  const cell = (id: string) => findColumn(id)?.cell(record);
  // Columns without a place of their own.
  const named = columns.filter(({ id, sum, optional }) => (sum || optional) && shows(id) && cell(id) !== null);
  const footnotes = ['id', 'user'].filter(shows);
  return (
    <article className={css.card} data-refund={isRefund(record) || undefined} data-chosen={chosen || undefined}>
      <div className={css.main}>
        {shows('fullName') && <h2>{record.fullName}</h2>}
        <p>
          <RefundLine record={record} />
        </p>
        <p className={css.facts}>
          {shows('pnr') && record.pnr && cell('pnr')}
          {shows('date') && <span>{cell('date') ?? '–'}</span>}
        </p>
        {named.length > 0 && (
          <dl>
            {named.map((column) => (
              <div key={column.id}>
                <dt>{column.name}</dt>
                <dd>{column.cell(record)}</dd>
              </div>
            ))}
          </dl>
        )}
        {shows('note') && (record.note || record.direction) && <p className={css.note}>{cell('note')}</p>}
        {footnotes.length > 0 && (
          <p className={css.footnote}>
            {shows('id') && <span>#{record.id}</span>}
            {shows('user') && <span>{cell('user')}</span>}
          </p>
        )}
      </div>
      <div className={css.stub}>
        {shows('route') && (
          <p className={css.route}>
            <span>{record.depart ?? '···'}</span>
            <Icon name={record.returnTo ? 'upAndDown' : 'down'} size={16} />
            <span>{record.arrive ?? '···'}</span>
            {record.returnTo && record.returnTo !== record.depart && <small>↩ {record.returnTo}</small>}
            {record.returnTo && <span className="sr-only">gidiş-dönüş</span>}
          </p>
        )}
        <div className={css.actions}>
          <button type="button" onClick={() => edit(record)}>
            Düzenle
          </button>
          <button type="button" data-action="delete" onClick={() => remove(record)}>
            Sil
          </button>
          {isRefundable(record) && (
            <button type="button" data-action="refund" onClick={() => refund(record)}>
              İade oluştur
            </button>
          )}
          <button type="button" data-action="past" onClick={() => past(record)}>
            Geçmiş
          </button>
          <button type="button" data-action="choose" aria-pressed={chosen} onClick={() => onChoose(record)}>
            Seç
          </button>
        </div>
      </div>
    </article>
  );
}

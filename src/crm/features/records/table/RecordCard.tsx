import { moneyFields, recordFields } from '../../../../domain/records/record-fields.ts';
import { paymentFields } from '../../../../domain/records/refunds.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { formatMoney } from '../../../../domain/text/money.ts';
import { phoneAddress } from '../../../../domain/text/phones.ts';
import { useColumnLayout } from '../columns/column-layout.ts';
import { findColumn } from '../list/columns.tsx';
import { RefundLine } from '../list/RefundLine.tsx';
import { isRefund, netAmount } from '../requests/refund.ts';
import { CardMenu } from './CardMenu.tsx';
import css from './RecordCards.module.css';

interface Props {
  record: SalesRecord;
  chosen: boolean;
  onChoose: (record: SalesRecord) => void;
}

function amountOf(record: SalesRecord): [text: string, of: string] | null {
  const filled = moneyFields.filter((field) => record[field]);
  const paid = paymentFields.filter((field) => filled.includes(field));
  const fields = paid.length > 0 ? paid : filled.slice(0, 1);
  if (fields.length === 0) return null;
  const sum = fields.reduce((all, field) => all + (netAmount(record, field) ?? 0), 0);
  return [
    formatMoney(sum),
    fields.map((field) => recordFields[field].heading ?? recordFields[field].label).join(' + '),
  ];
}

function Phone({ number }: { number: string }) {
  const href = phoneAddress(number);
  return href ? (
    <a className={css.call} href={href}>
      {number}
    </a>
  ) : (
    number
  );
}

export function RecordCard({ record, chosen, onChoose }: Props) {
  const { visible } = useColumnLayout();
  const cell = (id: string) => visible.includes(id) && findColumn(id)?.cell(record);
  const [amount, of] = amountOf(record) ?? ['–'];
  return (
    <article className={css.card} data-refund={isRefund(record) || undefined} data-chosen={chosen || undefined}>
      <div className={css.main}>
        <h2>{record.fullName}</h2>
        <p className={css.amount}>{amount}</p>
        <p className={css.booking}>
          {cell('pnr')}
          {cell('route')}
        </p>
        <p className={css.quiet}>{of}</p>
        <p className={css.quiet}>{record.phone && <Phone number={record.phone} />}</p>
        <p className={css.quiet}>{cell('date')}</p>
        <RefundLine record={record} />
      </div>
      <CardMenu record={record} chosen={chosen} onChoose={onChoose} />
    </article>
  );
}

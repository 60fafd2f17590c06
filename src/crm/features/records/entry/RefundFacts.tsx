import { recordFields } from '../../../../domain/records/record-fields.ts';
import { paymentFields } from '../../../../domain/records/refunds.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { formatMoney } from '../../../../domain/text/money.ts';
import type { Entry } from '../entries/entry-draft.ts';
import { RecordLink } from '../list/RecordLink.tsx';
import type { Refunds } from '../requests/find-linked.ts';
import css from './RecordDialog.module.css';
import { earlierRefunds, originOf } from './refund-check.ts';

interface Props {
  entry: Entry;
  related: Refunds | undefined;
}

export function RefundFacts({ entry, related }: Props) {
  const originId = originOf(entry);
  if (originId !== null && originId !== entry.record?.id) {
    return (
      <p className={css.refund} data-back="">
        İade · <RecordLink id={originId} />
        {related?.origin && ` · ${paidBy(related.sale)} ${paidText(related.sale)}`}
        {related &&
          earlierRefunds(entry, related).length > 0 &&
          `, önceki iadeler ${paidText(earlierRefunds(entry, related))}`}
      </p>
    );
  }
  const { refunds = [] } = related ?? {};
  if (refunds.length === 0) return null;
  return (
    <p className={css.refund}>
      {refunds.length === 1 ? 'İadesi' : 'İadeleri'} ·{' '}
      {refunds.map(({ id }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <RecordLink id={id} />
        </span>
      ))}
    </p>
  );
}

const paidBy = (sale: readonly SalesRecord[]) => (sale.length > 1 ? `${sale.length} yolcu için ödenen` : 'Ödenen');

function paidText(records: readonly SalesRecord[]): string {
  const paid = paymentFields.map((field) => ({
    name: recordFields[field].label,
    amount: records.reduce((sum, record) => sum + (record[field] ?? 0), 0),
  }));
  const ways = paid.filter(({ amount }) => amount !== 0).map(({ name, amount }) => `${name} ${formatMoney(amount)}`);
  const sum = formatMoney(paid.reduce((all, { amount }) => all + amount, 0));
  return `${sum} TL${ways.length > 0 ? ` (${ways.join(', ')})` : ''}`;
}

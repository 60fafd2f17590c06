import { use } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { classes } from '../../../ui/classes.ts';
import { isRefund } from '../requests/refund.ts';
import { RecordLink } from './RecordLink.tsx';
import css from './RefundLine.module.css';
import { LinkedShown } from './use-linked.ts';

interface Props {
  record: SalesRecord;
  tabIndex?: number;
}

export function RefundLine({ record, tabIndex }: Props) {
  const { refundOf, groupOf } = record;
  const { refunds, groups } = use(LinkedShown);
  const [newest, ...more] = refunds.get(record.id) ?? [];
  const group = groups.get(groupOf ?? record.id) ?? [];
  const link = (id: number) => <RecordLink id={id} tabIndex={tabIndex} />;
  // Link every other passenger to the first one, whose record has the amounts, and the first one to the second.
  const other = groupOf ?? group.at(-1);
  const passengers = other !== undefined && (
    <>
      {group.length > 0 ? `${group.length + 1} yolcu` : 'Yolcu'}
      {' ·'} {link(other)}
    </>
  );
  if (refundOf !== null || isRefund(record)) {
    return (
      <small className={classes(css.line, css.back)}>
        İade{refundOf !== null && <> · {link(refundOf)}</>}
        {passengers && <> · {passengers}</>}
      </small>
    );
  }
  if (newest === undefined && !passengers) return null;
  return (
    <small className={css.line}>
      {newest !== undefined && <>İadesi · {link(newest)}</>}
      {more.length > 0 && ` +${more.length}`}
      {newest !== undefined && passengers && ' · '}
      {passengers}
    </small>
  );
}

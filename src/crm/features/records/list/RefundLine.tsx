import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { classes } from '../../../ui/classes.ts';
import { RecordLink } from '../RecordLink.tsx';
import { isRefund } from '../refund.ts';
import css from './RefundLine.module.css';

interface Props {
  record: SalesRecord;
  /** What was given back of it, newest first. */
  refunds: readonly number[] | undefined;
  onOpen: (id: number) => void;
}

/** Under a name: of which sale this gives money back, or where money of this one was given back. */
export function RefundLine({ record, refunds = [], onOpen }: Props) {
  const { refundOf } = record;
  const [newest, ...more] = refunds;
  if (refundOf !== null || isRefund(record)) {
    return (
      <small className={classes(css.line, css.back)}>
        İade{refundOf !== null && ' · '}
        {refundOf !== null && <RecordLink id={refundOf} onOpen={onOpen} />}
      </small>
    );
  }
  if (newest === undefined) return null;
  return (
    <small className={css.line}>
      İadesi · <RecordLink id={newest} onOpen={onOpen} />
      {more.length > 0 && ` +${more.length}`}
    </small>
  );
}

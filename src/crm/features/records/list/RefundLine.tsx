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
  onOpen: (id: number) => void;
}

/** Under a name: of which sale this gives money back, where money of this one was given back, and with whom it was paid. */
export function RefundLine({ record, tabIndex, onOpen }: Props) {
  const { refundOf } = record;
  const { refunds, groups } = use(LinkedShown);
  const group = groups.get(record.groupOf ?? record.id) ?? [];
  const [newest, ...more] = refunds.get(record.id) ?? [];
  if (refundOf !== null || isRefund(record)) {
    return (
      <small className={classes(css.line, css.back)}>
        İade{refundOf !== null && ' · '}
        {refundOf !== null && <RecordLink id={refundOf} tabIndex={tabIndex} onOpen={onOpen} />}
        <GroupPart record={record} tabIndex={tabIndex} group={group} before=" · " onOpen={onOpen} />
      </small>
    );
  }
  const isInGroup = record.groupOf !== null || group.length > 0;
  if (newest === undefined && !isInGroup) return null;
  return (
    <small className={css.line}>
      {newest !== undefined && (
        <>
          İadesi · <RecordLink id={newest} tabIndex={tabIndex} onOpen={onOpen} />
          {more.length > 0 && ` +${more.length}`}
        </>
      )}
      <GroupPart
        record={record}
        tabIndex={tabIndex}
        group={group}
        before={newest === undefined ? '' : ' · '}
        onOpen={onOpen}
      />
    </small>
  );
}

interface GroupProps extends Pick<Props, 'record' | 'tabIndex' | 'onOpen'> {
  /** The passengers after the first. */
  group: readonly number[];
  before: string;
}

/** How many they are, and one of the others: from a passenger to the first, who has the amounts, and from the first to the next. */
function GroupPart({ record: { groupOf }, tabIndex, group, before, onOpen }: GroupProps) {
  const other = groupOf ?? group.at(-1);
  if (other === undefined) return null;
  return (
    <>
      {before}
      {group.length > 0 ? `${group.length + 1} yolcu` : 'Yolcu'} ·{' '}
      <RecordLink id={other} tabIndex={tabIndex} onOpen={onOpen} />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Entry } from '../entries/entry-draft.ts';
import { RecordLink } from '../list/RecordLink.tsx';
import { findGroup } from '../requests/find-linked.ts';
import css from './RecordDialog.module.css';

interface Props {
  entry: Entry;
  /** Takes the unsaved sale out of the group. */
  onPart: () => void;
}

export function GroupFacts({ entry, onPart }: Props) {
  const { record, groupOf } = entry;
  const first = record ? (record.groupOf ?? record.id) : groupOf;
  const { data = [] } = useQuery({
    queryKey: ['records', 'group of', first],
    queryFn: ({ signal }) => findGroup(first ?? 0, signal),
    enabled: first !== null,
    staleTime: 0,
  });
  if (groupOf !== null) {
    return (
      <p className={css.refund}>
        {data.length + 1}. yolcu · <RecordLink id={groupOf} /> {nameOf(data, groupOf)}
        <Button look="quiet" onClick={onPart}>
          Ayrı kayıt yap
        </Button>
      </p>
    );
  }
  const others = data.filter(({ id }) => id !== record?.id);
  if (others.length === 0) return null;
  return (
    <p className={css.refund}>
      {data.length} yolcu ·{' '}
      {others.map(({ id, fullName }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <RecordLink id={id} /> {fullName}
        </span>
      ))}
    </p>
  );
}

const nameOf = (group: readonly Pick<SalesRecord, 'id' | 'fullName'>[], id: number) =>
  group.find((one) => one.id === id)?.fullName;

import type { MouseEvent } from 'react';
import { useHref } from 'react-router';
import { useRecordActions } from './record-actions.ts';

interface Props {
  id: number;
  tabIndex?: number | undefined;
}

export function RecordLink({ id, tabIndex }: Props) {
  const { open } = useRecordActions();
  const href = useHref(`/records?record=${id}`);

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(id);
  }
  return (
    <a href={href} tabIndex={tabIndex} onClick={onClick}>
      #{id}
    </a>
  );
}

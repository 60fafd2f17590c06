import type { MouseEvent } from 'react';
import { useHref } from 'react-router';

interface Props {
  id: number;
  /** Where not every link is a stop of the tab key. */
  tabIndex?: number | undefined;
  onOpen: (id: number) => void;
}

/** Opens another sale, whether or not it is in the list. Its address does the same in another tab. */
export function RecordLink({ id, tabIndex, onOpen }: Props) {
  const href = useHref(`/records?record=${id}`);

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(id);
  }
  return (
    <a href={href} tabIndex={tabIndex} onClick={open}>
      #{id}
    </a>
  );
}

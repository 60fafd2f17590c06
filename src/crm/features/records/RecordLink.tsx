import type { MouseEvent } from 'react';
import { useHref } from 'react-router';

/** Opens another sale, whether or not it is in the list. Its address does the same in another tab. */
export function RecordLink({ id, onOpen }: { id: number; onOpen: (id: number) => void }) {
  const href = useHref(`/records?record=${id}`);

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(id);
  }
  return (
    <a href={href} onClick={open}>
      #{id}
    </a>
  );
}

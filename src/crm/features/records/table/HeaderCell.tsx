import { type DragEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { moveColumn, type PlacedColumn, pinnedStyle, placeColumn, setColumnWidth } from '../columns/column-layout.ts';
import { useSort } from '../list/use-sort.ts';
import css from './RecordTable.module.css';

interface Props {
  column: PlacedColumn;
  pinnedAt: number | null;
}

const dragType = 'text/x-crm-column';
const step = 16;

export function HeaderCell({ column, pinnedAt }: Props) {
  const { sort, sortBy } = useSort();
  const [target, setTarget] = useState<'before' | 'behind' | null>(null);
  const sorted = sort.column === column.id;
  const direction = sort.descending ? 'descending' : 'ascending';

  function onKeyDown(event: KeyboardEvent) {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (way === null || !event.shiftKey) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) moveColumn(column.id, way);
    else setColumnWidth(column.id, column.shownWidth + way * step);
  }

  function resize(event: PointerEvent<HTMLElement>) {
    event.preventDefault();
    const handle = event.currentTarget;
    const from = event.clientX - column.shownWidth;
    handle.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent) => setColumnWidth(column.id, moved.clientX - from);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
  }

  function over(event: DragEvent<HTMLElement>) {
    if (!event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setTarget(event.clientX > left + width / 2 ? 'behind' : 'before');
  }

  function drop(event: DragEvent) {
    const moved = event.dataTransfer.getData(dragType);
    if (moved) placeColumn(moved, column.id, target === 'behind');
    setTarget(null);
  }

  return (
    <th
      scope="col"
      aria-sort={sorted ? direction : undefined}
      className={classes(column.kind === 'money' && css.money, pinnedAt !== null && css.pinned)}
      style={pinnedStyle(pinnedAt)}
      data-drop={target ?? undefined}
      onDragOver={over}
      onDragLeave={() => setTarget(null)}
      onDrop={drop}
    >
      <button
        type="button"
        className={css.sort}
        // Reached by arrow keys from the cells below.
        tabIndex={-1}
        draggable
        onDragStart={(event) => event.dataTransfer.setData(dragType, column.id)}
        onClick={() => sortBy({ column: column.id, descending: sorted && !sort.descending })}
        onKeyDown={onKeyDown}
      >
        {column.name}
        {sorted && <Icon name={sort.descending ? 'down' : 'up'} size={12} />}
      </button>
      <span className={css.edge} aria-hidden="true" onPointerDown={resize} />
    </th>
  );
}

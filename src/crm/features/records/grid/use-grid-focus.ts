import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { pinnedColumns } from '../list/columns.tsx';
import { headRow, type Place, placeAfter, wholeRow } from './grid-moves.ts';

interface Options {
  frame: RefObject<HTMLElement | null>;
  rows: readonly SalesRecord[];
  columns: number;
  page: number;
  firstInSight: () => number;
  reveal: (row: number) => void;
}

interface Active {
  id: number;
  column: number;
}

/** Number of frames to wait for a row to be rendered after scrolling to it. */
const patience = 3;

/** Makes one cell a tab stop; from there, the grid's keys reach all others. */
export function useGridFocus({ frame, rows, columns, page, firstInSight, reveal }: Options) {
  const [active, setActive] = useState<Active | null>(null);
  const last = useRef<{ element: Element; id: number; place: Place } | null>(null);

  function placeOf(target: EventTarget): Place | null {
    const row = target instanceof Element ? target.closest('tr') : null;
    if (!row || !frame.current?.contains(row)) return null;
    const cell = (target as Element).closest<HTMLTableCellElement>('td, th');
    return { row: Number(row.ariaRowIndex) - 2, column: cell ? cell.cellIndex : wholeRow };
  }

  function elementAt({ row, column }: Place, action?: string): HTMLElement | null | undefined {
    const element = frame.current?.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${row + 2}"]`);
    const cell = element?.cells[column];
    if (column === wholeRow || !cell) return element;
    if (row === headRow) return cell.querySelector('button');
    if (column < columns) return cell;
    return cell.querySelector<HTMLElement>(`[data-action="${action}"]`) ?? cell.querySelector('button');
  }

  function go(place: Place, action?: string, left = patience): void {
    if (place.row >= 0 && left === patience) reveal(place.row);
    const element = elementAt(place, action);
    const isPlain = place.column >= pinnedColumns && place.column < columns;
    // Pinned columns may cover the cell: scroll it out from under them.
    element?.focus({ preventScroll: isPlain });
    if (isPlain) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (element || left === 0) return;
    requestAnimationFrame(() => {
      const focused = document.activeElement;
      if (focused === document.body || frame.current?.contains(focused)) go(place, action, left - 1);
    });
  }

  function move(event: KeyboardEvent<HTMLElement>): Place | null {
    const { target } = event;
    const isFrame = target === frame.current;
    const from = isFrame ? { row: firstInSight(), column: active?.column ?? 0 } : placeOf(target);
    const to = from && placeAfter(event, from, { rows: rows.length, columns, page });
    if (!to) return null;
    event.preventDefault();
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
    const next = button && from.row === to.row ? neighbour(button, event.key) : null;
    if (next) next.focus();
    else if (isFrame) go(from);
    // From the headings, arrow down continues at the first visible row.
    else if (from.row === headRow && to.row === 0 && event.key === 'ArrowDown') go({ ...to, row: firstInSight() });
    else if (to.row !== from.row || to.column !== from.column) go(to, button?.dataset.action);
    return to;
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const place = placeOf(target);
    const id = place ? rows[place.row]?.id : undefined;
    if (!place || id === undefined) return;
    last.current = { element: target, id, place };
    const column = place.column < columns ? place.column : (active?.column ?? 0);
    if (active?.id !== id || active.column !== column) setActive({ id, column });
  }

  useLayoutEffect(() => {
    // If the focused row left the list, focus the row in its place, but never a button of another sale.
    const lost = last.current;
    if (!lost || lost.element.isConnected || document.activeElement !== frame.current) return;
    last.current = null;
    if (rows.length > 0 && !rows.some(({ id }) => id === lost.id))
      go({
        row: Math.min(lost.place.row, rows.length - 1),
        column: lost.place.column < columns ? lost.place.column : (active?.column ?? 0),
      });
  });

  return { active, placeOf, elementAt, go, move, onFocus };
}

function neighbour(button: HTMLElement, key: string): HTMLElement | null {
  const all = [...(button.closest('td')?.querySelectorAll<HTMLElement>('[data-action]') ?? [])];
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return step === 0 ? null : (all[all.indexOf(button) + step] ?? null);
}

import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import type { Column } from '../list/columns.tsx';
import { useRecordActions } from '../list/record-actions.ts';
import { isRefundable, isRefundKey } from '../requests/refund.ts';
import { type Place, wholeRow } from './grid-moves.ts';
import { afterMove, rangeTo } from './selection.ts';
import { type Editing, useEditing } from './use-editing.ts';
import { useGridClipboard } from './use-grid-clipboard.ts';
import { useGridFocus } from './use-grid-focus.ts';
import type { Selection } from './use-selection.ts';

interface Options {
  frame: RefObject<HTMLElement | null>;
  rows: readonly SalesRecord[];
  columns: readonly Column[];
  selection: Selection;
  page: number;
  firstInSight: () => number;
  reveal: (row: number) => void;
}

export function useGrid({ rows, columns, selection, ...view }: Options) {
  const { refund } = useRecordActions();
  const { chosen, choose } = selection;
  const focus = useGridFocus({ rows, columns: columns.length, ...view });
  const { active, placeOf, go, move, onFocus } = focus;
  const { editing, edit, end } = useEditing({ rows, columns, go });
  useGridClipboard({ rows, columns, selection, placeOf, edit });

  function recordOf(element: Element | null): SalesRecord | undefined {
    const place = element && placeOf(element);
    return place ? rows[place.row] : undefined;
  }

  function cellAt({ record, column }: Editing): HTMLElement | null {
    const at = columns.findIndex(({ id }) => id === column);
    return focus.elementAt({ row: rows.findIndex(({ id }) => id === record.id), column: at }) ?? null;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (isRefundKey(event)) refundFocused(event, event.target);
    else if (!chooseByKey(event, event.target)) lead(event, event.target);
  }

  function refundFocused(event: KeyboardEvent, target: Element) {
    const record = recordOf(target);
    if (!record) return;
    event.preventDefault();
    if (isRefundable(record)) refund(record);
  }

  function chooseByKey(event: KeyboardEvent, target: Element): boolean {
    const record = isPlain(target) ? recordOf(target) : undefined;
    const isFar = event.ctrlKey || event.metaKey;
    if (event.key === ' ' && record && !isFar) selection.toggle(record);
    else if (event.key.toLowerCase() === 'a' && isFar && !event.shiftKey && !event.altKey) selection.all();
    else if (event.key === 'Escape' && chosen.ids.size > 0) selection.clear();
    else return false;
    event.preventDefault();
    return true;
  }

  function lead(event: KeyboardEvent<HTMLElement>, target: Element) {
    const from = placeOf(target);
    const to = move(event);
    if (!to) editFocused(event, target);
    else if (from) choose((now) => (event.shiftKey ? rangeTo(now, rows, from, to, columns.length) : afterMove(now)));
  }

  /** Enter edits a focused cell, but not a focused row: after saving, the saved row has the focus. */
  function editFocused(event: KeyboardEvent, target: Element) {
    const isKey = event.key === 'F2' || (event.key === 'Enter' && target instanceof HTMLTableCellElement);
    const place = isKey && !event.ctrlKey && !event.metaKey && !event.altKey ? placeOf(target) : null;
    if (place && place.row >= 0 && edit(place)) event.preventDefault();
  }

  function onMouseDown(event: MouseEvent<HTMLElement>) {
    const place = placeUnder(event);
    const record = place ? rows[place.row] : undefined;
    if (event.button !== 0 || !place || !record) return;
    const isBox = event.target instanceof Element && event.target.closest('[data-box]') !== null;
    if (event.shiftKey) chooseTo(isBox ? { row: place.row, column: wholeRow } : place);
    else if (isBox || event.ctrlKey || event.metaKey) selection.toggle(record);
    else return choose(afterMove);
    event.preventDefault();
    go(place);
  }

  function chooseTo(to: Place) {
    const held = (document.activeElement && placeOf(document.activeElement)) ?? to;
    const from = to.column === wholeRow ? { ...held, column: wholeRow } : held;
    choose((now) => rangeTo(now, rows, from, to, columns.length));
  }

  function onDoubleClick(event: MouseEvent<HTMLElement>) {
    const place = placeUnder(event);
    if (place && place.row >= 0) edit(place);
  }

  const placeUnder = ({ target }: MouseEvent) =>
    target instanceof Element && isPlain(target) ? placeOf(target) : null;

  return { active, editing, end, cellAt, recordOf, handlers: { onFocus, onKeyDown, onMouseDown, onDoubleClick } };
}

const isPlain = (element: Element) => element.closest('button, a') === null;

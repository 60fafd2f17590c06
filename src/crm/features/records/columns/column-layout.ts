import type { CSSProperties } from 'react';
import { createStore, useStore } from '../../../create-store.ts';
import { type Column, columns, findColumn } from '../list/columns.tsx';

const visibleKey = 'crm.visibleColumns';
const layoutKey = 'crm.columnLayout';
const narrowest = 48;
const widest = 640;
/** Factor by which columns of amounts are narrowed if not all columns fit. */
const tight = 0.88;

export interface ColumnLayout {
  visible: readonly string[];
  order: readonly string[];
  widths: Readonly<Record<string, number>>;
}

const allIds = columns.map((column) => column.id);
export const firstLayout: ColumnLayout = {
  visible: columns.filter(({ optional }) => !optional).map(({ id }) => id),
  order: allIds,
  widths: {},
};

const store = createStore(readLayout({ ...(stored(layoutKey) as object | null), visible: stored(visibleKey) }));

export function readLayout({
  visible,
  order,
  widths,
}: Readonly<Partial<Record<keyof ColumnLayout, unknown>>>): ColumnLayout {
  return {
    visible: Array.isArray(visible) ? allIds.filter((id) => visible.includes(id)) : firstLayout.visible,
    order: Array.isArray(order) ? completeOrder(order) : allIds,
    widths: readWidths(widths),
  };
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

const within = (width: number) => Math.round(Math.min(widest, Math.max(narrowest, width)));

function completeOrder(order: unknown[]): string[] {
  const known = [...new Set(order)].filter((id): id is string => typeof id === 'string' && allIds.includes(id));
  return [...known, ...allIds.filter((id) => !known.includes(id))];
}

function readWidths(widths: unknown): Record<string, number> {
  const entries = Object.entries((widths ?? {}) as Record<string, unknown>);
  const known = entries.filter(
    (entry): entry is [string, number] => allIds.includes(entry[0]) && Number.isFinite(entry[1]),
  );
  return Object.fromEntries(known.map(([id, width]) => [id, within(width)]));
}

export function setLayout(next: ColumnLayout): void {
  store.set(next);
  localStorage.setItem(visibleKey, JSON.stringify(next.visible));
  localStorage.setItem(layoutKey, JSON.stringify({ order: next.order, widths: next.widths }));
}

export function showColumn(id: string, shown: boolean): void {
  const layout = currentLayout();
  setLayout({ ...layout, visible: allIds.filter((other) => (other === id ? shown : layout.visible.includes(other))) });
}

export function moveColumn(id: string, places: -1 | 1): void {
  const layout = currentLayout();
  const shown = layout.order.filter((other) => layout.visible.includes(other));
  const neighbour = shown[shown.indexOf(id) + places];
  if (neighbour) placeColumn(id, neighbour, places === 1);
}

export function placeColumn(id: string, target: string, behind: boolean): void {
  if (id === target) return;
  const layout = currentLayout();
  const order = layout.order.filter((other) => other !== id);
  order.splice(order.indexOf(target) + (behind ? 1 : 0), 0, id);
  setLayout({ ...layout, order });
}

export function setColumnWidth(id: string, width: number): void {
  const layout = currentLayout();
  setLayout({ ...layout, widths: { ...layout.widths, [id]: within(width) } });
}

export function resetColumns(): void {
  setLayout(firstLayout);
}

export const useColumnLayout = () => useStore(store);

export const currentLayout = store.get;

export function shownColumns({ order, visible }: ColumnLayout = currentLayout()): Column[] {
  return order.filter((id) => visible.includes(id)).flatMap((id) => findColumn(id) ?? []);
}

export interface PlacedColumn extends Column {
  shownWidth: number;
}

/**
 * Gives each visible column a width; columns that grow share the spare width.
 * @param space in px, for all columns
 * @param needed in px, for a column's longest number, which must not be cut off
 * @param stretch how much wider than designed the user's text is, at least 1
 */
export function placeColumns(
  layout: ColumnLayout,
  space: number,
  needed: Readonly<Record<string, number>> = {},
  stretch = 1,
): PlacedColumn[] {
  const shown = shownColumns(layout);
  const { widths } = layout;
  const widthWith = (air: number) => (column: Column) => {
    const designed = column.width * (column.kind === 'money' ? air : 1) * stretch;
    return Math.ceil(Math.max(widths[column.id] ?? designed, (needed[column.id] ?? 0) * stretch));
  };
  const leftWith = (air: number) => space - shown.reduce((sum, column) => sum + widthWith(air)(column), 0);
  const air = leftWith(1) < 0 ? tight : 1;
  const widthOf = widthWith(air);
  const left = leftWith(air);
  const growing = shown.filter((column) => column.grows && widths[column.id] === undefined);
  const takers = growing.length > 0 ? growing : shown.slice(-1);
  const share = left > 0 ? Math.floor(left / Math.max(1, takers.length)) : 0;
  return shown.map((column) => ({
    ...column,
    shownWidth: widthOf(column) + (takers.includes(column) ? share : 0),
  }));
}

/** The left offset of a pinned column in px; null for any other column. */
export function pin(columns: ReadonlyArray<{ shownWidth: number }>, at: number): number | null {
  if (at === 0) return 0;
  return at === 1 ? (columns[0]?.shownWidth ?? 0) : null;
}

/** The style sheet pins the column only while the table is wider than its frame. */
export function pinnedStyle(at: number | null): CSSProperties | undefined {
  return at === null ? undefined : ({ '--pinned-at': `${at}px` } as CSSProperties);
}

import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { type Place, wholeRow } from './grid-moves.ts';

export interface Chosen {
  ids: ReadonlySet<number>;
  columns: readonly [number, number] | null;
  anchor: { id: number; column: number } | null;
}

export const nothingChosen: Chosen = { ids: new Set(), columns: null, anchor: null };

type Rows = readonly Pick<SalesRecord, 'id'>[];

export function rangeTo(chosen: Chosen, rows: Rows, from: Place, to: Place, columns: number): Chosen {
  const known = chosen.anchor && rows.findIndex(({ id }) => id === chosen.anchor?.id);
  const begin = chosen.anchor && known !== null && known >= 0 ? { row: known, column: chosen.anchor.column } : from;
  const first = rows[begin.row];
  if (!first || to.row < 0) return chosen;
  const [top, bottom] = [Math.min(begin.row, to.row), Math.max(begin.row, to.row)];
  const isCells = begin.column !== wholeRow && to.column !== wholeRow;
  const inside = (column: number) => Math.min(column, columns - 1);
  return {
    ids: new Set(rows.slice(top, bottom + 1).map(({ id }) => id)),
    columns: isCells ? [inside(Math.min(begin.column, to.column)), inside(Math.max(begin.column, to.column))] : null,
    anchor: { id: first.id, column: begin.column },
  };
}

export function withToggled({ ids, columns }: Chosen, id: number): Chosen {
  const next = new Set(columns === null ? ids : []);
  if (!next.delete(id)) next.add(id);
  return { ids: next, columns: null, anchor: { id, column: wholeRow } };
}

export function without(chosen: Chosen, gone: Rows): Chosen {
  const ids = new Set(chosen.ids);
  for (const { id } of gone) ids.delete(id);
  return ids.size > 0 ? { ...chosen, ids } : nothingChosen;
}

export const allOf = (rows: Rows): Chosen => ({ ids: new Set(rows.map(({ id }) => id)), columns: null, anchor: null });

export function afterMove(chosen: Chosen): Chosen {
  if (chosen.columns !== null) return nothingChosen;
  return chosen.anchor === null ? chosen : { ...chosen, anchor: null };
}

import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { turkishSortKey } from '../../../../domain/text/turkish-order.ts';
import { type Column, findColumn } from './columns.tsx';

export interface Sort {
  column: string;
  descending: boolean;
}

/** Newest first, as the list is loaded. */
const loadedOrder: Sort = { column: 'id', descending: true };

export function readSort(text: string | null): Sort {
  const [, column = '', descending] = /^([a-zA-Z]+)(-desc)?$/.exec(text ?? '') ?? [];
  return findColumn(column) ? { column, descending: descending !== undefined } : loadedOrder;
}

export function writeSort(sort: Sort): string | null {
  if (sort.column === loadedOrder.column && sort.descending) return null;
  return sort.descending ? `${sort.column}-desc` : sort.column;
}

/** Sorts empty values last in both directions, and equal ones newest first. */
export function sortRows(rows: SalesRecord[], sort: Sort): SalesRecord[] {
  const column = findColumn(sort.column);
  if (!column || writeSort(sort) === null) return rows;
  const direction = sort.descending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: keyOf(column, row) }))
    .sort((one, other) => {
      if (one.key === other.key) return other.row.id - one.row.id;
      if (one.key === null) return 1;
      if (other.key === null) return -1;
      return one.key < other.key ? -direction : direction;
    })
    .map(({ row }) => row);
}

function keyOf(column: Column, row: SalesRecord): string | number | null {
  const value = column.value(row);
  return typeof value === 'string' ? turkishSortKey(value) : value;
}

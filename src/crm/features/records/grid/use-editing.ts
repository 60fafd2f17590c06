import { useLayoutEffect, useRef, useState } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { fieldsOfColumn } from './cell-fields.ts';
import type { EditEnd, Editing } from './editing.ts';
import type { Place } from './grid-moves.ts';

interface Options {
  rows: readonly SalesRecord[];
  columns: readonly { id: string }[];
  go: (place: Place) => void;
}

const steps: Readonly<Record<EditEnd, number>> = { here: 0, left: -1, right: 1, elsewhere: 0 };

/** Which cell is typed in. Afterwards the focus is on it, or beside it, wherever its row is by then. */
export function useEditing({ rows, columns, go }: Options) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const current = useRef(editing);
  const next = useRef<{ id: number; column: number } | null>(null);

  /** Begins, and tells whether the cell can be typed in. */
  function edit({ row, column }: Place, pasted: string | null = null): boolean {
    const [record, { id } = { id: '' }] = [rows[row], columns[Math.max(0, column)]];
    if (!record || fieldsOfColumn(id).length === 0) return false;
    setEditing({ record, column: id, pasted });
    return true;
  }

  /** What is saved when another cell is typed in already ends nothing. */
  function end(how: EditEnd): void {
    if (!editing || current.current !== editing) return;
    const at = columns.findIndex(({ id }) => id === editing.column) + steps[how];
    const column = Math.max(0, Math.min(columns.length - 1, at));
    if (how !== 'elsewhere') next.current = { id: editing.record.id, column };
    setEditing(null);
  }

  useLayoutEffect(() => {
    current.current = editing;
    if (editing || !next.current) return;
    const { id, column } = next.current;
    next.current = null;
    const row = rows.findIndex((record) => record.id === id);
    if (row >= 0) go({ row, column });
  });

  return { editing, edit, end };
}

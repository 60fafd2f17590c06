import { useLayoutEffect, useRef, useState } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { fieldsOfColumn } from './cell-fields.ts';
import type { Place } from './grid-moves.ts';

export interface Editing {
  record: SalesRecord;
  column: string;
  pasted: string | null;
}

export type EditEnd = 'here' | 'left' | 'right' | 'elsewhere';

interface Options {
  rows: readonly SalesRecord[];
  columns: readonly { id: string }[];
  go: (place: Place) => void;
}

const steps: Readonly<Record<EditEnd, number>> = { here: 0, left: -1, right: 1, elsewhere: 0 };

export function useEditing({ rows, columns, go }: Options) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const current = useRef(editing);
  const next = useRef<{ id: number; column: number } | null>(null);

  function edit({ row, column }: Place, pasted: string | null = null): boolean {
    const [record, { id } = { id: '' }] = [rows[row], columns[Math.max(0, column)]];
    if (!record || fieldsOfColumn(id).length === 0) return false;
    setEditing({ record, column: id, pasted });
    return true;
  }

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

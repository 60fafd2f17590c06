export interface Place {
  /** Counts from 0; `headRow` is the row of column headings. */
  row: number;
  /** Counts from 0; `wholeRow` is the row itself, and the number of columns is the cell with the row's buttons. */
  column: number;
}

export const headRow = -1;
export const wholeRow = -1;

export interface GridSize {
  rows: number;
  columns: number;
  page: number;
}

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The place to which a key moves the focus, as in the ARIA grid pattern; null if the key does not move it. */
export function placeAfter({ key, ctrlKey, metaKey, altKey }: Pressed, from: Place, size: GridSize): Place | null {
  if (altKey) return null;
  const isFar = ctrlKey || metaKey;
  const isHead = from.row === headRow;
  if (key === 'Home') return { row: isFar ? 0 : from.row, column: 0 };
  if (key === 'End') {
    const column = isHead && !isFar ? size.columns - 1 : size.columns;
    return { row: isFar ? size.rows - 1 : from.row, column };
  }
  if (isFar) return null;
  if (key === 'PageUp') return isHead ? from : { ...from, row: Math.max(0, from.row - size.page) };
  if (key === 'PageDown') return { ...from, row: Math.min(size.rows - 1, Math.max(0, from.row + size.page)) };
  const step = steps[key];
  return step ? stepped(from, step, size) : null;
}

function stepped(from: Place, [rows, columns]: readonly [number, number], size: GridSize): Place {
  // Only cells have a heading to move up to; the row itself and its buttons have none.
  const hasHeading = from.column >= 0 && from.column < size.columns;
  const top = hasHeading ? headRow : 0;
  const row = Math.min(size.rows - 1, Math.max(top, from.row + rows));
  const first = Math.min(0, from.column);
  const last = from.row === headRow ? size.columns - 1 : size.columns;
  return { row, column: Math.min(last, Math.max(first, from.column + columns)) };
}

export interface Place {
  /** From 0; `headRow` for the column headings. */
  row: number;
  /** From 0; `wholeRow` for the row itself; the number of columns for the cell with its buttons. */
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

/** Follows the ARIA grid pattern; null for keys that do not move. */
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
  // Headings stand above cells only, not above the row itself and its buttons.
  const hasName = from.column >= 0 && from.column < size.columns;
  const top = hasName ? headRow : 0;
  const row = Math.min(size.rows - 1, Math.max(top, from.row + rows));
  const first = Math.min(0, from.column);
  const last = from.row === headRow ? size.columns - 1 : size.columns;
  return { row, column: Math.min(last, Math.max(first, from.column + columns)) };
}

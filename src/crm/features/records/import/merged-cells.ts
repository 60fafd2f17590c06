import { fileLimits, type Spread } from './table.ts';

export interface Merge {
  startRow: number;
  startCol: number;
  endRow: number;
  endCol: number;
}

export function spreadMerges(rows: string[][], merges: readonly Merge[]): Spread {
  const spread = new Map<number, Map<number, 'down' | 'across'>>();
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const text = rows[startRow]?.[startCol] ?? '';
    if (text.trim() === '') continue;
    for (let row = startRow; row <= Math.min(endRow, rows.length - 1); row += 1) {
      for (let column = startCol; column <= Math.min(endCol, fileLimits.columns - 1); column += 1) {
        const cells = rows[row];
        if (!cells || (row === startRow && column === startCol)) continue;
        while (cells.length < column) cells.push('');
        cells[column] = text;
        const known = spread.get(row) ?? new Map();
        spread.set(row, known.set(column, column === startCol ? 'down' : 'across'));
      }
    }
  }
  return spread;
}

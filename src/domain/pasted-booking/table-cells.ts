export interface Cell {
  text: string;
  start: number;
  end: number;
}

/** Lists all matches in a line. */
export const matchesIn = (text: string, piece: RegExp): Cell[] =>
  [...text.matchAll(piece)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));

/** Lists the cells of a row whose columns are separated by tabs, bars or several spaces. */
export const cellsOf = (text: string) => matchesIn(text, /[^\s|](?:[^\s|]| (?=[^\s|])){0,399}/g);

/**
 * Finds the cell of `row` below the position `at` of the heading `head`, if both rows have the same number of cells.
 */
export function cellBelow(head: string, row: string, at: number): Cell | undefined {
  const [heads, cells] = [cellsOf(head), cellsOf(row)];
  const column = heads.findIndex(({ start, end }) => start <= at && at < end);
  return cells.length > 1 && heads.length === cells.length ? cells[column] : undefined;
}

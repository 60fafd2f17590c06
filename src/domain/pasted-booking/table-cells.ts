/** A cell in a row whose columns are separated by tabs, bars or several spaces. */
export interface Cell {
  text: string;
  start: number;
  end: number;
}

export function cellsOf(text: string): Cell[] {
  return [...text.matchAll(/[^\s|](?:[^\s|]| (?=[^\s|])){0,399}/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Finds the cell below a position in a heading, if both rows have the same number of cells. */
export function cellBelow(head: string, row: string, at: number): Cell | undefined {
  const [heads, cells] = [cellsOf(head), cellsOf(row)];
  const column = heads.findIndex(({ start, end }) => start <= at && at < end);
  return cells.length > 1 && heads.length === cells.length ? cells[column] : undefined;
}

/** A cell of a row whose columns are parted by tabs, bars or several spaces. */
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

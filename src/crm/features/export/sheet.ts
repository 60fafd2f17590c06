/** A day is `YYYY-MM-DD`; null leaves the cell empty. */
export type Cell = string | number | null;

export interface SheetColumn {
  name: string;
  kind: 'text' | 'money' | 'number' | 'day';
  /** Width in characters. */
  width: number;
}

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  /** Whether a spreadsheet file gets a last row with the sums of the amounts. */
  isAdded: boolean;
}

/** Writes a file row by row, so that a long list is never in memory twice. */
export interface SheetWriter {
  add(rows: readonly (readonly Cell[])[]): void;
  close(): Blob;
}

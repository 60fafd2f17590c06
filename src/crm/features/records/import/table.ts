import type { CsvText } from './parse-csv.ts';

/**
 * Cells that got a copy of a merged cell's text, by row and column: from above (`down`) or from the left (`across`).
 */
export type Spread = ReadonlyMap<number, ReadonlyMap<number, 'down' | 'across'>>;

/** Includes every row of the file, so that a row's index gives its line. */
export interface Table {
  name: string;
  rows: string[][];
  spread?: Spread;
  csv?: CsvText;
}

export type FileFault =
  | 'tooLarge'
  | 'oldExcel'
  | 'locked'
  | 'pdf'
  | 'webPage'
  | 'json'
  | 'unknown'
  | 'document'
  | 'broken'
  | 'quotes'
  | 'empty'
  | 'tooManyRows'
  | 'tooManyColumns';

export class UnreadableFile extends Error {
  readonly fault: FileFault;
  /** Counted from 1. */
  readonly line: number | undefined;

  constructor(fault: FileFault, line?: number) {
    super(fault);
    this.fault = fault;
    this.line = line;
  }
}

/** `read` counts all rows of the file, even empty ones; `rows` counts those imported at once. */
export const fileLimits = {
  bytes: 12 * 1024 * 1024,
  unpacked: 200 * 1024 * 1024,
  rows: 20_000,
  read: 60_000,
  columns: 100,
} as const;

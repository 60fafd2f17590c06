import type { CsvText } from './parse-csv.ts';

/**
 * The cells that got their text from a merged range, by row and column: from above (`down`) or from the left
 * (`across`).
 */
export type Spread = ReadonlyMap<number, ReadonlyMap<number, 'down' | 'across'>>;

/** One sheet of a file. Includes every row of the file, so that a row's index gives its line. */
export interface Table {
  /** The file's name if it has only one sheet. */
  name: string;
  rows: string[][];
  /** Which cells are merged. */
  spread?: Spread;
  /** Only for a CSV file. */
  csv?: CsvText;
}

/** Why a file cannot be read. */
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
  /** The line of the file, counted from 1, if the fault is on a known line. */
  readonly line: number | undefined;

  constructor(fault: FileFault, line?: number) {
    super(fault);
    this.fault = fault;
    this.line = line;
  }
}

/**
 * Limits: bytes of a file and of its unpacked content, rows imported at once, rows read (including empty ones),
 * columns.
 */
export const fileLimits = {
  bytes: 12 * 1024 * 1024,
  unpacked: 200 * 1024 * 1024,
  rows: 20_000,
  read: 60_000,
  columns: 100,
} as const;

import type { CsvText } from './parse-csv.ts';

/** Cells that have their text from a merged one: by row and column, whether it began above or beside them. */
export type Spread = ReadonlyMap<number, ReadonlyMap<number, 'down' | 'across'>>;

/** One sheet of a file. Every row of the file is there, so that a row's place tells its line. */
export interface Table {
  /** The file's own name where it has one sheet. */
  name: string;
  rows: string[][];
  /** Where cells are merged. */
  spread?: Spread;
  /** Of a CSV file. */
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
  | 'broken'
  | 'quotes'
  | 'empty'
  | 'tooManyRows'
  | 'tooManyColumns';

export class UnreadableFile extends Error {
  readonly fault: FileFault;
  /** The line of the file with the fault, counted from 1; undefined unless the reader knows it. */
  readonly line: number | undefined;

  constructor(fault: FileFault, line?: number) {
    super(fault);
    this.fault = fault;
    this.line = line;
  }
}

/** Bytes of a file; of what it unpacks to; rows that are taken at once; rows, empty ones too, and columns that are read. */
export const fileLimits = {
  bytes: 12 * 1024 * 1024,
  unpacked: 200 * 1024 * 1024,
  rows: 20_000,
  read: 60_000,
  columns: 100,
} as const;

/** One sheet of a file. Every row of the file is there, so that a row's place tells its line. */
export interface Table {
  /** Of the sheet; the file's own where it has but one. */
  name: string;
  rows: string[][];
}

/** Why a file cannot be read. */
export type FileFault = 'tooLarge' | 'oldExcel' | 'locked' | 'unknown' | 'broken' | 'quotes' | 'empty' | 'tooManyRows';

export class UnreadableFile extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
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

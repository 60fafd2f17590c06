/** Keeps every row of the sheet, so that its index tells the line. */
export interface Table {
  /** The file's own name where it has one sheet. */
  name: string;
  rows: string[][];
}

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

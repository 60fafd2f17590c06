import type { SalesRecord } from '../../../../domain/records/sales-record.ts';

/** A cell that is being typed in. */
export interface Editing {
  /** The sale as it was when this began. */
  record: SalesRecord;
  /** The id of the column. */
  column: string;
  /** What comes from the clipboard, and is saved at once. */
  pasted: string | null;
}

/** Where the focus goes from a cell that was typed in: to itself, beside it, or where it is already. */
export type EditEnd = 'here' | 'left' | 'right' | 'elsewhere';

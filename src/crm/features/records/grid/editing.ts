import type { SalesRecord } from '../../../../domain/records/sales-record.ts';

export interface Editing {
  record: SalesRecord;
  column: string;
  /** Text from the clipboard, saved at once. */
  pasted: string | null;
}

/** Where the focus goes afterwards; `elsewhere` is where it already is. */
export type EditEnd = 'here' | 'left' | 'right' | 'elsewhere';

import type { IsoDate } from '../days/dates.ts';
import type { EntryDoubt } from '../records/record-doubts.ts';
import type { EntryFault, RecordDraft } from '../records/record-entry.ts';
import type { EntryField } from '../records/record-fields.ts';
import type { SalesRecordInput } from '../records/sales-record.ts';
import type { ImportField } from './columns.ts';
import type { DayOrder } from './day-order.ts';
import type { Choices, Finder } from './values.ts';

/** Keeps a row from being imported. */
export type ImportFault =
  | EntryFault
  | 'year'
  | 'dayOrder'
  | 'route'
  | 'mixedSigns'
  | 'refundMark'
  | 'closedDay'
  | 'shortened';
/** The row can be imported, but the cell probably says something unintended. */
export type ImportDoubt =
  | EntryDoubt
  | 'noDay'
  | 'dayAhead'
  | 'largeAmount'
  | 'garbled'
  | 'takenForRefund'
  | 'merged'
  | 'nameOrder'
  | 'cut';

export type RowEdit = Partial<RecordDraft>;

export interface ListedRow {
  cells: readonly string[];
  /** The row's position in the file, counted from 1. */
  line: number;
  /** Columns whose cell is merged with the one above it. */
  below?: readonly number[];
  isCut?: boolean;
}

export interface ImportedRow {
  line: number;
  /** The values as the form would show them; a faulty value as it is in the file. */
  draft: RecordDraft;
  input: SalesRecordInput | null;
  faults: Partial<Record<EntryField, ImportFault>>;
  doubts: Partial<Record<EntryField, ImportDoubt>>;
  /** Columns without a field that hold something worth keeping in this row. */
  leftOut: readonly number[];
}

/** Whether a row that can be stored might be wrong or incomplete. */
export const isDoubtful = ({ input, doubts, leftOut }: ImportedRow) =>
  input !== null && (Object.keys(doubts).length > 0 || leftOut.length > 0);

export interface ImportRules {
  columns: ReadonlyMap<ImportField, readonly number[]>;
  leftOut: readonly number[];
  find: Finder;
  choices: Choices;
  dayOrder: DayOrder | 'mixed';
  refundSaleTypes: readonly string[];
  closedDays: ReadonlySet<IsoDate>;
  /** In lira; a larger amount is probably a mistake. */
  largeAmount: number;
  today: IsoDate;
  isGarbled: (text: string) => boolean;
}

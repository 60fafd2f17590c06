import type { IsoDate } from '../days/dates.ts';
import type { EntryDoubt } from '../records/record-doubts.ts';
import type { EntryFault, RecordDraft } from '../records/record-entry.ts';
import type { EntryField } from '../records/record-fields.ts';
import type { SalesRecordInput } from '../records/sales-record.ts';
import type { ImportField } from './columns.ts';
import type { DayOrder } from './day-order.ts';
import type { Choices, Finder } from './values.ts';

/** Why a cell keeps its row out: what the form refuses, and what only a list can have. */
export type ImportFault =
  | EntryFault
  | 'year'
  | 'dayOrder'
  | 'route'
  | 'mixedSigns'
  | 'refundMark'
  | 'closedDay'
  | 'shortened';
/** What in a cell is hardly meant, but may be. */
export type ImportDoubt = EntryDoubt | 'noDay' | 'dayAhead' | 'largeAmount' | 'garbled' | 'takenForRefund' | 'merged';

/** What was typed into a row in place of what the file has. */
export type RowEdit = Partial<RecordDraft>;

/** A row below the headings. */
export interface ListedRow {
  cells: readonly string[];
  /** Its place in the file, counted from 1. */
  line: number;
  /** Columns whose cell is merged with the one above. */
  below?: readonly number[];
}

/** A row of a list from elsewhere, as a sale. */
export interface ImportedRow {
  /** Its place in the file, counted from 1. */
  line: number;
  /** As it would stand in the form; where there is a fault, as it stands in the file. */
  draft: RecordDraft;
  /** Null while something is wrong with it. */
  input: SalesRecordInput | null;
  faults: Partial<Record<EntryField, ImportFault>>;
  doubts: Partial<Record<EntryField, ImportDoubt>>;
  /** The columns with a number, a day or a name that would not be stored. */
  leftOut: readonly number[];
}

/** Whether a row that is stored as it is may not be what was meant, or not all of it. */
export const isDoubtful = ({ input, doubts, leftOut }: ImportedRow) =>
  input !== null && (Object.keys(doubts).length > 0 || leftOut.length > 0);

/** What a list is read by. */
export interface ImportRules {
  columns: ReadonlyMap<ImportField, readonly number[]>;
  /** Of the columns without a field, those whose cells are told of. */
  leftOut: readonly number[];
  find: Finder;
  choices: Choices;
  dayOrder: DayOrder | 'mixed';
  refundSaleTypes: readonly string[];
  closedDays: ReadonlySet<IsoDate>;
  /** In lira; a larger amount is hardly meant. */
  largeAmount: number;
  today: IsoDate;
  /** Whether the letters of a text are not those that were written. */
  isGarbled: (text: string) => boolean;
}

import type { IsoDate } from '../days/dates.ts';
import type { EntryDoubt } from '../records/record-doubts.ts';
import type { EntryFault, RecordDraft } from '../records/record-entry.ts';
import type { EntryField } from '../records/record-fields.ts';
import type { SalesRecordInput } from '../records/sales-record.ts';
import type { ImportField } from './columns.ts';
import type { DayOrder } from './day-order.ts';
import type { Choices, Finder } from './values.ts';

/** Why a cell keeps its row from being imported: faults that the form refuses, and faults that only lists have. */
export type ImportFault =
  | EntryFault
  | 'year'
  | 'dayOrder'
  | 'route'
  | 'mixedSigns'
  | 'refundMark'
  | 'closedDay'
  | 'shortened';
/** Why a cell probably does not say what was intended; the row can still be imported. */
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

/** Corrections typed into a row, replacing values of the file. */
export type RowEdit = Partial<RecordDraft>;

/** A row below the headings. */
export interface ListedRow {
  cells: readonly string[];
  /** Its line in the file, counted from 1. */
  line: number;
  /** Columns whose cell is merged with the one above it. */
  below?: readonly number[];
  /** Whether the file seems to end in the middle of the row. */
  isCut?: boolean;
}

/** A row of an imported list, as a sale. */
export interface ImportedRow {
  /** Its line in the file, counted from 1. */
  line: number;
  /** The values as they would appear in the form; a faulty value is as in the file. */
  draft: RecordDraft;
  /** Null while the row has a fault. */
  input: SalesRecordInput | null;
  faults: Partial<Record<EntryField, ImportFault>>;
  doubts: Partial<Record<EntryField, ImportDoubt>>;
  /** Columns that no field takes, although this row has a number, a code, a day, a name or a place there. */
  leftOut: readonly number[];
}

/** Whether a row that can be stored might be wrong or incomplete. */
export const isDoubtful = ({ input, doubts, leftOut }: ImportedRow) =>
  input !== null && (Object.keys(doubts).length > 0 || leftOut.length > 0);

/** The rules for reading a list. */
export interface ImportRules {
  columns: ReadonlyMap<ImportField, readonly number[]>;
  /** Columns without a field whose contents the user should see. */
  leftOut: readonly number[];
  find: Finder;
  choices: Choices;
  dayOrder: DayOrder | 'mixed';
  refundSaleTypes: readonly string[];
  closedDays: ReadonlySet<IsoDate>;
  /** In lira; a larger amount is probably a mistake. */
  largeAmount: number;
  today: IsoDate;
  /** Whether a text seems to have wrong letters. */
  isGarbled: (text: string) => boolean;
}

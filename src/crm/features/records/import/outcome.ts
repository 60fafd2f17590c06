import type { Repeated } from '../../../../domain/import/duplicates.ts';
import type { ImportedRow } from '../../../../domain/import/imported-row.ts';
import type { MoneyField } from '../../../../domain/records/record-fields.ts';
import type { OpenedList } from './opened-list.ts';

/** A row that is not taken, and what it repeats, if that is why. */
export interface Refused {
  row: ImportedRow;
  repeated: Repeated | undefined;
}

/** What an import has done. */
export interface Outcome {
  list: OpenedList;
  /** Of the stored sales. */
  clientRefs: readonly string[];
  /** What the stored sales come to, net of refunds. */
  totals: Readonly<Record<MoneyField, number>>;
  /** Of the stored sales; null where none has a day. */
  days: { start: string; end: string } | null;
  refused: readonly Refused[];
}

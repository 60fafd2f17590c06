import type { Repeated } from '../../../../domain/import/duplicates.ts';
import type { ImportedRow } from '../../../../domain/import/rows.ts';
import type { MoneyField } from '../../../../domain/records/record-fields.ts';
import type { OpenedList } from './opened-list.ts';

/** `repeated` is what the row repeats, if that is why it was refused. */
export interface Refused {
  row: ImportedRow;
  repeated: Repeated | undefined;
}

export interface Outcome {
  list: OpenedList;
  clientRefs: readonly string[];
  /** Of the stored sales, net of refunds. */
  totals: Readonly<Record<MoneyField, number>>;
  /** Of the stored sales; null where none has a day. */
  days: { start: string; end: string } | null;
  refused: readonly Refused[];
}

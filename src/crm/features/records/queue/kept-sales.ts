import type { SalesRecordInput } from '../../../../domain/sales-record.ts';
import { forgetDraft, isDraftKept, keepDraft, readDraftOf } from '../../session/drafts.ts';
import type { Entry } from '../entry/entry-draft.ts';
import { entryOf } from '../entry/unsaved-entries.ts';

/** A new sale from its save until it is stored. */
export interface QueuedSale {
  clientRef: string;
  entry: Entry;
  input: SalesRecordInput;
}

const form = 'queue';

/** A user's sales that are on their way or wait in this tab, in the order they were saved. */
export function queuedSales(userId: string): QueuedSale[] {
  return [readDraftOf(userId, form) as Partial<QueuedSale> | null].flat().flatMap((stored) => {
    const entry = entryOf(stored?.entry);
    return entry && stored?.input ? [{ clientRef: entry.clientRef, entry, input: stored.input }] : [];
  });
}

export function keepSales(userId: string, sales: readonly QueuedSale[]): void {
  if (sales.length > 0) keepDraft(userId, form, sales);
  else forgetDraft(userId, form);
}

/** Whether a sale is on its way or waits. */
export function isQueued(userId: string, { clientRef }: Entry): boolean {
  return queuedSales(userId).some((sale) => sale.clientRef === clientRef);
}

/** Whether sales of anybody wait in this tab. */
export function isAnythingQueued(): boolean {
  return isDraftKept(form);
}

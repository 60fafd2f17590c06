import { entryFields } from '../../../../domain/records/record-fields.ts';
import { type Merge, type MergeRules, mergeSales } from '../../../../domain/records/record-merge.ts';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/records/sales-record.ts';

interface Storage {
  /** Stores the input; null if the sale is no longer as in `read`. */
  update: (read: SalesRecord, input: SalesRecordInput) => Promise<SalesRecord | null>;
  /** Reads the stored sale; fails if it was deleted. */
  readNow: (id: number) => Promise<SalesRecord>;
}

export type Merged =
  | {
      stored: SalesRecord;
      /** Other people's changes that were merged in; null if there were none. */
      merge: Merge | null;
      /** Whether the change was already stored by an attempt whose answer was lost. */
      wasThere: boolean;
    }
  /** Staff must choose first. */
  | { now: SalesRecord; merge: Merge };

/** Give up after five rounds; staff should look at the sale again. */
const rounds = 5;

/**
 * Merges a change with what others changed since the sale was read, and stores it. Each attempt names the version that
 * it replaces, so that no change is overwritten unseen.
 * @returns null if others keep changing the sale
 */
export async function saveMerged(
  read: SalesRecord,
  input: SalesRecordInput,
  rules: MergeRules,
  { update, readNow }: Storage,
): Promise<Merged | null> {
  let over = read;
  let merge: Merge | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const stored = await update(over, merge?.merged ?? input);
    if (stored) return { stored, merge, wasThere: false };
    const now = await readNow(read.id);
    merge = mergeSales(read, input, now, rules);
    if (merge.asked.length > 0) return { now, merge };
    const { merged } = merge;
    if (entryFields.every((field) => now[field] === merged[field])) return { stored: now, merge, wasThere: true };
    over = now;
  }
  return null;
}

import { entryFields } from '../../../../domain/records/record-fields.ts';
import { type Merge, type MergeRules, mergeSales } from '../../../../domain/records/record-merge.ts';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/records/sales-record.ts';

interface Storage {
  /** Stores `input` unless the sale has changed since `read`; returns null if it has. */
  update: (read: SalesRecord, input: SalesRecordInput) => Promise<SalesRecord | null>;
  readNow: (id: number) => Promise<SalesRecord>;
}

export type Merged =
  | {
      stored: SalesRecord;
      merge: Merge | null;
      /** True if an earlier attempt stored the change, but its answer was lost. */
      wasThere: boolean;
    }
  | { now: SalesRecord; merge: Merge };

/** The most attempts to save. If others still change the sale after that, staff should look at it themselves. */
const rounds = 5;

/**
 * Saves a sale and merges what others have changed since `read`. Each attempt names the version that it replaces, so
 * that no change is overwritten unseen.
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

import { entryFields } from '../../../../domain/records/record-fields.ts';
import { type Merge, type MergeRules, mergeSales } from '../../../../domain/records/record-merge.ts';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/records/sales-record.ts';

interface Storage {
  /** Null when the sale is no longer as in `read`. */
  update: (read: SalesRecord, input: SalesRecordInput) => Promise<SalesRecord | null>;
  /** Fails when the sale was deleted. */
  readNow: (id: number) => Promise<SalesRecord>;
}

export type Merged =
  | {
      stored: SalesRecord;
      /** Others' changes that are in it, too; null where there were none. */
      merge: Merge | null;
      /** An answer was lost, and the sale found stored. */
      wasThere: boolean;
    }
  /** Somebody has to choose first. */
  | { now: SalesRecord; merge: Merge };

/** Give up after five rounds; staff should look at the sale again. */
const rounds = 5;

/**
 * Stores a change over the newest version of a sale, with what others changed since it was read. Each attempt names the version
 * that it replaces, so nobody's change is ever written over unseen.
 * @returns null when the sale was changed by others again and again
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

import { entryFields } from '../../../../domain/records/record-fields.ts';
import { type Merge, type MergeRules, mergeSales } from '../../../../domain/records/record-merge.ts';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/records/sales-record.ts';

interface Storage {
  /** Changes the sale as long as it is as in `read`; null when it is not. */
  update: (read: SalesRecord, input: SalesRecordInput) => Promise<SalesRecord | null>;
  /** The sale as it is now. Fails when it was deleted. */
  readNow: (id: number) => Promise<SalesRecord>;
}

/** How a change of a sale ended. */
export type Merged =
  | {
      stored: SalesRecord;
      /** What others had changed meanwhile is in it, too; null where nobody had. */
      merge: Merge | null;
      /** Whether it was found stored already: an answer was lost. */
      wasThere: boolean;
    }
  /** Somebody has to choose first. */
  | { now: SalesRecord; merge: Merge };

/** Who loses so often against others on one sale should look at it again. */
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

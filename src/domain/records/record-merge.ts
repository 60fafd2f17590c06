import { doubtsOf, type EntryDoubt } from './record-doubts.ts';
import { draftOf } from './record-entry.ts';
import { type EntryField, entryFields, type MoneyField, moneyFields } from './record-fields.ts';
import { paymentFields } from './refunds.ts';
import type { SalesRecordInput } from './sales-record.ts';

export interface MergeRules {
  isRefund: (sale: SalesRecordInput) => boolean;
  /** What can still be refunded of each amount, if the sale is a refund of a known sale. */
  left: Readonly<Record<MoneyField, number>> | null;
}

/**
 * Why the user must choose a value. `both`: both users changed the field. `turned`: one user turned the sale into a
 * refund or back, and the other entered an amount. Otherwise: only the merged sale is doubtful.
 */
export type MergeReason = 'both' | 'turned' | SharedDoubt;
type SharedDoubt = Extract<EntryDoubt, 'commission' | 'sameAirport' | 'moreThanPaid'>;

export interface Merge {
  /** The merged sale. Its fields in `asked` have the value of the user who is saving now. */
  merged: SalesRecordInput;
  asked: { field: EntryField; why: MergeReason }[];
  /** Fields of `merged` with the other user's value. */
  kept: EntryField[];
}

/**
 * The form's rules that span several fields. A rule of a single field allows either user's value, so the merge need not
 * check it.
 */
const shared: Readonly<Record<SharedDoubt, readonly EntryField[]>> = {
  sameAirport: ['depart', 'arrive', 'returnTo'],
  commission: ['commission', 'bdload', ...paymentFields],
  moreThanPaid: moneyFields,
};

/**
 * Merges two changes of a sale field by field. A field that one user left unchanged takes the other user's value.
 * @param read the version that both changed
 */
export function mergeSales(
  read: SalesRecordInput,
  mine: SalesRecordInput,
  theirs: SalesRecordInput,
  rules: MergeRules,
): Merge {
  const differing = entryFields.filter((field) => mine[field] !== theirs[field]);
  const keptOf = (asked: ReadonlyMap<EntryField, unknown>) =>
    differing.filter((field) => mine[field] === read[field] && !asked.has(field));
  const why = new Map<EntryField, MergeReason>();
  for (const field of differing)
    if (mine[field] !== read[field] && theirs[field] !== read[field]) why.set(field, 'both');

  const together = withValues(mine, keptOf(why), theirs);
  const settled = [...sharedDoubts(mine, rules), ...sharedDoubts(theirs, rules)];
  const doubts = sharedDoubts(together, rules).filter((doubt) => !settled.includes(doubt));
  const broken = [
    ...turned(read, mine, theirs, rules),
    ...doubts.map((doubt) => ({ reason: doubt, fields: shared[doubt] })),
  ];
  for (const { reason, fields } of broken) {
    for (const field of differing) if (fields.includes(field) && !why.has(field)) why.set(field, reason);
  }
  const kept = keptOf(why);
  return {
    merged: withValues(mine, kept, theirs),
    asked: differing.flatMap((field) => {
      const reason = why.get(field);
      return reason ? [{ field, why: reason }] : [];
    }),
    kept,
  };
}

/** A sale with another sale's values in some fields. */
export function withValues(
  sale: SalesRecordInput,
  fields: readonly EntryField[],
  other: SalesRecordInput,
): SalesRecordInput {
  const values = entryFields.map((field) => [field, (fields.includes(field) ? other : sale)[field]]);
  return Object.fromEntries(values) as SalesRecordInput;
}

function sharedDoubts(sale: SalesRecordInput, { isRefund, left }: MergeRules): SharedDoubt[] {
  const doubts = new Set(Object.values(doubtsOf(draftOf(sale), isRefund(sale) ? left : null)));
  return [...doubts].filter((doubt): doubt is SharedDoubt => doubt in shared);
}

/**
 * If one user turned the sale into a refund or back while the other entered amounts, asks about those: otherwise the
 * merge would turn taken money into refunded money or back.
 */
function turned(
  read: SalesRecordInput,
  mine: SalesRecordInput,
  theirs: SalesRecordInput,
  { isRefund }: MergeRules,
): { reason: MergeReason; fields: readonly EntryField[] }[] {
  if (isRefund(mine) === isRefund(theirs)) return [];
  const turner = isRefund(mine) === isRefund(read) ? theirs : mine;
  const other = turner === mine ? theirs : mine;
  const entered = moneyFields.filter((field) => other[field] !== read[field]);
  return entered.length === 0 ? [] : [{ reason: 'turned', fields: ['saleType', ...entered] }];
}

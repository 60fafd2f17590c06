import { doubtsOf, type EntryDoubt } from './record-doubts.ts';
import { draftOf } from './record-entry.ts';
import { type EntryField, entryFields, type MoneyField, moneyFields } from './record-fields.ts';
import { paymentFields } from './refunds.ts';
import type { SalesRecordInput } from './sales-record.ts';

/** What the rules of the form depend on beside the sale itself. */
export interface MergeRules {
  isRefund: (sale: SalesRecordInput) => boolean;
  /** What can still be given back of each amount, where the sale is a refund of a known one. */
  left: Readonly<Record<MoneyField, number>> | null;
}

/**
 * Why a field must be chosen: both changed it; an amount was changed by one while the other made a refund of the sale, or no
 * refund; or what comes of both is doubtful in a way that neither version is.
 */
export type MergeReason = 'both' | 'turned' | SharedDoubt;
type SharedDoubt = Extract<EntryDoubt, 'commission' | 'sameAirport' | 'moreThanPaid'>;

/** What comes of two changes of one sale. */
export interface Merge {
  /** Has the own value of each field that must be chosen. */
  merged: SalesRecordInput;
  /** Fields in the order of the form. */
  asked: { field: EntryField; why: MergeReason }[];
  /** Fields of which the other's value is in `merged`. */
  kept: EntryField[];
}

/** The rules of the form that concern several fields. Those of a single one hold for whichever of two values it has. */
const shared: Readonly<Record<SharedDoubt, readonly EntryField[]>> = {
  sameAirport: ['depart', 'arrive', 'returnTo'],
  commission: ['commission', 'bdload', ...paymentFields],
  moreThanPaid: moneyFields,
};

/**
 * Merges two changes of a sale field by field. A field that one of them left as it was read has the other's value.
 * @param read the version that was changed
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

/** A sale with the values that another one has in some fields. */
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

/** Amounts count the other way round in a refund: nobody may turn those that somebody else has just entered. */
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

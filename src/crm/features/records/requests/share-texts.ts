import type { SalesRecord } from '../../../../domain/records/sales-record.ts';

const repeated = [
  'depart',
  'arrive',
  'returnTo',
  'company',
  'saleType',
  'direction',
  'shift',
  'date',
  'userId',
  'userEmail',
] as const satisfies ReadonlyArray<keyof SalesRecord>;

/**
 * Makes the records of one list share equal texts, such as the seller. Without it, repeated texts take a quarter of a
 * long list's memory.
 */
export function textSharer(): (record: SalesRecord) => SalesRecord {
  const known = new Map<string, string>();
  const once = (text: string): string => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    known.set(text, text);
    return text;
  };
  return (record) => {
    for (const field of repeated) {
      const text = record[field];
      if (text !== null) record[field] = once(text);
    }
    if (record.updatedAt === record.createdAt) record.updatedAt = record.createdAt;
    return record;
  };
}

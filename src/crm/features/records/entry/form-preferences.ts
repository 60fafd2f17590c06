import type { RecordDraft } from '../../../../domain/records/record-entry.ts';
import type { SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { keepShift } from '../entries/recent-shift.ts';

const key = 'crm.formPreferences';
const fields = ['company', 'saleType', 'direction', 'shift'] as const;
export type FormPreferences = Pick<RecordDraft, (typeof fields)[number]>;

export function keepPreferences(input: SalesRecordInput): void {
  keepShift(input.shift);
  localStorage.setItem(key, JSON.stringify(Object.fromEntries(fields.map((field) => [field, input[field] ?? '']))));
}

export function readPreferences(): FormPreferences | null {
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
  const values = (stored ?? {}) as Record<string, unknown>;
  const text = (field: string) => (typeof values[field] === 'string' ? values[field] : '');
  const preferences = Object.fromEntries(fields.map((field) => [field, text(field)])) as FormPreferences;
  return fields.some((field) => preferences[field] !== '') ? preferences : null;
}

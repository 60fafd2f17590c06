import { type MoneyField, moneyFields } from '../../../../domain/record-fields.ts';
import type { SalesRecord } from '../../../../domain/sales-record.ts';

export type Totals = Record<MoneyField, number>;

/** Every amount of the list added up, in lira. */
export function totalsOf(rows: readonly SalesRecord[]): Totals {
  const totals = Object.fromEntries(moneyFields.map((field) => [field, 0])) as Totals;
  for (const row of rows) for (const field of moneyFields) totals[field] += row[field] ?? 0;
  return totals;
}

export function grandTotal(totals: Totals): number {
  return moneyFields.reduce((sum, field) => sum + totals[field], 0);
}

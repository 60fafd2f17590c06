import { type MoneyField, moneyFields } from '../../../../domain/records/record-fields.ts';
import { dataApi } from '../../../api/rest.ts';
import { totalsOf } from './conditions.ts';
import type { RecordFilter } from './record-filter.ts';

/** Sums in lira, net of refunds, and the number of refunds. */
export interface Totals extends Record<MoneyField, number> {
  refunds: number;
}

export async function sumRecords(filter: RecordFilter, signal: AbortSignal): Promise<Totals> {
  const { data } = await (await dataApi()).rpc('record_totals', totalsOf(filter)).abortSignal(signal).throwOnError();
  const row = data as Record<string, number>;
  const names = ['refunds', ...moneyFields] as const;
  return Object.fromEntries(names.map((name) => [name, row[name.toLowerCase()] ?? 0])) as unknown as Totals;
}

import { type MoneyField, moneyFields } from '../../../../domain/records/record-fields.ts';
import { dataApi } from '../../../api/rest.ts';
import { totalsOf } from './conditions.ts';
import type { RecordFilter } from './record-filter.ts';

/** What the records of a filter come to: each amount net of refunds, in lira. */
export interface Totals extends Record<MoneyField, number> {
  records: number;
  /** How many of them are refunds. */
  refunds: number;
}

/** Added up where the records are, so that it needs none of them here. */
export async function sumRecords(filter: RecordFilter, signal: AbortSignal): Promise<Totals> {
  const { data } = await (await dataApi()).rpc('record_totals', totalsOf(filter)).abortSignal(signal).throwOnError();
  const row = data as Record<string, number>;
  const names = ['records', 'refunds', ...moneyFields] as const;
  return Object.fromEntries(names.map((name) => [name, row[name.toLowerCase()] ?? 0])) as unknown as Totals;
}

import type { MoneyField } from '../../../../domain/records/record-fields.ts';
import { isRefundType } from '../../../../domain/records/refunds.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { foldText } from '../../../../domain/text/turkish.ts';
import { agency } from '../../../agency.ts';

/** Caches whether a sale type is a refund: a list checks it for every row. */
const known = new Map<string, boolean>();

export function isRefund({ saleType }: Pick<SalesRecord, 'saleType'>): boolean {
  if (saleType === null) return false;
  const found = known.get(saleType) ?? isRefundType(saleType, agency.refundSaleTypes);
  known.set(saleType, found);
  return found;
}

export function isRefundable(record: Pick<SalesRecord, 'saleType'>): boolean {
  return agency.refundSaleTypes.length > 0 && !isRefund(record);
}

export function netAmount(record: SalesRecord, field: MoneyField): number | null {
  const amount = record[field];
  return amount && isRefund(record) ? -amount : amount;
}

/** Whether Ctrl+I was pressed; on a Turkish keyboard the key is `ı`. */
export function isRefundKey(event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && foldText(event.key) === 'i';
}

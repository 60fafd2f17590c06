import { foldText } from './turkish.ts';

/** Whether a sale of this type is money given back. */
export function isRefundType(saleType: string, refundSaleTypes: readonly string[]): boolean {
  return refundSaleTypes.some((type) => foldText(type) === foldText(saleType));
}

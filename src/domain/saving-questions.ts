import { addDays } from './date-ranges.ts';
import { formatDate, type IsoDate } from './dates.ts';
import type { SalesRecordInput } from './sales-record.ts';

/** How far from today a sale may be before staff are asked whether they mean it. */
export interface SavingLimits {
  daysBack: number;
  daysAhead: number;
}

export const savingLimits: SavingLimits = { daysBack: 60, daysAhead: 1 };

/**
 * What in a sale is possible but seldom meant, each as a question; none for most sales.
 * @param stored the sale before it was changed: what is as before was settled then
 */
export function questionsBeforeSaving(
  input: SalesRecordInput,
  today: IsoDate,
  limits: SavingLimits,
  stored: SalesRecordInput | null = null,
): string[] {
  const { date } = input;
  const isFar = date !== null && (date < addDays(today, -limits.daysBack) || date > addDays(today, limits.daysAhead));
  return isFar && date !== stored?.date ? [`${formatDate(date)} — doğru mu?`] : [];
}

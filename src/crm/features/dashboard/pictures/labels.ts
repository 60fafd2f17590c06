import type { IsoDate } from '../../../../domain/days/dates.ts';
import { formatMoney } from '../../../../domain/text/money.ts';
import type { HourReport } from './takings.ts';

const day = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('tr-TR', { weekday: 'short', timeZone: 'UTC' });
const at = (date: IsoDate) => new Date(`${date}T00:00:00Z`);

/** `2026-11-02` as `2 Kas`. */
export const shortDay = (date: IsoDate): string => day.format(at(date));

export const dayAndWeekday = (date: IsoDate): string => `${shortDay(date)} ${weekday.format(at(date))}`;

export const isMonday = (date: IsoDate): boolean => at(date).getUTCDay() === 1;

export const signed = (amount: number): string => formatMoney(Math.round(amount));

/** `339.207` as `339 bin`, for narrow places. */
export function roughly(amount: number): string {
  const size = Math.abs(amount);
  const [unit, name] = size < 9_999_500 ? [1000, 'bin'] : [1_000_000, 'mn'];
  return size < 9999.5 ? signed(amount) : `${signed(amount / unit)} ${name}`;
}

export const clock = (hour: number): string => `${twoDigits(hour)}.00`;
export const twoDigits = (hour: number): string => String(hour).padStart(2, '0');

/** All shares are empty if one amount is negative, because the others would add up to more than the total. */
export function sharesOf(amounts: readonly number[]): string[] {
  const isWhole = amounts.every((amount) => amount >= 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts.map((amount) => (isWhole && amount > 0 ? `%${Math.round((amount / total) * 100)}` : ''));
}

/**
 * Compares today's takings with the mean of earlier days up to the same time of day. `minutes` counts from midnight.
 */
export function againstMean(hours: readonly { hour: number; collected: number; mean: number }[], minutes: number) {
  const collected = hours.reduce((sum, hour) => sum + hour.collected, 0);
  const passed = (hour: number) => Math.min(1, Math.max(0, (minutes - hour * 60) / 60));
  const mean = hours.reduce((sum, hour) => sum + hour.mean * passed(hour.hour), 0);
  return { collected, difference: Math.round(collected - mean) };
}

export function timeIn(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('tr-TR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return parts.format(now).replace(':', '.');
}

export function minutesIn(timeZone: string, now: Date): number {
  const [hours = 0, minutes = 0] = timeIn(timeZone, now).split('.').map(Number);
  return hours * 60 + minutes;
}

export function noteOfHours({ hours, imported }: HourReport, timeZone: string, now: Date): string {
  const { collected, difference } = againstMean(hours, minutesIn(timeZone, now));
  const side = difference > 0 ? 'üstünde' : 'altında';
  const compared = difference === 0 ? ', ortalama kadar' : `, ortalamanın ${signed(Math.abs(difference))} TL ${side}`;
  return [
    `Bugün ${timeIn(timeZone, now)}: ${signed(collected)} TL`,
    hours.some(({ mean }) => mean !== 0) && compared,
    imported && '; içe aktarılan satışlar hariç',
  ]
    .filter(Boolean)
    .join('');
}

import { type Channel, channels } from '../../../domain/reports/facets.ts';
import type { Count, Figures } from './requests.ts';

export interface CountSums {
  /** Number of channels counted. */
  channels: number;
  counted: number;
  /** Counted amounts minus the totals of the records, in the counted channels. */
  difference: number;
}

export function sumsOf(amounts: Record<Channel, number | null>, recorded: Figures): CountSums {
  const sums = { channels: 0, counted: 0, difference: 0 };
  for (const channel of channels) {
    const amount = amounts[channel];
    if (amount === null) continue;
    sums.channels += 1;
    sums.counted += amount;
    sums.difference += amount - recorded[channel];
  }
  return sums;
}

export const kindOf = (difference: number) => (difference === 0 ? undefined : difference < 0 ? 'missing' : 'surplus');

export function outdatedChannels({ recorded }: Count, totals: Figures): Channel[] {
  return channels.filter((channel) => (recorded[channel] ?? totals[channel]) !== totals[channel]);
}

export function uncountedText(counted: number): string | null {
  if (counted === channels.length) return null;
  return `${channels.length} kanaldan ${counted === 0 ? 'hiçbiri sayılmadı' : `${counted} tanesi sayıldı`}`;
}

import { type Channel, channels } from '../../../domain/facets.ts';
import type { Figures } from './requests.ts';

export interface CountSums {
  /** How many ways of paying were counted. */
  channels: number;
  counted: number;
  /** Counted less recorded, of what was counted. */
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

import type { HttpError } from '../http/errors.ts';

export const longestSeconds = 30;
/**
 * Each is a connection and a timer; nothing of the database is taken, nor a place where passwords are hashed. From here on
 * one account has one, up to twice as many.
 */
const mostHeld = 64;
let held = 0;
/** From where answers are held back that are about one account. */
const sources = new Map<string, Set<string>>();

export interface Held {
  /** How full the limit is, from 0 to 1. */
  fullness: number;
  /** Whose limit it is, and how many are held back of it at most. */
  account: string;
  most: number;
  /** The network the call comes from, which has one of these places. */
  network: string;
  /** Makes the refusal when there is no place left. */
  tooMany: (seconds: number) => HttpError;
}

/**
 * Ends the later the fuller a limit is: at once until it is half full, after 30 seconds when it is full. Of one account so
 * few are held at once that this bounds how often it can be tried, and of them one of each network, so that it takes many
 * networks to leave no place for its owner.
 */
export async function hold({ fullness, account, most, network, tooMany }: Held): Promise<void> {
  const seconds = Math.min(1, 2 * fullness - 1) * longestSeconds;
  if (seconds <= 0) return;
  const others = sources.get(account) ?? new Set();
  const room = others.size === 0 ? 2 * mostHeld : mostHeld;
  if (others.has(network) || others.size >= most || held >= room) throw tooMany(Math.ceil(seconds));
  sources.set(account, others.add(network));
  held += 1;
  await new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000).unref());
  held -= 1;
  others.delete(network);
  if (others.size === 0) sources.delete(account);
}

import { foldText } from '../text/turkish.ts';

/** A place's name as names are compared: folded words without punctuation, `s urfa` for `Ş.Urfa`. */
export const placeName = (text: string): string => (foldText(text).match(/[\p{L}\d]+/gu) ?? []).join(' ');

/** An airport with scheduled flights, anywhere in the world. */
export interface KnownAirport {
  code: string;
  /** The Turkish name. */
  city: string;
  country: string;
  /** What tells it from other airports of its city. */
  name?: string | undefined;
  /** Folded names that mean its city, or only this airport. */
  names: readonly string[];
}

/** The world's airports by code and by folded name. */
export interface World {
  airports: ReadonlyMap<string, KnownAirport>;
  byName: ReadonlyMap<string, readonly string[]>;
  /** Every airport's code, including airports that are not suggested. */
  codes: ReadonlySet<string>;
}

let world: World | null = null;

/**
 * Stores the table. Only `world.ts` calls it, once loaded: the table has 45 kB, so it loads when a place is first
 * looked up.
 */
export function learnWorld(learned: World): void {
  world = learned;
}

/** The table, or null until it is loaded. */
export const knownWorld = (): World | null => world;

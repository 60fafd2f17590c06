import { foldText } from '../text/turkish.ts';

/** A place's name in the form in which names are compared: folded words without punctuation, `s urfa` for `Ş.Urfa`. */
export const placeName = (text: string): string => (foldText(text).match(/[\p{L}\d]+/gu) ?? []).join(' ');

export interface KnownAirport {
  code: string;
  /** The Turkish name. */
  city: string;
  country: string;
  /** What tells the airport from others of its city. */
  name?: string | undefined;
  /** Folded names of the city or of this airport alone. */
  names: readonly string[];
}

export interface World {
  airports: ReadonlyMap<string, KnownAirport>;
  byName: ReadonlyMap<string, readonly string[]>;
  /** Every airport's code, including airports that are not suggested. */
  codes: ReadonlySet<string>;
}

let world: World | null = null;

/** Stores the table of the world's airports: 45 kB that load only when somebody first looks up a place. */
export function learnWorld(learned: World): void {
  world = learned;
}

/** The table of the world's airports, or null until it is loaded. */
export const knownWorld = (): World | null => world;

/** An airport with scheduled flights, anywhere. */
export interface KnownAirport {
  code: string;
  /** As Turkish calls it. */
  city: string;
  country: string;
  /** Folded names that mean its city, or this airport alone. */
  names: readonly string[];
}

/** By code, and which of them have a name: both empty until the table is there. */
export interface World {
  airports: ReadonlyMap<string, KnownAirport>;
  byName: ReadonlyMap<string, readonly string[]>;
  /** Every code that means an airport, also of those that nobody is offered. */
  codes: ReadonlySet<string>;
}

let world: World | null = null;

/** Called by `world.ts` alone, which has the table of 45 kB: whoever asks for a place fetches it first. */
export function learnWorld(learned: World): void {
  world = learned;
}

/** The airports of the world, or null as long as their table was not fetched. */
export const knownWorld = (): World | null => world;

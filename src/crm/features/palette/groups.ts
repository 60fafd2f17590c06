import { rankOf } from '../../../domain/text/word-search.ts';
import type { Asked, Entry, Source } from './entry.ts';

export interface Group {
  title: string;
  entries: readonly Entry[];
}

interface Ranked extends Group {
  most: number;
  all: Entry | null;
  rank: number;
}

/**
 * Sorts the entries by how well they match the typed text, the best first. Entries found by the server keep its order.
 * `isFound` means that the server has answered for this text, so all its entries match.
 */
export function rankedOf(source: Source<unknown>, asked: Asked, answer: unknown, isFound: boolean): Ranked {
  const found = source
    .entries(asked, answer)
    .map((entry) => ({ entry, rank: isFound ? 0 : rankOf(asked.text, entry) }))
    .filter((one): one is { entry: Entry; rank: number } => one.rank !== null);
  if (!source.isSearched) found.sort((one, other) => one.rank - other.rank);
  return {
    title: source.title,
    most: source.most,
    all: source.all?.(asked) ?? null,
    entries: found.map(({ entry }) => entry),
    rank: asked.text === '' ? 0 : (found[0]?.rank ?? 0),
  };
}

/**
 * Puts the best group first, but `isLate` groups below all others: their entries come later and must not move those
 * already shown.
 */
export function groupsOf(ranked: readonly (Ranked & { isLate: boolean })[]): Group[] {
  const ordered = ranked.toSorted(
    (one, other) => Number(one.isLate) - Number(other.isLate) || (one.isLate ? 0 : one.rank - other.rank),
  );
  const seen = new Set<string>();
  return ordered
    .map(({ title, entries, most, all }) => {
      const others = entries.filter(({ id }) => !seen.has(id));
      const shown = others.slice(0, most);
      for (const { id } of shown) seen.add(id);
      return { title, entries: all && others.length > most ? [...shown, all] : shown };
    })
    .filter(({ entries }) => entries.length > 0);
}

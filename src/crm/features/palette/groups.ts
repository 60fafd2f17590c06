import { rankOf } from '../../../domain/text/word-search.ts';
import type { Asked, Entry, Source } from './entry.ts';

export interface Group {
  title: string;
  entries: readonly Entry[];
}

interface Ranked extends Group {
  most: number;
  /** Entry shown last if there are more results. */
  all: Entry | null;
  /** Rank of the best entry. */
  rank: number;
}

/** The matching entries of a source, best first; if the server searched, in the server's order, newest first. */
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
 * Sorts groups, best first; `isLate` ones, without an answer when the palette opened, go below, so that nothing moves.
 * Shows each entry once, and at most as many per group as its source allows.
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

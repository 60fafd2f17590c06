/** What is longer is no name that somebody mistyped. */
const longest = 500;

/** The one of `names` that is most like `given`; null when none is alike by at least `least`, where 1 is the same. */
export function mostSimilar(names: Iterable<string>, given: string, least: number): string | null {
  let best: string | null = null;
  let most = least;
  for (const name of names) {
    const likeness = likenessOf(name, given);
    if (likeness < most || (best !== null && likeness === most)) continue;
    best = name;
    most = likeness;
  }
  return best;
}

/** 1 less the share of letters that must be changed, added or taken away. */
function likenessOf(one: string, other: string): number {
  const length = Math.max(one.length, other.length, 1);
  return length > longest ? 0 : 1 - distance(one, other) / length;
}

/** How many letters must be changed, added or taken away (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let place = 1; place <= other.length; place += 1) {
      const changed = (row[place - 1] ?? 0) + (other[place - 1] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

interface Row {
  id: number;
  updatedAt: string;
}

export interface Differences {
  added: number[];
  changed: number[];
  removed: number[];
}

/**
 * Replaces changed rows with what the server has now.
 * @param ids rows that may have changed
 * @param found those of `ids` that are still in the list
 */
export function mergeRows<R extends Row>(rows: R[], ids: readonly number[], found: readonly R[]): R[] {
  const waiting = found.toSorted((one, other) => other.id - one.id);
  const known = new Map(found.map((row) => [row.id, row]));
  const asked = new Set(ids);
  const merged: R[] = [];
  for (const row of rows) {
    for (let next = waiting[0]; next && next.id > row.id; next = waiting[0]) merged.push(...waiting.splice(0, 1));
    const now = asked.has(row.id) ? known.get(row.id) : row;
    if (waiting[0]?.id === row.id) waiting.shift();
    // Keep the object where nothing changed, so that its row does not render again.
    if (now) merged.push(now.updatedAt === row.updatedAt ? row : now);
  }
  return [...merged, ...waiting];
}

export function differencesOf<R extends Row>(before: readonly R[], after: readonly R[]): Differences {
  const old = new Map(before.map((row) => [row.id, row]));
  const differences: Differences = { added: [], changed: [], removed: [] };
  for (const row of after) {
    const was = old.get(row.id);
    old.delete(row.id);
    if (!was) differences.added.push(row.id);
    else if (was.updatedAt !== row.updatedAt) differences.changed.push(row.id);
  }
  return { ...differences, removed: [...old.keys()] };
}

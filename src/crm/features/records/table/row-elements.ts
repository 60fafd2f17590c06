/**
 * Which table element shows which row. A row keeps its element while it is visible, so scrolling only creates the rows
 * that come into view. After a jump, when no row is visible any more, the elements are reused for other rows: changing
 * texts is far cheaper than creating elements.
 */
export interface RowElements {
  /** The element's React key by row id. */
  keys: ReadonlyMap<number, number>;
  leaps: number;
  made: number;
}

export const noElements: RowElements = { keys: new Map(), leaps: 0, made: 0 };

export function nextElements(before: RowElements, ids: readonly number[]): RowElements {
  const leap = before.keys.size > 0 && !ids.some((id) => before.keys.has(id));
  const free = leap ? [...before.keys.values()] : [];
  let { made } = before;
  const keys = new Map<number, number>();
  for (const id of ids) {
    const key = before.keys.get(id) ?? free.shift() ?? made++;
    keys.set(id, key);
  }
  return { keys, made, leaps: before.leaps + (leap ? 1 : 0) };
}

/**
 * Which table element shows which row. A row keeps its element while it is in sight. After a jump, other rows reuse the
 * elements: changing texts is far cheaper than creating elements.
 */
export interface RowElements {
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

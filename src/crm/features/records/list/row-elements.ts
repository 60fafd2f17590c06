/**
 * Which element of the table shows which row. A row keeps its element as long as it is in sight, so that scrolling
 * makes only the rows that come in. After a leap, when none of them is left, every element is given another row:
 * new texts are far cheaper than new elements.
 */
export interface RowElements {
  /** React's keys for the rows in sight. */
  keys: ReadonlyMap<number, number>;
  /** How often the elements were given other rows. */
  leaps: number;
  made: number;
}

export const noElements: RowElements = { keys: new Map(), leaps: 0, made: 0 };

/** The elements for the rows `ids` after those of the rows that were in sight before. */
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

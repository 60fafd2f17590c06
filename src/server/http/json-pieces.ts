import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Parses a JSON text; a long list in pieces, between which everybody else gets a turn.
 * @param cuts commas between the items of the list, as `shapeOf` finds them
 * @throws SyntaxError for what is no JSON
 */
export async function parseInPieces(text: string, cuts: readonly number[]): Promise<unknown> {
  if (cuts.length === 0) return JSON.parse(text);
  const items: unknown[] = [];
  let start = 0;
  for (const end of [...cuts, text.length]) {
    const piece = `${start === 0 ? '' : '['}${text.slice(start, end)}${end === text.length ? '' : ']'}`;
    const some: unknown = JSON.parse(piece);
    // Nothing stands before a comma or after it.
    if (!Array.isArray(some) || some.length === 0) throw new SyntaxError('A list lacks an item.');
    for (const item of some) items.push(item);
    start = end + 1;
    await nextTurn();
  }
  return items;
}

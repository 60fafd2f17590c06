import { describe, expect, it } from 'vitest';
import { headRow, type Place, placeAfter, wholeRow } from './grid-moves.ts';

const size = { rows: 100, columns: 13, page: 20 };
const press = (keys: string, from: Place, of = size) => {
  const all = keys.split('+');
  return placeAfter(
    { key: all.at(-1) ?? '', ctrlKey: all.includes('Control'), metaKey: false, altKey: all.includes('Alt') },
    from,
    of,
  );
};
const at = (row: number, column: number): Place => ({ row, column });

describe('in the grid, the focus moves', () => {
  it.each([
    ['ArrowRight', at(3, 4), at(3, 5)],
    ['ArrowLeft', at(3, 4), at(3, 3)],
    ['ArrowDown', at(3, 4), at(4, 4)],
    ['ArrowUp', at(3, 4), at(2, 4)],
    ['Home', at(3, 4), at(3, 0)],
    ['End', at(3, 4), at(3, 13)],
    ['Control+Home', at(30, 4), at(0, 0)],
    ['Control+End', at(30, 4), at(99, 13)],
    ['PageDown', at(3, 4), at(23, 4)],
    ['PageUp', at(43, 4), at(23, 4)],
  ])('on %s from %j to %j', (keys, from, to) => expect(press(keys, from)).toEqual(to));

  it.each([
    ['ArrowLeft', at(3, 0)],
    ['ArrowRight', at(3, 13)],
    ['ArrowDown', at(99, 4)],
    ['PageDown', at(99, 4)],
    ['PageUp', at(0, 4)],
    ['ArrowUp', at(0, wholeRow)],
    ['ArrowUp', at(0, 13)],
    ['ArrowLeft', at(0, wholeRow)],
    ['ArrowUp', at(headRow, 4)],
    ['ArrowRight', at(headRow, 12)],
    ['End', at(headRow, 12)],
  ])('nowhere on %s from %j, which is the end', (keys, from) => expect(press(keys, from)).toEqual(from));

  it('from a whole row to other whole rows, and to its first cell', () => {
    expect(press('ArrowDown', at(3, wholeRow))).toEqual(at(4, wholeRow));
    expect(press('PageDown', at(3, wholeRow))).toEqual(at(23, wholeRow));
    expect(press('ArrowRight', at(3, wholeRow))).toEqual(at(3, 0));
  });

  it('between the column headings and the first row', () => {
    expect(press('ArrowUp', at(0, 4))).toEqual(at(headRow, 4));
    expect(press('ArrowDown', at(headRow, 4))).toEqual(at(0, 4));
    expect(press('Control+End', at(headRow, 4))).toEqual(at(99, 13));
  });

  it.each(['Alt+ArrowDown', 'Control+ArrowDown', 'Enter', 'a'])('nowhere on %s', (keys) =>
    expect(press(keys, at(3, 4))).toBeNull(),
  );
});

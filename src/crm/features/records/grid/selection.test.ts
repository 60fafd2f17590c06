import { expect, it } from 'vitest';
import { wholeRow } from './grid-moves.ts';
import { afterMove, allOf, nothingChosen, rangeTo, withToggled } from './selection.ts';

const rows = [9, 8, 7, 6, 5].map((id) => ({ id }));
const at = (row: number, column: number) => ({ row, column });

it('a range extends from its start to the focus, in either direction, and follows its rows', () => {
  const two = rangeTo(nothingChosen, rows, at(2, 4), at(3, 4), 13);
  expect([...two.ids]).toEqual([7, 6]);
  expect(two.columns).toEqual([4, 4]);
  const back = rangeTo(two, rows, at(3, 4), at(1, 3), 13);
  expect([...back.ids]).toEqual([8, 7]);
  expect(back.columns).toEqual([3, 4]);
  const moved = rangeTo(back, [{ id: 10 }, ...rows], at(2, 3), at(2, 3), 13);
  expect([...moved.ids]).toEqual([8, 7]);
});

it('a range from a whole row covers whole rows, and one into the buttons ends at the last column', () => {
  expect(rangeTo(nothingChosen, rows, at(0, wholeRow), at(2, wholeRow), 13).columns).toBeNull();
  expect(rangeTo(nothingChosen, rows, at(0, 2), at(0, 13), 13).columns).toEqual([2, 12]);
});

it('no range includes the column headings', () => {
  expect(rangeTo(nothingChosen, rows, at(0, 2), at(-1, 2), 13)).toBe(nothingChosen);
});

it('rows are toggled one by one, and the first one ends a range of cells', () => {
  const one = withToggled(nothingChosen, 7);
  expect([...withToggled(one, 5).ids]).toEqual([7, 5]);
  expect(withToggled(one, 7).ids.size).toBe(0);
  expect([...withToggled(rangeTo(nothingChosen, rows, at(0, 2), at(1, 2), 13), 5).ids]).toEqual([5]);
});

it('a plain move ends a range of cells and keeps whole rows', () => {
  expect(afterMove(rangeTo(nothingChosen, rows, at(0, 2), at(1, 2), 13))).toBe(nothingChosen);
  expect(afterMove(allOf(rows)).ids.size).toBe(5);
  expect(afterMove(nothingChosen)).toBe(nothingChosen);
});

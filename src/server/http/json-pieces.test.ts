import { expect, it } from 'vitest';
import { parseInPieces } from './json-pieces.ts';
import { pieceLength, shapeOf } from './json-shape.ts';

const parse = (text: string) => parseInPieces(text, shapeOf(text).cuts);
const long = ' '.repeat(pieceLength);

it('reads a long list as it is, with turns for others in between', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({ at, text: `a,"]}[{${at}`, list: [1, [at]] }));
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  expect(await parse(JSON.stringify(rows))).toEqual(rows);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(5);
});

it.each(['{}', '[]', '5', ' [1] ', `[${long}]`, `{"a":[1,${long}2]}`, `[1${long},2]`, ` [1,${long}[2,3],{"a":4}]`])(
  'reads case %# as JSON.parse does',
  async (text) => {
    expect(await parse(text)).toEqual(JSON.parse(text));
  },
);

it.each([
  ...['', '[', `[${long},1]`, `[1${long},]`, `[1${long},,2]`, `[1${long},2`, `[1${long},2]]`, `[1${long}},{2]`],
  ...[`[1${long}] [2,3]`, `[1${long},2],[3]`, `[1${long},2}`, `[1${long},a]`, `[1${long}, "a]`],
])('refuses case %#', async (text) => {
  await expect(parse(text)).rejects.toThrow(SyntaxError);
});

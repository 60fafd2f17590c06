import { describe, expect, it } from 'vitest';
import { compareLines, comparePrints, linesOf, type Print } from './lines.ts';

async function* blocks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
async function* prints(...rows: [number, string | null][]): AsyncGenerator<Print> {
  for (const [id, print] of rows) yield { id, print };
}

it('finds lines wherever the blocks end', async () => {
  const found: string[] = [];
  for await (const line of linesOf(blocks('ab', 'c\n\nd', 'e\nf'))) found.push(line.toString());
  expect(found).toEqual(['abc', '', 'de', 'f']);
});

it.each([
  ['a\nb\n', 'a\nb\n', 2, 0],
  ['a\nb\n', 'a\nc\n', 2, 1],
  ['a\nb\n', 'a\n', 2, 1],
  ['', 'a\n', 1, 1],
  ['', '', 0, 0],
])('%j beside %j', async (one, other, lines, differences) => {
  expect(await compareLines(blocks(one), blocks(other))).toEqual({ lines, differences });
});

describe('comparePrints', () => {
  it.each<[string, [number, string | null][], [number, string][], number, number]>([
    [
      'the same',
      [
        [1, 'a'],
        [2, 'b'],
      ],
      [
        [1, 'a'],
        [2, 'b'],
      ],
      2,
      0,
    ],
    [
      'another content',
      [
        [1, 'a'],
        [2, 'b'],
      ],
      [
        [1, 'a'],
        [2, 'x'],
      ],
      2,
      1,
    ],
    [
      'one that the copy lacks',
      [
        [1, 'a'],
        [2, 'b'],
        [3, 'c'],
      ],
      [
        [1, 'a'],
        [3, 'c'],
      ],
      3,
      1,
    ],
    [
      'the last one that the copy lacks',
      [
        [1, 'a'],
        [2, 'b'],
      ],
      [[1, 'a']],
      2,
      1,
    ],
    [
      'one that went without a trace',
      [[2, 'b']],
      [
        [1, 'a'],
        [2, 'b'],
      ],
      2,
      1,
    ],
    [
      'changed since',
      [
        [1, null],
        [2, 'b'],
      ],
      [
        [1, 'a'],
        [2, 'b'],
      ],
      1,
      0,
    ],
    [
      'made since',
      [
        [1, 'a'],
        [2, null],
      ],
      [[1, 'a']],
      1,
      0,
    ],
    ['nothing', [], [], 0, 0],
  ])('%s', async (_name, source, copy, compared, differences) => {
    expect(await comparePrints(prints(...source), prints(...copy))).toEqual({ compared, differences });
  });
});

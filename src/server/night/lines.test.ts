import { expect, it } from 'vitest';
import { compareLines, comparePrints, linesOf, type Print } from './lines.ts';

async function* blocks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
/** `1a 2-` are two rows: an id and the hash of its content, or `-` if the row has changed since the backup. */
async function* prints(rows: string): AsyncGenerator<Print> {
  for (const [, id, print] of rows.matchAll(/(\d)(\S)/g)) {
    yield { id: Number(id), print: print === '-' ? null : (print ?? '') };
  }
}

it('splits lines correctly wherever the blocks end', async () => {
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
])('counts lines and differences of %j and %j', async (one, other, lines, differences) => {
  expect(await compareLines(blocks(one), blocks(other))).toEqual({ lines, differences });
});

it.each([
  ['the same', '1a 2b', '1a 2b', 2, 0],
  ['different content', '1a 2b', '1a 2x', 2, 1],
  ['a row missing in the copy', '1a 2b 3c', '1a 3c', 3, 1],
  ['the last row missing in the copy', '1a 2b', '1a', 2, 1],
  ['a row missing in the source without a trace', '2b', '1a 2b', 2, 1],
  ['a row changed since', '1- 2b', '1a 2b', 1, 0],
  ['a row added since', '1a 2-', '1a', 1, 0],
  ['nothing', '', '', 0, 0],
])('counts compared and differing rows: %s', async (_name, source, copy, compared, differences) => {
  expect(await comparePrints(prints(source), prints(copy))).toEqual({ compared, differences });
});

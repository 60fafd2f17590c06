import { describe, expect, test } from 'vitest';
import { canonicalPages } from '../../src/site/urls.ts';
import { main, page, plain } from './support.ts';

const paths = canonicalPages.filter(({ kind }) => kind === 'airline' || kind === 'hub').map(({ path }) => path);

describe.each(paths)('%s', (path) => {
  const html = main(page(path).html);

  test('does not mark old, second-hand or common knowledge as sure', () => {
    const sure = [...html.matchAll(/<i class="k"><\/i>([^<]*)/g)].map(([, words = '']) => words);
    for (const words of sure)
      expect(words.toLocaleLowerCase('tr')).not.toMatch(
        /eski|başka siteler|basın|kod(?:ları)? listesi|yaygın|temsilci/,
      );
  });

  test('says “genellikle” at most once per board line and comparison cell', () => {
    const boards = html.match(/<table class="board">.*?<\/table>/g) ?? [];
    const lines = boards.flatMap((board) => board.match(/<tr>.*?<\/tr>/g) ?? []);
    const cells = html.match(/<td data-head="[^"]*">.*?<\/td>/g) ?? [];
    for (const text of [...lines, ...cells].map(plain)) expect(text).not.toMatch(/genellikle.*genellikle/i);
  });
});

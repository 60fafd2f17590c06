import { expect, it } from 'vitest';
import type { Asked, Entry, Source } from './entry.ts';
import { groupsOf, rankedOf } from './groups.ts';

const asked = { text: 'ali' } as Asked;
const entry = (name: string, id = name): Entry => ({ id, name, icon: 'list', step: { record: 1 } });
const all = entry('Hepsini göster');
const source = (title: string, names: readonly string[], more: Partial<Source<unknown>> = {}): Source<unknown> => ({
  title,
  most: 2,
  entries: () => names.map((name) => entry(name)),
  ...more,
});
const shown = (sources: readonly Source<unknown>[], isFound = false) =>
  groupsOf(sources.map((one) => ({ ...rankedOf(one, asked, undefined, isFound), isLate: false }))).map(
    ({ title, entries }) => [title, ...entries.map(({ name }) => name)],
  );

it('shows the best of the entries known at once, up to the limit', () => {
  expect(shown([source('İşlemler', ['Can', 'Veli Ali', 'Ali Can', 'Ali'])])).toEqual([['İşlemler', 'Ali', 'Ali Can']]);
});

it.each([true, false])('keeps the order in which the server found entries (search ended: %s)', (isFound) => {
  const found = source('Kayıtlar', ['Veli Ali', 'Ali'], { isSearched: true });
  expect(shown([found], isFound)).toEqual([['Kayıtlar', 'Veli Ali', 'Ali']]);
});

it('skips entries that a group above lists, and leads to all results if there are more', () => {
  const opened = source('Son açılan kayıtlar', ['Ali 9']);
  const found = (names: string[]) => source('Kayıtlar', names, { isSearched: true, all: () => all });
  expect(shown([opened, found(['Ali 9', 'Ali 8', 'Ali 7'])])[1]).toEqual(['Kayıtlar', 'Ali 8', 'Ali 7']);
  expect(shown([opened, found(['Ali 9', 'Ali 8', 'Ali 7', 'Ali 6'])])[1]).toEqual([
    'Kayıtlar',
    'Ali 8',
    'Ali 7',
    'Hepsini göster',
  ]);
});

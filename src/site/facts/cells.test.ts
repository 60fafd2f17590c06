import { expect, test } from 'vitest';
import { airlineIds } from '../../domain/airlines.ts';
import { foldText } from '../../domain/text/turkish.ts';
import { airlineFacts } from './index.ts';
import type { Fact } from './types.ts';

const spelled: Readonly<Record<string, string>> = { dk: 'dakika' };
/** Function words, which a sentence need not repeat. */
const light = new Set(
  [
    've',
    'ya',
    'da',
    'de',
    'ile',
    'icin',
    'en',
    'cok',
    'az',
    'bir',
    'kadar',
    'uzeri',
    'ustu',
    'once',
    'x',
    'gore',
    'degil',
    'olabilir',
    'olmayabilir',
  ].map(foldText),
);
/** Matches a negation, which “yok” in a cell abbreviates. */
const denied = /yok|(?:[ae]?m[ae]z|m[ıiuü]yor|[ae]m[ae]z)(?:s|d|l|\p{P}|\s|$)|değil|verilm|sunul?m|-?s[ıiuü]z/u;

const stems = (text: string) =>
  foldText(text)
    .replace(/[’'].*?(?=[\s,;.:]|$)/gu, '')
    .match(/[\p{L}]+|\d+(?:[.,]\d+)?/gu) ?? [];

/** Words and figures of `said` that are missing in `text`. Only the first letters of a word are compared. */
function missing(said: string, text: string): readonly string[] {
  const known = stems(text);
  return stems(said).filter((word) => {
    const whole = spelled[word] ?? word;
    if (light.has(whole)) return false;
    if (whole === 'yok') return !denied.test(text);
    if (whole === 'var') return denied.test(text) && !/var|alınır|taşın/u.test(text);
    const stem = /^\d/.test(whole) ? whole : whole.slice(0, Math.max(3, Math.min(5, whole.length - 2)));
    return !known.some((other) => (/^\d/.test(stem) ? other === stem : other.startsWith(stem)));
  });
}

/** Cells allowed to use other words than their sentence. */
const inOtherWords: readonly string[] = [
  'qatar checked',
  'emirates seatFree',
  'airarabia entryBag',
  'flydubai refundForm',
  'flydubai change',
];

/** Cells that do not state yet where their sentence holds. */
const unbounded: readonly string[] = [];

/** Where a sentence holds, as a pattern that its cell must match; null if everywhere. */
function boundOf(text: string): RegExp | null {
  const small = text.toLocaleLowerCase('tr');
  const [home, abroad] = [/(?<!\p{L})iç hat/u.test(small), /(?<!\p{L})dış hat/u.test(small)];
  if (small.startsWith('iç hat') || (home && !abroad)) return /iç hat| \/ /iu;
  if (abroad && !home) return /dış hat/iu;
  if (/^\p{Lu}\p{L}+ (?:çıkışı|kalkışı)/u.test(text)) return /çıkış|kalkış|’d[ae]n/u;
  return /Rusya içi/.test(text) ? /Rusya/ : null;
}

const cells = airlineIds.flatMap((airline) =>
  (Object.entries(airlineFacts[airline].facts) as [string, Fact][]).flatMap(([key, { cells = {}, scope, text }]) =>
    Object.entries(cells).map(([column, value]) => ({ name: `${airline} ${column}`, key, value, scope, text })),
  ),
);

test('no comparison cell, nor its scope, says more than the sentence of its fact', () => {
  const more = cells
    .map(({ name, value, scope = '', text }) => ({ name, value, text, lacks: missing(`${value} ${scope}`, text) }))
    .filter(({ lacks }) => lacks.length > 0);
  expect(
    more
      .filter(({ name }) => !inOtherWords.includes(name))
      .map(({ name, value, lacks, text }) => `${name}: ${value} (${lacks.join(', ')}) | ${text}`),
  ).toEqual([]);
  // An exception that is no longer needed must leave the list.
  expect(inOtherWords.filter((name) => !more.some((cell) => cell.name === name))).toEqual([]);
});

test('if a sentence has a limited scope, its cell states that scope', () => {
  const wider = cells.filter(({ text, value, scope = '' }) => boundOf(text)?.test(`${value} ${scope}`) === false);
  expect(
    wider.filter(({ name }) => !unbounded.includes(name)).map(({ name, value, text }) => `${name}: ${value} | ${text}`),
  ).toEqual([]);
  expect(unbounded.filter((name) => !wider.some((cell) => cell.name === name))).toEqual([]);
});

test('a cell about a rule of the past does not read as a rule of today', () => {
  const old = cells.filter(({ text }) => /yordu(?!\p{L})|[ıiuü]yd[ıiuü](?!\p{L})|dahildi(?!\p{L})|dönem/u.test(text));
  expect(
    old
      .filter(({ value, scope = '' }) => !/[dt][ıiuü]$/u.test(value) && !scope.includes('deneme'))
      .map(({ name, value }) => `${name}: ${value}`),
  ).toEqual([]);
});

test.each([
  ['60 dk', 'Kontuar 60 dakika kala kapanır.', []],
  ['60 dk Dubai çıkışı', 'Kontuar 60 dakika kala kapanır.', ['dubai', 'cikisi']],
  ['Kalkışa kadar', 'Bilet 12 ay geçerlidir.', ['kalkisa']],
  ['12 yaş', '12 yaşından küçük yalnız uçamaz.', []],
  ['Yok', 'Kabine hayvan alınmaz.', []],
  ['Yok', 'Kabine hayvan alınır.', ['yok']],
])('“%s” of “%s” lacks %j', (said, text, lacks) => {
  expect(missing(said, text)).toEqual(lacks);
});

import { describe, expect, it } from 'vitest';
import { type BytePage, reread } from './code-pages.ts';
import { findGarbling, hasLostLetters } from './garbled.ts';

const names = [
  'Ayşe Kaya',
  'Işıl Çağ',
  'Gülşah Öztürk',
  'İnci Ünal',
  'ŞÜKRÜ ÇIĞ',
  'Muğla–İzmir',
  'Ali Can',
  'Doğan’ın notu…',
];

const misread = (text: string, written: BytePage, read: BytePage) =>
  text.replace(/[^\0-\x7f]/g, (sign) => reread(sign, written, read) ?? '?');
const decoded = (text: string, page: string) => new TextDecoder(page).decode(new TextEncoder().encode(text));

describe('garbled text is repaired', () => {
  it.each(['windows-1252', 'windows-1254', 'windows-1250', 'windows-1251', 'macintosh'])('UTF-8 read as %s', (page) => {
    const garbled = names.map((name) => decoded(name, page));
    const { mend } = findGarbling(garbled) ?? {};
    expect(garbled.map((text) => mend?.(text))).toEqual(names);
  });

  it.each<[BytePage, BytePage]>([
    ['windows-1254', 'windows-1252'],
    ['windows-1254', 'macintosh'],
    ['windows-1254', 'dos-857'],
    ['windows-1254', 'dos-850'],
    ['windows-1254', 'windows-1250'],
    ['mac-turkish', 'windows-1254'],
    ['mac-turkish', 'windows-1252'],
    ['dos-857', 'windows-1254'],
    ['dos-857', 'windows-1252'],
  ])('%s read as %s', (written, read) => {
    const letters = names.slice(0, 5);
    const garbled = letters.map((name) => misread(name, written, read));
    const { mend } = findGarbling(garbled) ?? {};
    expect(garbled.map((text) => mend?.(text))).toEqual(letters);
  });

  it.each([
    ['AyÅŸe', 'Ayşe'],
    ['Iþýl', 'Işıl'],
    ['Ayþe', 'Ayşe'],
    ['AyÃ…Å¸e', 'Ayşe'],
    ['Ay&#351;e', 'Ayşe'],
    ['G&uuml;l &amp; Co', 'Gül & Co'],
    ['Ay%C5%9Fe', 'Ayşe'],
    ['Ay=C5=9Fe', 'Ayşe'],
    ['Ay\\u015fe', 'Ayşe'],
    ['Ay┼şe', 'Ayşe'],
  ])('repairs “%s” alone to “%s”', (found, meant) => {
    const garbling = findGarbling(['Ali', found, 'Öz', 'Çağ']);
    expect(garbling?.examples).toEqual([[found, meant]]);
    expect(['Çağ', 'Öz', found].map(garbling?.mend ?? String)).toEqual(['Çağ', 'Öz', meant]);
  });
});

it('leaves a word unchanged that the other code page would make worse', () => {
  const { mend } = findGarbling(['IŸ\x8dl', 'AyŸe', 'sol 50°']) ?? {};
  expect(['IŸ\x8dl', 'sol 50°'].map((text) => mend?.(text))).toEqual(['Işıl', 'sol 50°']);
});

it.each([
  [names],
  [['Müller', 'Weiß', 'José', 'Çağ', 'Işık']],
  [['Иван Петров', 'محمد', 'Əli Məmmədov']],
  [['1.250,00 ₺', '€100', '“Ali” dedi…', '50 °C', 'Doğan’ın', 'a → b', '½', '✓']],
  [['R&B', '100%', 'a=b', 'C:\\uçuş']],
])('leaves %j unchanged', (texts) => {
  expect(findGarbling(texts)).toBeNull();
});

it.each([
  ['Ay?e', true],
  ['I??l', true],
  ['?ule Çam', true],
  ['Ay\ufffde', true],
  ['Ay\x9fe', true],
  ['Ay□e', true],
  ['Geldi mi?', false],
  ['https://a.example/?x=1', false],
  ['a.example/b?c=1', false],
  ['???', false],
  ['Ayşe', false],
])('letters of “%s” are lost: %s', (text, isLost) => {
  expect(hasLostLetters(text)).toBe(isLost);
});

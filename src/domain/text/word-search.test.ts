import { describe, expect, it } from 'vitest';
import { markedPieces, rankOf, wordFound } from './word-search.ts';

const close = { name: 'Günü kapat', detail: 'Gün Sonu', words: ['kasa', 'günü bitir'] };
const person = { name: 'Şükrü İnceoğlu', detail: 'PNR4X7 · IST → AYT' };

it.each([
  ['', close, 0],
  ['   ', close, 0],
  ['günü kapat', close, 0],
  ['GUNU KAPAT', close, 0],
  ['gün', close, 1],
  ['kapat', close, 2],
  ['kap gün', close, 3],
  ['sonu', close, 4],
  ['kasa', close, 4],
  ['kasa gün', close, 4],
  ['bitir', close, 4],
  ['apat', close, 5],
  ['ap', close, null],
  ['asa', close, null],
  ['kapat yarın', close, null],
  ['inceoğlu şükrü', person, 3],
  ['INCEOGLU', person, 2],
  ['sukru ınce', person, 1],
  ['ınce sukr', person, 3],
  ['şükrü ist', person, 4],
  ['ayt inceoglu', person, 4],
  ['pnr4', person, 4],
  ['r4x', person, 5],
  ['ceoğ', person, 5],
  ['sükriye', person, null],
  ['İ', person, 2],
  ['ı', person, 2],
] as const)('“%s” in %j ranks %j', (search, among, rank) => {
  expect(rankOf(search, among)).toBe(rank);
});

it.each([
  ['kasa', 'kasa'],
  ['bit', 'günü bitir'],
  ['kasa gün', 'kasa'],
  ['gün', null],
  ['sonu', null],
  ['', null],
])('“%s” was found by the word %j', (search, word) => {
  expect(wordFound(search, close)).toBe(word);
});

describe('the marks', () => {
  const marked = (search: string, text: string) =>
    markedPieces(search, text)
      .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
      .join('');
  it.each([
    ['iade', 'İade oluştur', '[İade] oluştur'],
    ['iade', 'IPTAL/IADE', 'IPTAL/[IADE]'],
    ['olus ia', 'İade oluştur', '[İa]de [oluş]tur'],
    ['inceoğlu şükrü', 'Şükrü İnceoğlu', '[Şükrü] [İnceoğlu]'],
    ['dogan', "D'Oğan", "[D]'[Oğan]"],
    ['kap', 'Günü kapat', 'Günü [kap]at'],
    ['apa', 'Günü kapat', 'Günü k[apa]t'],
    ['ap', 'Günü kapat', 'Günü kapat'],
    ['', 'Günü kapat', 'Günü kapat'],
    ['ﬁrma', 'Firma', '[Firma]'],
    ['fi', 'ﬁrma', '[ﬁ]rma'],
    ['x', '', ''],
  ])('of “%s” in “%s”: %s', (search, text, result) => {
    expect(marked(search, text)).toBe(result);
  });
});

import { expect, test } from 'vitest';
import { airlinePages, factTexts, otherPages, strings } from '../../../tests/site/written.ts';
import { airlineList } from '../../domain/airlines.ts';
import { airlineFacts } from '../facts/index.ts';
import { hubWays, serviceWays } from './ways.ts';

const ones = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];

/** The last word of a number as spoken: `235` ends in `beş`, `1.500` in `yüz`. */
function lastWord(number: string): string {
  const whole = Number(number.replace(/^.*,/, '').replaceAll('.', ''));
  const word = ones[whole % 10] || tens[Math.trunc(whole / 10) % 10];
  return word || (whole === 0 ? 'sıfır' : whole % 1000 === 0 ? 'bin' : 'yüz');
}

function follows(word: string, ending: string): boolean {
  const last = word.match(/[aeıioöuü]/gu)?.at(-1) ?? '';
  const first = ending.match(/[aeıioöuü]/u)?.[0];
  const front = /[eiöü]/.test(last);
  const high = /[oöuü]/.test(last) ? (front ? 'ü' : 'u') : front ? 'i' : 'ı';
  if (first !== undefined && first !== (/[ae]/.test(first) ? (front ? 'e' : 'a') : high)) return false;
  if (/^[dt]/.test(ending)) return /[fstkçşhp]$/.test(word) === ending.startsWith('t');
  return /[aeıiöuü]$/.test(word) ? !/^[aeıioöuü]/.test(ending) : !/^[yns][aeıioöuü]/.test(ending);
}

const wrongNumbers = (text: string): string[] =>
  [...text.matchAll(/(\d[\d.]*(?:,\d+)?)’(\p{Ll}+)/gu)]
    .filter(([, number = '', ending = '']) => !follows(lastWord(number), ending))
    .map(([whole]) => whole);

/**
 * Suffixes after the apostrophe, by pronunciation of the term: locative, ablative, dative, genitive, accusative,
 * instrumental.
 */
const terms: Readonly<Record<string, string>> = {
  EcoFly: 'da dan a ın ı la',
  ExtraFly: 'da dan a ın ı la',
  PrimeFly: 'da dan a ın ı la',
  Business: 'ta tan a ın ı la',
  Economy: 'de den ye nin yi yle',
  Light: 'ta tan a ın ı la',
  SunLight: 'ta tan a ın ı la',
  Saver: 'da dan a ın ı la',
  'Saver Plus': 'ta tan a ın ı la',
  'Comfort Flex': 'te ten e in i le',
  SunEco: 'da dan ya nun yu yla',
  SunClassic: 'te ten e in i le',
  SunPremium: 'da dan a un u la',
  SunFlex: 'te ten e in i le',
  BASIC: 'te ten e in i le',
  ECOJET: 'te ten e in i le',
  FLEX: 'te ten e in i le',
  PREMIUM: 'da dan a un u la',
  BolBol: 'da dan a un u la',
  XLeg: 'de den e in i le',
  PNR: 'de den ye nin yi yle',
  kg: 'da dan a ın ı la',
  cm: 'de den ye nin yi yle',
};

const allowedEndings = new Map<string, readonly string[]>([
  ...Object.entries(terms).map(([term, list]) => [term, list.split(' ')] as const),
  ...airlineList.map(({ id, shortName }) => [shortName, airlineFacts[id].endings.split(' ')] as const),
]);

/** Whether a suffix is valid: a case, `-ki` after the locative, a predicate (`-dir`), a possessive (`ben`, `siz`). */
function isEnding(ending: string, endings: readonly string[]): boolean {
  const [locative = '', , , genitive = '', accusative = ''] = endings;
  const vowel = accusative.at(-1) ?? '';
  const predicates = [`${locative[0]}${vowel}r`, `${genitive}d${vowel}r`];
  const derived = new RegExp(`^(?:${locative}ki|${vowel}?(?:m|n${vowel}z)|l[ıi]k)\\p{L}*$`, 'u');
  return endings.includes(ending) || predicates.includes(ending) || derived.test(ending);
}

function wrongEndings(text: string): string[] {
  const wrong: string[] = [];
  for (const [term, endings] of allowedEndings) {
    const found = text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${term}(’?)(\\p{Ll}+)`, 'gu'));
    for (const [whole, apostrophe, ending = ''] of found) {
      if (apostrophe === '' || !isEnding(ending, endings)) wrong.push(whole);
    }
  }
  return wrong;
}

const ways = { name: 'ways', texts: [...strings(serviceWays), ...strings(hubWays)] };

test.each([...airlinePages, ...otherPages, ways, ...factTexts])('$name: suffixes of numbers', ({ texts }) => {
  for (const text of texts) expect.soft(wrongNumbers(text), text).toEqual([]);
});

test.each(airlinePages)('$name: suffixes of names and terms', ({ texts }) => {
  for (const text of texts) expect.soft(wrongEndings(text), text).toEqual([]);
});

test.each([
  ['235’li, 564’lü, 176’lı, 0850’li ve 2025’te', []],
  ['12’sini, 10’ar, 20’lik, 18’den, 3,7’ye, 1.500’ü', []],
  ['235’lı, 564’li, 2025’de', ['235’lı', '564’li', '2025’de']],
  ['5’yi, 12’ini, 40’dan', ['5’yi', '12’ini', '40’dan']],
])('endings of numbers: %s', (text, wrong) => {
  expect(wrongNumbers(text)).toEqual(wrong);
});

test.each([
  ['Pegasus’da uçuş', ['Pegasus’da']],
  ['AJet’den alınan', ['AJet’den']],
  ['Air Arabia’nın ve flydubai’deki', []],
  ['Qatar Airways’in', []],
  ['THYnin', ['THYnin']],
  ['EcoFly’de', ['EcoFly’de']],
  ['Karar THY’nindir, kabin Business’tır; Emirates’tır', ['Emirates’tır']],
  ['PNR’nizi, PNR’deki, 23\u00a0kg’ı, 158\u00a0cm’yi', []],
])('endings of names and terms: %s', (text, expected) => {
  expect(wrongEndings(text)).toEqual(expected);
});

import { describe, expect, test } from 'vitest';
import { airlineIds } from '../../domain/airlines.ts';
import { airlineContents } from '../content/airlines/index.ts';
import { airlineServices, hasHub } from '../services.ts';
import { isOutdated, markOf } from './certainty.ts';
import { columnsOf } from './columns.ts';
import { airlineFacts, cellOf, factOf } from './index.ts';
import { boardWords, cellWords, sourceLine } from './sources.ts';
import type { Certainty, Fact, ReadFact } from './types.ts';

const all = airlineIds.flatMap((airline) =>
  Object.entries(airlineFacts[airline].facts).map(([key, fact]: [string, Fact]) => ({
    name: `${airline} ${key}`,
    readOn: airlineFacts[airline].readOn,
    ...fact,
  })),
);
const numbers = (text: string) => text.match(/\d+/g) ?? [];
const soft = /genellikle|olabilir|olmayabilir|çalışmayabilir|göre|kaynaklar|haber|bildiğimiz kadarıyla/i;

describe.each(all)('$name', (fact) => {
  const { text, short = '', cells = {}, certainty, kind, source, dated } = fact;
  test('has only figures that also appear in its sentence', () => {
    for (const number of numbers([short, ...Object.values(cells)].join(' '))) expect(numbers(text)).toContain(number);
  });

  test('says how sure it is', () => {
    // Cells and short forms need no word of doubt, because the page shows a mark beside them.
    if (certainty === 'hedge') expect(text).toMatch(soft);
    if (certainty === 'omit') expect(Object.keys(cells)).toEqual([]);
    else expect(kind).toBeDefined();
    expect(text).toMatch(/[.]$/);
  });

  test('is not marked as sure if its source is outdated', () => {
    if (isOutdated(fact)) expect(fact.certainty).not.toBe('ok');
  });

  test('names its source, unless it is common knowledge or was not found', () => {
    if (kind && kind !== 'common') expect(source).toBeTruthy();
    if (dated) expect(dated).toMatch(/^20\d{2}(?:–20\d{2}|-\d{2}(?:-\d{2})?)?$/);
  });
});

describe.each(airlineIds)('%s', (airline) => {
  test('has a main address', () => {
    expect(airlineFacts[airline].site).toMatch(/^[a-z]+\.[a-z]{2,3}$/);
  });

  test.each(airlineServices)('the page of %s uses existing facts, and its answers say how sure they are', (service) => {
    const { answers, facts } = airlineContents[airline].services[service];
    for (const key of answers) expect(() => factOf(airline, key)).not.toThrow();
    for (const { fact } of facts) if (fact) expect(() => factOf(airline, fact)).not.toThrow();
    for (const fact of answers.map((key) => factOf(airline, key))) {
      const shown = fact.short ?? fact.text;
      // The answer itself expresses the doubt; a “genellikle” before it would say it twice.
      if (sourceLine(fact, shown)) expect(boardWords(fact, shown), shown).not.toMatch(/^genellikle/);
    }
    const length = answers
      .map((key) => factOf(airline, key))
      .reduce((sum, { text, short }) => sum + (short ?? text).length, 0);
    expect(length).toBeLessThanOrEqual(200);
  });

  test('has a figure or “unknown” in each column of a comparison', () => {
    for (const service of airlineServices)
      if (hasHub(service)) for (const { id } of columnsOf(service)) expect(cellOf(airline, id)?.value).not.toBe('');
  });
});

test.each([
  ['airarabia', 'credit', 'cancel'],
  ['aeroflot', 'refund', 'cancel'],
] as const)('%s: the facts %s and %s overlap, so they have the same mark and source', (airline, one, other) => {
  const [first, second] = [factOf(airline, one), factOf(airline, other)];
  expect([markOf(second), second.kind, second.source]).toEqual([markOf(first), first.kind, first.source]);
});

test('each comparison has columns, and none of them is unknown for more than half of the airlines', () => {
  for (const service of airlineServices)
    if (hasHub(service)) {
      expect(columnsOf(service).length, service).toBeGreaterThan(0);
      for (const { id } of columnsOf(service))
        expect(airlineIds.filter((airline) => !cellOf(airline, id)).length, id).toBeLessThanOrEqual(
          airlineIds.length / 2,
        );
    }
});

describe('the mark beside a fact', () => {
  const readOn = '2026-11-20';
  test.each<[Omit<ReadFact, 'text' | 'readOn'>, Certainty]>([
    [{ certainty: 'ok', kind: 'airline' }, 'ok'],
    [{ certainty: 'ok', kind: 'airline', dated: '2023-01' }, 'ok'],
    [{ certainty: 'ok', kind: 'airline', dated: '2022-12-31' }, 'hedge'],
    [{ certainty: 'ok', kind: 'airline', dated: '2019–2022' }, 'hedge'],
    [{ certainty: 'ok', kind: 'airline-old' }, 'hedge'],
    [{ certainty: 'ok', kind: 'airport' }, 'ok'],
    [{ certainty: 'ok', kind: 'agent' }, 'hedge'],
    [{ certainty: 'ok', kind: 'secondary', dated: '2026-11' }, 'hedge'],
    [{ certainty: 'ok', kind: 'press', second: 'https://example.org' }, 'hedge'],
    [{ certainty: 'ok', kind: 'list' }, 'hedge'],
    [{ certainty: 'ok', kind: 'common' }, 'hedge'],
    [{ certainty: 'ok', kind: 'law', dated: '2011-12-03' }, 'ok'],
    [{ certainty: 'ok', kind: 'agency' }, 'ok'],
    [{ certainty: 'hedge', kind: 'airline' }, 'hedge'],
    [{ certainty: 'omit', kind: 'airline' }, 'omit'],
    [{ certainty: 'omit' }, 'omit'],
  ])('%j: %s', (fact, mark) => {
    expect(markOf({ text: '', readOn, ...fact })).toBe(mark);
  });
});

test.each([
  ['online check-in 24 saat', 'genellikle; basın', 'genellikle'],
  ['BASIC’te genellikle yok', 'basın', 'basın'],
  ['EcoFly iadesiz olabilir', 'basın', 'basın'],
])('“%s” gets “genellikle” only once', (line, board, cell) => {
  const fact: ReadFact = { text: '', readOn: '2026-11-20', certainty: 'hedge', kind: 'press' };
  expect([boardWords(fact, line), cellWords(fact, line)]).toEqual([board, cell]);
});

test.each([
  ['Bileti aldığınız yerden iptal edin; dönecek tutarı önce görün.', null],
  ['Telefonu için siteye bakın; buradaki numara onun değil, bizimdir.', null],
  [
    'Bileti aldığınız yerden iptal edin; tutarı genellikle tarife belirler.',
    'Kaynağı yok; yaygın bilgi, doğrulamadık.',
  ],
])('“%s” has the source %s', (text, line) => {
  expect(sourceLine({ text, readOn: '2026-11-20', certainty: 'hedge', kind: 'common' })).toBe(line);
});

describe('sources in words', () => {
  const fact = { text: 'Saat 12 sayılır.', readOn: '2026-11-20' };
  test.each([
    [
      { ...fact, certainty: 'ok', kind: 'airline' },
      'Kaynak: havayolunun sayfası, tarihsiz kopya.',
      'kendi sayfası',
      'kendi sayfası',
    ],
    [
      {
        ...fact,
        text: 'Genellikle 12 sayılır, 3 saat önce gidin.',
        certainty: 'hedge',
        kind: 'airline',
        covers: 'Saatin',
      },
      'Saatin kaynağı: havayolunun sayfası, tarihsiz kopya.',
      'genellikle; kendi sayfası',
      'genellikle',
    ],
    [
      { ...fact, certainty: 'hedge', kind: 'airline-old', dated: '2020–2021' },
      'Genellikle; kaynak: havayolunun eski sayfası, kopya, 2020–2021.',
      'genellikle; eski sayfası, 2020–2021',
      'genellikle',
    ],
    [
      { ...fact, certainty: 'hedge', kind: 'press', dated: '2019-12-10' },
      'Genellikle; kaynak: basın, 12.2019.',
      'genellikle; basın, 12.2019',
      'genellikle',
    ],
    [
      { ...fact, certainty: 'hedge', kind: 'common' },
      'Kaynağı yok; yaygın bilgi, doğrulamadık.',
      'kaynağı yok',
      'genellikle',
    ],
    [
      { ...fact, certainty: 'ok', kind: 'common' },
      'Kaynağı yok; yaygın bilgi, doğrulamadık.',
      'kaynağı yok',
      'genellikle',
    ],
    [
      { ...fact, certainty: 'ok', kind: 'list' },
      'Genellikle; kaynak: taşıyıcı kodları listesi, tarihsiz.',
      'genellikle; kod listesi',
      'genellikle',
    ],
    [
      { ...fact, certainty: 'hedge', kind: 'law', dated: '2011-12-03' },
      'Genellikle; kaynak: mevzuat özeti.',
      'genellikle; mevzuat özeti',
      'genellikle',
    ],
    [
      { ...fact, certainty: 'omit', kind: 'secondary' },
      null,
      'bilinmiyor; havayoluna sorun',
      'bilinmiyor; havayoluna sorun',
    ],
    [{ ...fact, certainty: 'omit' }, null, 'bilinmiyor; havayoluna sorun', 'bilinmiyor; havayoluna sorun'],
  ] as const)('%j', (given, line, board, cell) => {
    expect([sourceLine(given), boardWords(given), cellWords(given, '')]).toEqual([line, board, cell]);
  });
});

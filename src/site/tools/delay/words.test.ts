import { describe, expect, test } from 'vitest';
import { airlineIds } from '../../../domain/airlines.ts';
import { markOf } from '../../facts/certainty.ts';
import { commonFacts } from '../../facts/common.ts';
import { airlineFacts } from '../../facts/index.ts';
import type { Fact } from '../../facts/types.ts';
import { carriers } from '../tables/carriers.ts';
import { lawSources } from '../tables/law.ts';
import { cases, flightOf } from './cases.ts';
import { letter } from './letter.ts';
import { assess } from './rules.ts';
import { deadlines } from './steps.ts';
import { headline, kilometres, lines } from './words.ts';

const pegasus = { id: 'pegasus', iata: 'PC' };

function said(text: string) {
  const flight = flightOf(text);
  const outcome = assess(flight);
  const result = [headline(outcome).join(' '), ...lines(flight, outcome).map((line) => line.join(': '))].join('\n');
  return { outcome, result, text: letter(flight, outcome, pegasus), steps: deadlines(outcome) };
}

describe.each(cases)('%s: %s', (_, flight) => {
  const { outcome, result, text, steps } = said(flight);

  test('is told in whole sentences, in which nothing is promised', () => {
    for (const words of [result, text, steps.flat().join('\n')]) {
      expect(words).not.toMatch(/undefined|null|NaN|garanti|alırsınız|['"`]| {2}/);
      expect(words).not.toMatch(/(?<!\p{L})yalnız(?!ca|\p{L})/u);
    }
    expect(text).toMatch(/^Pegasus .*\nKonu: PC \(uçuş numarası\) sayılı uçuş/);
    // What is to be filled in says in words what it is.
    expect(text).toMatch(/Ad soyad: \(adınız ve soyadınız\)\nIBAN: \(.+\)\nTelefon ve e-posta: \(.+\)$/);
    expect(text).not.toMatch(/…|\[|\.{2}|:$/m);
    expect(text).not.toMatch(/\n{3}/);
  });

  test('asks for money where there is some, in the letter as in the result, and else for the reason', () => {
    const sum = outcome.amount === null ? 'öngörülen tazminatın' : `${outcome.amount} avro tazminatın`;
    expect(text.includes(sum)).toBe(outcome.verdict !== 'none');
    if (outcome.amount !== null) expect(result).toContain(`${outcome.amount} avro`);
    if (outcome.verdict === 'none') expect(result).toMatch(/^Tazminat hakkı görünmüyor.*\nNiçin: ./);
    if (outcome.verdict !== 'owed') expect(text).toContain('Nedeni belgesiyle birlikte');
    expect(text.includes('bilet bedelinin iadesini')).toBe(outcome.refund);
  });

  test('names the authorities of the rule that holds', () => {
    const turkish = outcome.rules.includes('shy');
    expect(text.includes('SHGM’ye ve Tüketici Hakem Heyetine')).toBe(turkish);
    expect(steps.some(([title]) => title.includes('SHGM'))).toBe(turkish);
    expect(steps[0]?.[0]).toBe('Bugün: havayoluna yazın');
  });
});

test('before anything is reckoned the steps are those of the Turkish rule', () => {
  expect(deadlines(null)).toEqual(said('turkey: IST-ADB, delay 3to4 technical').steps);
});

test('the Union’s reform of June 2026 is mentioned wherever its rule holds', () => {
  for (const [, flight, outcome] of cases)
    expect(said(flight).result.includes('Haziran 2026'), flight).toBe(/^(?:shy\+)?eu/.test(outcome));
});

test('distances are told in tens of kilometres', () => {
  expect(kilometres(1754.6)).toBe('1.750\u00a0km');
  expect(kilometres(349)).toBe('350\u00a0km');
});

test('the price of the ticket can be asked back as surely on the pages as in the result', () => {
  const { refundByDelay } = commonFacts.facts;
  const pages: readonly (Fact | undefined)[] = [
    refundByDelay,
    ...airlineIds.map((id) => airlineFacts[id].facts.refundByLaw),
  ];
  const sure = new Set(pages.flatMap((fact) => (fact ? markOf({ readOn: commonFacts.readOn, ...fact }) : [])));
  // `report` and `common` are told as “genellikle”.
  const certainty: string = lawSources['shy-refund'].certainty;
  expect([...sure]).toEqual([certainty === 'text' ? 'ok' : 'hedge']);
  for (const [, flight] of cases) {
    const { result } = said(flight);
    if (/bilet parası|bilet iadesi/i.test(result)) expect(result).toMatch(/genellikle (?:bilet parası|5 saat)/i);
  }
});

test('the ten airlines and every other can be chosen', () => {
  expect(carriers).toHaveLength(14);
  expect(carriers.filter(({ home }) => home === 'turkey').map(({ id }) => id)).toEqual([
    'thy',
    'pegasus',
    'sunexpress',
    'ajet',
    'other-turkey',
  ]);
});

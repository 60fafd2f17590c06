import { describe, expect, test } from 'vitest';
import { airlineIds } from '../../../domain/airlines.ts';
import { markOf } from '../../facts/certainty.ts';
import { commonFacts } from '../../facts/common.ts';
import { airlineFacts } from '../../facts/index.ts';
import type { Fact } from '../../facts/types.ts';
import { carriers } from '../tables/carriers.ts';
import { lawSources } from '../tables/law-sources.ts';
import { cases, flightOf } from './cases.ts';
import { letter } from './letter.ts';
import { amountsOf, assess } from './rules.ts';
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

  test('is in whole sentences and promises nothing', () => {
    for (const words of [result, text, steps.flat().join('\n')]) {
      expect(words).not.toMatch(/undefined|null|NaN|garanti|alırsınız|['"`]| {2}/);
      expect(words).not.toMatch(/(?<!\p{L})yalnız(?!ca|\p{L})/u);
    }
    expect(text).toMatch(/^Pegasus .*\nKonu: PC \(uçuş numarası\) sayılı uçuş/);
    expect(text).toMatch(/Ad soyad: \(adınız ve soyadınız\)\nIBAN: \(.+\)\nTelefon ve e-posta: \(.+\)$/);
    expect(text).not.toMatch(/…|\[|\.{2}|:$/m);
    expect(text).not.toMatch(/\n{3}/);
  });

  test('result and letter claim compensation if it may be due, and ask for the reason if it is in doubt', () => {
    const amounts = amountsOf(outcome);
    expect(text.includes('tazminatın')).toBe(outcome.verdict !== 'none');
    for (const amount of amounts) expect(result).toMatch(new RegExp(`^.*\\b${amount}\\b.* avro`));
    if (amounts.length === 1) expect(text).toContain(`${amounts[0]} avro tazminatın`);
    if (amounts.length > 1) {
      expect(text).toContain(`göre ${amounts.join(' ya da ')} avro)`);
      expect(text).not.toContain('avro tazminatın');
    }
    if (outcome.verdict === 'none') expect(result).toMatch(/^Tazminat hakkı görünmüyor.*\nNiçin: ./);
    if (!['owed', 'connects'].includes(outcome.why)) expect(text).toContain('Nedeni belgesiyle birlikte');
    expect(text.includes('bilet bedelinin iadesini')).toBe(outcome.refund);
  });

  test('names the authorities of the rule that applies', () => {
    const turkish = outcome.rules.includes('shy');
    expect(text.includes('SHGM’ye ve Tüketici Hakem Heyetine')).toBe(turkish);
    expect(steps.some(([title]) => title.includes('SHGM'))).toBe(turkish);
    expect(steps[0]?.[0]).toBe('Bugün: havayoluna yazın');
  });
});

test.each([
  [
    'eu-inside',
    'europe: DUB-LCA, delay 4:00 technical',
    /Avrupa Birliği içinde 1\.500\s?km’nin üzeri/,
    'Avrupa Birliği içinde 1.500 km’yi aşan bu uçuş için 400 avro tazminatın',
  ],
  [
    'shy-amounts',
    'turkey: SAW-BER, delay 4:00 technical',
    /1\.500–3\.500\s?km/,
    '1.500–3.500 km aralığındaki bu uçuş için 400 avro tazminatın',
  ],
  [
    'one-distance',
    'turkey: GZT-IST-EBL, delay 3:00 technical',
    /ilk kalkıştan son varışa tek mesafe sayılır \(AB Adalet Divanı, C‑559\/16\)/,
    '1.500 km’ye kadar olan bu uçuş için 250 avro tazminatın',
  ],
  [
    'door',
    'turkey: SAW-BER, delay 2:59 technical',
    /kapı açıldığında gecikme 3 saati bulmamış/,
    'Son varışta uçağın kapısı planlanan varıştan sonra açıldı.',
  ],
  [
    'door',
    'turkey: SAW-BER, delay 3:00 technical',
    /^400 avro/,
    'Son varışta uçağın kapısı planlanan varıştan en az 3 saat sonra açıldı.',
  ],
  [
    'shy-half',
    'turkey: SAW-BER, cancel 6d beyond technical 3:00',
    /^200 avro.*Önerilen uçuş en çok 3 saat geç vardığından havayolu 400 avroyu yarıya indirebilir: 200 avro/s,
    '200 avro tazminatın (önerilen uçuş en çok 3 saat geç vardığından 400 avronun yarısı)',
  ],
  [
    'shy-half',
    'turkey: IST-ATH, denied seats 2:00',
    /^125 avro.*en çok 2 saat .*: 125 avro/s,
    '125 avro tazminatın (önerilen',
  ],
  [
    'shy-half',
    'turkey: IST-JFK, denied seats 4:00',
    /^300 avro.*en çok 4 saat .*: 300 avro/s,
    '300 avro tazminatın (önerilen',
  ],
  [
    'eu-half',
    'elsewhere: FRA-DXB, delay 3:59 technical',
    /^300 avro.*gecikme 4 saatten az olduğundan .*: 300 avro/s,
    '300 avro tazminatın (son varıştaki gecikme 4 saatten az olduğundan 600 avronun yarısı)',
  ],
  [
    'eu-half',
    'turkey: LPA-IST, delay 3:59 technical',
    /^300 ya da 600 avro/,
    '(uygulanan kurala göre 300 ya da 600 avro)',
  ],
  [
    'earlier',
    'europe: FRA-ATH, earlier 6d 1:01 technical',
    /iptal sayılır ve tutar yarıya inmez \(AB Adalet Divanı, C‑146\/20\)/,
    'Uçuşun 1 saatten çok öne alındığı bana kalkışa 7 günden az kala bildirildi. Bunu iptal sayıyorum',
  ],
  [
    'shy-schedule',
    'turkey: SAW-AYT, earlier 6d 1:30 operations',
    /C‑146\/20\); Türkiye’de bağlayıcı değildir\. SHGM genelgesi/,
    'uçuşun öne alınması nedeniyle',
  ],
  [
    'measure',
    'turkey: ADB-EVN, delay 3:00 technical',
    /^250 ya da 400 avro.*1\.500 km sınırına, hangi tutarın geçerli olduğu söylenemeyecek kadar yakın/s,
    '1.500 km sınırına çok yakın olan bu uçuş için öngörülen tazminatın (mesafe ölçümüne göre 250 ya da 400 avro)',
  ],
  [
    'measure',
    'turkey: GZP-NQZ, delay 3:00 technical',
    /^400 ya da 600 avro.*3\.500 km sınırına, hangi tutarın geçerli olduğu söylenemeyecek kadar yakın/s,
    '3.500 km sınırına çok yakın olan bu uçuş',
  ],
  [
    'connects',
    'turkey: DXB-IST-GYD, delay 3:00 technical',
    /^400 avro istenip istenemeyeceği açık bir soru.*Uygulanır: .*Uygulanmaz: .*C‑451\/20/s,
    'kapsamda olduğu görüşündeyim; katılmıyorsanız',
  ],
  [
    'connects',
    'turkey: FRA-IST-DXB, delay 4:00 technical',
    /^600 avro isteyebilirsiniz.*Açık soru: .*Uygulanır: .*Uygulanmaz: /s,
    'Avrupa Birliğinin 261/2004 sayılı tüzüğüne göre',
  ],
] as const)('%s: %s names the rule applied', (_, flight, told, written) => {
  const { result, text } = said(flight);
  expect(result).toMatch(told);
  expect(text).toContain(written);
});

test('without a result the steps are those of the Turkish rule', () => {
  expect(deadlines(null)).toEqual(said('turkey: IST-ADB, delay 3to4 technical').steps);
});

test('the Union’s reform of June 2026 is mentioned wherever its rule applies', () => {
  for (const [, flight, outcome] of cases)
    expect(said(flight).result.includes('Haziran 2026'), flight).toBe(/^(?:shy\+)?eu/.test(outcome));
});

test('distances are rounded to tens of kilometres', () => {
  expect(kilometres(1754.6)).toBe('1.750\u00a0km');
  expect(kilometres(349)).toBe('350\u00a0km');
});

test('the pages and the result are equally sure about a ticket refund', () => {
  const { refundByDelay } = commonFacts.facts;
  const pages: readonly (Fact | undefined)[] = [
    refundByDelay,
    ...airlineIds.map((id) => airlineFacts[id].facts.refundByLaw),
  ];
  const sure = new Set(pages.flatMap((fact) => (fact ? markOf({ readOn: commonFacts.readOn, ...fact }) : [])));
  // A statement counts as certain only if the law's own text says it; otherwise the pages say “genellikle”.
  const certainty: string = lawSources['shy-refund'].certainty;
  expect([...sure]).toEqual([certainty === 'text' ? 'ok' : 'hedge']);
  for (const [, flight] of cases) {
    const { result } = said(flight);
    if (/bilet parası|bilet iadesi/i.test(result)) expect(result).toMatch(/genellikle (?:bilet parası|5 saat)/i);
  }
});

test('the form offers every airline, at home where its facts say, and four groups of others', () => {
  expect(carriers.map(({ id, home }) => [id, home])).toEqual([
    ...airlineIds.map((id) => [id, airlineFacts[id].home === 'turkey' ? 'turkey' : 'elsewhere']),
    ['other-turkey', 'turkey'],
    ['other-europe', 'europe'],
    ['other-britain', 'britain'],
    ['other', 'elsewhere'],
  ]);
});

import { expect, test } from 'vitest';
import { type AirlineId, airlineIds, airlines } from '../../domain/airlines.ts';
import { cellOf, factOf } from '../facts/index.ts';
import { isClosedToPets, known } from '../facts/spans.ts';
import { hasAirlinePages, hubServices } from '../services.ts';
import { faq } from './faq.ts';
import { readySentence } from './ready.ts';

const compared = hubServices.filter(hasAirlinePages);
const named = (text: string): readonly AirlineId[] =>
  airlineIds.filter((id) => new RegExp(`(?<!\\p{L})${airlines[id].shortName}(?!\\p{L})`, 'u').test(text));
const matching = (fits: (id: AirlineId) => boolean) => airlineIds.filter(fits);
const cell = (id: AirlineId, column: Parameters<typeof cellOf>[1]) => cellOf(id, column)?.value ?? '';

test.each(compared)('%s: the answer is one complete sentence', (service) => {
  const sentence = readySentence(service);
  expect(sentence.length).toBeLessThanOrEqual(270);
  expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
  expect(sentence).not.toMatch(/undefined|NaN|Infinity|’\p{Ll}* ’|[:;,] *\.|\. *\./u);
  expect(named(sentence).length).toBeGreaterThan(0);
});

test('cats: names exactly the airlines whose facts allow cats in the cabin', () => {
  const takes = (id: AirlineId) =>
    ['pet', 'petKinds'].some((key) => {
      const fact = factIfAny(id, key);
      return /kabin[ed]e?/iu.test(fact) && /kedi(?! ve köpek alınmaz)/iu.test(fact);
    });
  expect(named(readySentence('evcil-hayvan'))).toEqual(matching(takes));
});

test('cats: the FAQ names exactly the airlines whose cells allow none in the cabin', () => {
  const sentence = JSON.stringify(faq).match(/[^.]*kabine genellikle kedi almaz/)?.[0] ?? '';
  expect(named(sentence)).toEqual(
    known('petCabin')
      .filter(isClosedToPets)
      .map(([id]) => id),
  );
});

test('a ten-year-old: names the airlines that escort one, and those where only children from twelve fly alone', () => {
  const [service = '', never = '', unsure = ''] = readySentence('refakatsiz-cocuk').split('. ');
  const spans = (id: AirlineId) => {
    const [from, to] = (cell(id, 'childAges').match(/\d+/g) ?? []).map(Number);
    return from !== undefined && to !== undefined && from <= 10 && to >= 10 && !cellOf(id, 'childAges')?.fact.scope;
  };
  expect(named(service)).toEqual(matching(spans));
  expect(service).toMatch(/ THY’de anne baba izniyle \(muvafakat\) uçar; Pegasus \(aktarmasız\), .* hizmetle uçar$/);
  expect(named(never)).toEqual(matching((id) => cell(id, 'childAlone').includes('12')));
  expect(named(unsure)).toEqual(matching((id) => !named(`${service} ${never}`).includes(id)));
});

test('a cabin bag of 8 kg: names exactly the airlines whose limit is 8 kg or more', () => {
  const [taken = ''] = readySentence('bagaj-ekleme').split(';');
  expect(named(taken)).toEqual(matching((id) => Number.parseInt(cell(id, 'cabinBag'), 10) >= 8));
});

test('checked bags: says when the counters close, and when to be there where that is all we know', () => {
  expect(readySentence('check-in')).toBe(
    'Bavul varsa ya da ekran açılmazsa kontuara gidin: genellikle 45–60 dakika kala kapanır; THY’de genellikle iç hatta 60, dış hatta 75 dakika kala orada olun.',
  );
});

test('seats: repeats cells word for word', () => {
  const sentence = readySentence('koltuk-secimi');
  const small = sentence.toLocaleLowerCase('tr');
  for (const id of named(sentence)) expect(small).toContain(`: ${cell(id, 'seatFree').toLocaleLowerCase('tr')}`);
});

test.each([
  [
    'bilet-satin-alma',
    'bavul Pegasus (dış hatta), SunExpress, AJet ve flydubai’de genellikle yoktur, Air Arabia’da ayrı alınır; genellikle THY’de iç hatta 15\u00a0kg, Emirates’te (Amerika ve Afrika dışı) 20\u00a0kg vardır.',
  ],
  ['bagaj-ekleme', 'SunExpress’te, dış hatta Pegasus ve AJet’te üst paket gerekir'],
  [
    'isim-degisikligi',
    'Tek harfi Qatar Airways düzeltebilir; Aeroflot, Emirates ve flydubai’de okuduğumuz kural koşullu',
  ],
  [
    'bilet-degisikligi',
    'Değişiklik ücreti THY’de iç hatta PrimeFly ve Business’ta kalkışa 12 saatten çok varken genellikle istenmez; Pegasus Flex de süresi içinde bu ücreti genellikle kaldırır.',
  ],
  [
    'iptal-iade',
    'Vazgeçene para dönmeyebilir: THY’de EcoFly’ın bazı sınıfları, Aeroflot’ta Promo; Air Arabia (Fas uçuşları hariç) kredi verir.',
  ],
] as const)('%s: says which tickets a cell is about', (service, words) => {
  expect(readySentence(service)).toContain(words);
});

function factIfAny(id: AirlineId, key: string): string {
  try {
    return factOf(id, key).text;
  } catch {
    return '';
  }
}

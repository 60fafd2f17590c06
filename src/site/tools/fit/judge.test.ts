import { describe, expect, test } from 'vitest';
import { type AirlineId, airlineIds } from '../../../domain/airlines.ts';
import { airlineContents } from '../../content/airlines/index.ts';
import { amountsOf } from '../../facts/amounts.ts';
import { markOf } from '../../facts/certainty.ts';
import { airlineFacts, cellOf, factOf } from '../../facts/index.ts';
import { cabinLimits, holdLimits } from '../tables/bag-limits.ts';
import { judge } from './judge.ts';
import { judgementText, limitText, readBag } from './words.ts';

type Case = readonly [airline: AirlineId, bag: string, said: string];

const inCabin: readonly Case[] = [
  ['thy', '55x40x23 8', 'Sığar'],
  ['thy', '23x55x40 8', 'Sığar'],
  ['thy', '40x30x15 4', 'Sığar'],
  ['thy', '56x40x23 8', 'Sığmaz: uzun kenarı 1 cm fazla'],
  ['thy', '55x40x25 8', 'Sığmaz: kısa kenarı 2 cm fazla'],
  ['thy', '55x45x23 8', 'Sığmaz: orta kenarı 5 cm fazla'],
  ['thy', '55x40x23 9', 'Sığmaz: 1 kg fazla'],
  ['thy', '55x40x23 8,5', 'Sığmaz: 0,5 kg fazla'],
  ['thy', '60x45x30 12', 'Sığmaz: uzun kenarı 5 cm, orta kenarı 5 cm, kısa kenarı 7 cm, 4 kg fazla'],
  ['thy', '55x40x23 -', 'Sığar'],
  ['thy', '- 7', 'Sığar'],
  ['pegasus', '40x30x15 3', 'Sığar'],
  ['pegasus', '55x40x20 8', 'Saver ve üstü: sığar; Light: sığmaz'],
  ['pegasus', '40x30x15 5', 'Saver ve üstü: sığar; Light: sığmaz'],
  ['pegasus', '55x40x23 8', 'Sığmaz: kısa kenarı 3 cm fazla'],
  ['pegasus', '- 3', 'Sığar'],
  ['sunexpress', '40x30x20 4', 'Sığar'],
  ['sunexpress', '55x40x23 8', 'Diğer tarifeler: sığar; SunLight: sığmaz'],
  ['sunexpress', '55x40x24 8', 'Sığmaz: kısa kenarı 1 cm fazla'],
  ['ajet', '40x30x15 4', 'Sığar'],
  ['ajet', '55x40x23 8', 'Üst paketler: sığar; Dış hat BASIC: sığmaz'],
  ['ajet', '55x40x23 10', 'Sığmaz: 2 kg fazla'],
  ['azal', '55x40x23 10', 'Sığar'],
  ['azal', '55x40x23 10,4', 'Sığmaz: 0,4 kg fazla'],
  ['qatar', '50x37x25 7', 'Sığar'],
  ['qatar', '55x40x20 7', 'Sığmaz: uzun kenarı 5 cm, orta kenarı 3 cm fazla'],
  ['aeroflot', '55x40x20 10', 'Sığar'],
  ['aeroflot', '55x40x25 10', 'Sınırda: toplamı 5 cm fazla'],
  ['emirates', '55x38x22 7', 'Sığar'],
  ['emirates', '55x40x20 7', 'Sığmaz: orta kenarı 2 cm fazla'],
  ['airarabia', '55x40x20 10', 'Sığar'],
  ['airarabia', '55x40x23 10', 'Sığmaz: kısa kenarı 3 cm fazla'],
  ['flydubai', '55x38x20 7', 'Sığar'],
  ['flydubai', '55x40x20 8', 'Sığmaz: orta kenarı 2 cm, 1 kg fazla'],
];

const inHold: readonly Case[] = [
  ['thy', '75x50x33 32', 'Sığar'],
  ['thy', '75x50x34 30', 'Sığmaz: toplamı 1 cm fazla'],
  ['thy', '75x50x33 33', 'Sığmaz: 1 kg fazla'],
  ['pegasus', '75x50x33 32', 'Sığar'],
  ['pegasus', '75x50x33 -', 'Bilinmiyor, havayoluna sorun'],
  ['sunexpress', '80x50x30 20', 'Sığmaz: toplamı 2 cm fazla'],
  ['ajet', '75x50x33 20', 'Bilinmiyor, havayoluna sorun'],
  ['azal', '75x50x33 23', 'Sığar'],
  ['azal', '75x50x33 24', 'Sığmaz: 1 kg fazla'],
  ['qatar', '- 33', 'Sığmaz: 1 kg fazla'],
  ['aeroflot', '75x50x33 20', 'Bilinmiyor, havayoluna sorun'],
  ['emirates', '- 32', 'Sığar'],
  ['airarabia', '80x50x30 32', 'Sığar'],
  ['airarabia', '81x50x30 32', 'Sığmaz: toplamı 1 cm fazla'],
  ['flydubai', '75x55x35 32', 'Sığar'],
  ['flydubai', '78x50x30 20', 'Sığmaz: uzun kenarı 3 cm fazla'],
];

function bagOf(text: string) {
  const [sides = '', kilos = ''] = text.split(' ');
  const [one = '', two = '', three = ''] = sides === '-' ? [] : sides.split('x');
  const bag = readBag([one, two, three, kilos === '-' ? '' : kilos]);
  if (typeof bag === 'string') throw new Error(bag);
  return bag;
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const small = (text: string) => plain(text).toLocaleLowerCase('tr');
/** A package's name without “ve üstü”, in lower case, so that it also matches forms such as `Saver’da`. */
const nameOf = (ticket: string) => small(ticket).replace(/ ve üstü$/, '');

test.each(inCabin)('a cabin bag with %s, %s: %s', (airline, bag, said) => {
  expect(plain(judgementText(judge(bagOf(bag), cabinLimits[airline])))).toBe(said);
});

test.each(inHold)('a checked bag with %s, %s: %s', (airline, bag, said) => {
  expect(plain(judgementText(judge(bagOf(bag), holdLimits[airline])))).toBe(said);
});

test('every airline is tested for cabin and hold', () => {
  for (const tried of [inCabin, inHold]) expect(new Set(tried.map(([id]) => id))).toEqual(new Set(airlineIds));
});

describe('the typed bag', () => {
  test.each<[[string, string, string, string], unknown]>([
    [['55', '40', '23', '8'], { sides: [55, 40, 23], kilos: 8 }],
    [['55 cm', '40,5', '23.5', '7,5 kg'], { sides: [55, 40.5, 23.5], kilos: 7.5 }],
    [['', '', '', '8'], { sides: null, kilos: 8 }],
    [['55', '40', '23', ''], { sides: [55, 40, 23], kilos: null }],
    [['', '', '', ''], 'Üç kenarı, ağırlığı ya da hepsini yazın.'],
    [['55', '40', '', '8'], 'Üç kenarı da yazın.'],
    [['55', 'kırk', '23', '8'], 'Ölçüleri sayıyla yazın: 55 ya da 7,5 gibi.'],
    [['0', '40', '23', '8'], 'Ölçüleri sayıyla yazın: 55 ya da 7,5 gibi.'],
    [['-5', '40', '23', '8'], 'Ölçüleri sayıyla yazın: 55 ya da 7,5 gibi.'],
    [['5500', '40', '23', '8'], 'Ölçüleri sayıyla yazın: 55 ya da 7,5 gibi.'],
  ])('%j: %j', (typed, bag) => {
    expect(readBag(typed)).toEqual(bag);
  });
});

test('limits list the longest side first and the largest package last, and print readably', () => {
  for (const limits of [...Object.values(cabinLimits), ...Object.values(holdLimits)]) {
    const volumes = limits.map(({ sides = [0, 0, 0] }) => sides.reduce((all, side) => all * side, 1));
    expect(volumes).toEqual([...volumes].sort((one, other) => one - other));
    for (const limit of limits) {
      expect(limit.sides ?? []).toEqual([...(limit.sides ?? [])].sort((one, other) => other - one));
      expect(limitText(limit)).toMatch(/\d\u00a0(?:cm|kg)$/);
    }
  }
  expect(plain(limitText({ sides: [55, 40, 23], kilos: 8, fact: 'cabinBag', certainty: 'ok' }))).toBe(
    '55 × 40 × 23 cm, 8 kg',
  );
});

test.each(airlineIds)('the limits of %s match its facts in figures and certainty', (id) => {
  for (const { fact, certainty } of [...cabinLimits[id], ...holdLimits[id]])
    expect.soft(certainty, fact).toBe(markOf(factOf(id, fact)));
  const known = Object.values(airlineFacts[id].facts)
    .flatMap(({ text, cells = {} }) => [text, ...Object.values(cells)])
    .join(' ');
  const figures = new Set(known.match(/\d+/g));
  for (const { sides = [], sum, kilos } of [...cabinLimits[id], ...holdLimits[id]])
    for (const figure of [...sides, sum, kilos])
      if (figure !== undefined) expect.soft(figures, String(figure)).toContain(String(figure));
});

describe.each(airlineIds)('the cabin bag of %s', (id) => {
  const limits = cabinLimits[id];
  const sizes = limits.flatMap(({ sides = [], sum = [] }) => [sides.reduce((all, side) => all * side, 1)].concat(sum));

  test('is the same in the comparison, which names the cheapest package first', () => {
    const [weight, size] = [cellOf(id, 'cabinBag')?.value ?? '', cellOf(id, 'cabinSize')?.value ?? ''];
    expect(amountsOf(weight)).toEqual(limits.map(({ kilos }) => kilos));
    expect(amountsOf(size)).toEqual(sizes);
    for (const cell of [weight, size]) expect(cell).toMatch(new RegExp(`^${limits[0]?.ticket ?? '\\d'}`));
  });

  test('is the same in its page’s answer, which names the cheapest package first', () => {
    expect(airlineContents[id].services['bagaj-ekleme'].answers).toContain('cabinBag');
    const { short, text } = factOf(id, 'cabinBag');
    const said = small(short ?? text);
    const places = [nameOf(limits[0]?.ticket ?? ''), ...limits.map(({ sides = [] }) => sides.join(' × '))].map((part) =>
      said.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('is on its page’s board for every package', () => {
    const { facts } = airlineContents[id].services['bagaj-ekleme'];
    const rows = facts.map(({ label, value, note = '' }) => small(`${label} ${value} ${note}`));
    for (const { ticket, sides = [], kilos } of limits)
      if (ticket) {
        const row = rows.find((one) => one.includes(nameOf(ticket)) && one.includes(`${sides.join(' × ')} cm`));
        expect(row, ticket).toContain(`${kilos} kg`);
      }
  });
});

import { expect, it } from 'vitest';
import { readSearch, searchEffort } from './record-search.ts';

it.each([
  ['', []],
  ['   ', []],
  ["'", []],
  ['Işık', [{ text: 'isik' }]],
  ['IŞIK', [{ text: 'isik' }]],
  ['inceoğlu şükrü', [{ text: 'inceoglu' }, { text: 'sukru' }]],
  ['  Şükrü\u00a0 İNCEOĞLU ', [{ text: 'sukru' }, { text: 'inceoglu' }]],
  ['ab12cd', [{ text: 'ab12cd' }]],
  ['AB12CD yılmaz', [{ text: 'ab12cd' }, { text: 'yilmaz' }]],
  ['Ali’nin', [{ text: 'alinin' }]],
  ['100%_', [{ text: '100%_' }]],
  ['3f9c2a', [{ text: '3f9c2a' }]],
])('"%s" is a name or a PNR', (typed, terms) => {
  expect(readSearch(typed)).toEqual(terms);
});

it.each([
  ['#', []],
  ['#1503', [{ id: 1503 }]],
  ['# 1503', [{ id: 1503 }]],
  ['ali #', [{ text: 'ali' }]],
  ['ali #7', [{ text: 'ali' }, { id: 7 }]],
  ['#15a3', [{ text: '#15a3' }]],
  ['#1234567890123456', [{ text: '#1234567890123456' }]],
])('"%s" is the number of a sale', (typed, terms) => {
  expect(readSearch(typed)).toEqual(terms);
});

const whole = { phones: ['%5321234567%'] };
it.each([
  ['05321234567', [{ text: '05321234567', ...whole }]],
  ['0532 123 45 67', [{ text: '0532 123 45 67', ...whole }]],
  ['+905321234567', [whole]],
  ['+90 532 123 45 67', [whole]],
  ['+90 (532) 123-45-67', [whole]],
  ['+90 (0532) 123 45 67', [whole]],
  ['0090 532 123 45 67', [{ text: '0090 532 123 45 67', ...whole }]],
  ['0(532) 1234567', [whole]],
  ['0532/1234567', [whole]],
  ['0532 - 123 45 67', [whole]],
  ['0532.123.45.67', [whole]],
  ['905321234567', [{ text: '905321234567', ...whole, id: 905321234567, amount: 905321234567 }]],
  ['+90 0532 123 45 67', [whole]],
  ['+90 (0) 532 123 45 67', [whole]],
  ['90 0532 123 45 67', [{ text: '90 0532 123 45 67', ...whole }]],
  ['tel:+90-532-123-45-67', [whole]],
  ['Tel: 0532 123 45 67', [{ text: '0532 123 45 67', ...whole }]],
  ['\u202a+90\u00a0532\u00a0123\u00a045\u00a067\u202c', [whole]],
  ['0532–123–45–67', [whole]],
  ['0532 · 123 45 67', [whole]],
  ['(532) 1234567', [{ phones: ['%5321234567%'] }]],
  ['0532', [{ text: '0532', phones: ['532%'] }]],
  ['+90532', [{ phones: ['532%'] }]],
  ['+90 532', [{ phones: ['532%'] }]],
  ['0090532', [{ text: '0090532', phones: ['532%'] }]],
  ['0850 222', [{ text: '0850 222', phones: ['850222%'] }]],
  ['123 45 67', [{ text: '123 45 67', phones: ['%1234567%'], citizenId: '1234567' }]],
  ['053', [{ text: '053' }]],
  ['+90', [{ text: '+90' }]],
  ['+49 170 1234567', [{ phones: ['%1701234567%'] }]],
  ['0049 170 1234567', [{ text: '0049 170 1234567', phones: ['%1701234567%'] }]],
  ['ayşe 0532 123', [{ text: 'ayse' }, { text: '0532 123', phones: ['532123%'] }]],
  ['0532 123 ayşe', [{ text: '0532 123', phones: ['532123%'] }, { text: 'ayse' }]],
])('"%s" is a phone number or part of one', (typed, terms) => {
  expect(readSearch(typed)).toEqual(terms);
});

it.each([
  ['90532', [{ text: '90532', phones: ['532%', '%90532%'], citizenId: '90532', id: 90532, amount: 90532 }]],
  ['12500', [{ text: '12500', phones: ['%12500%'], citizenId: '12500', id: 12500, amount: 12500 }]],
  ['4567', [{ text: '4567', phones: ['%4567%'], citizenId: '4567', id: 4567, amount: 4567 }]],
  ['456', [{ text: '456', id: 456, amount: 456 }]],
  ['7', [{ text: '7', id: 7, amount: 7 }]],
  ['0', [{ text: '0' }]],
  ['532 123 456', [{ text: '532 123 456', phones: ['%532123456%'], citizenId: '532123456', amount: 532123456 }]],
  ['532.123.456', [{ phones: ['%532123456%'], citizenId: '532123456', amount: 532123456 }]],
  ['1234567890123456', [{ text: '1234567890123456' }]],
])('"%s" means every number it can be', (typed, terms) => {
  expect(readSearch(typed)).toEqual(terms);
});

it.each([
  ['10000000146', 10000000146],
  ['100 000 001 46', undefined],
  ['10000-000-146', undefined],
])('"%s" is a citizen number', (typed, number) => {
  const [term, ...others] = readSearch(typed);
  expect(others).toEqual([]);
  expect(term).toMatchObject({ citizenId: '10000000146' });
  expect(term?.phones).toBeUndefined();
  expect([term?.id, term?.amount]).toEqual([number, number]);
});

it.each(['1000000014', '0146', '0000146', '146 0'])('"%s" may be part of a citizen number', (typed) => {
  expect(readSearch(typed)).toMatchObject([{ text: typed, citizenId: typed.replace(' ', '') }]);
});

it.each(['146', '0532', '(212) 777', '0049170', '100000001460', '+10000000146'])(
  '"%s" is no citizen number',
  (typed) => {
    expect(readSearch(typed).some((term) => term.citizenId !== undefined)).toBe(false);
  },
);

it.each([
  '12.500',
  '12.500,00',
  '12500,00',
  '12.500 TL',
  '12.500TL',
  '12500 tl',
  '₺12.500',
  '₺ 12.500',
  '12.500,00 TL',
  '12 500 TL',
  '12500 TRY',
])('"%s" can only be an amount', (typed) => {
  expect(readSearch(typed)).toEqual([{ amount: 12500 }]);
});

it.each([
  ['12500,50', [{ text: '12500,50' }]],
  ['12.500,50 TL', [{ text: '12.500,50 tl' }]],
  ['kaya 12.500 TL', [{ text: 'kaya' }, { amount: 12500 }]],
  ['12.500 TL kaya', [{ amount: 12500 }, { text: 'kaya' }]],
  ['TL', [{ text: 'tl' }]],
  ['AB12TL', [{ text: 'ab12tl' }]],
  ['12TL34', [{ text: '12tl34' }]],
])('"%s" does not mean another amount', (typed, terms) => {
  expect(readSearch(typed)).toEqual(terms);
});

it('never exceeds the limits of a request', () => {
  const costs = (typed: string) => readSearch(typed).reduce((sum, term) => sum + searchEffort(term), 0);
  expect(readSearch('a b c d e f')).toHaveLength(6);
  expect(readSearch('a b c d e f ı j')).toEqual([...'abcdef'].map((text) => ({ text })).concat({ text: 'i j' }));
  for (const typed of ['90532 x 90533 y 90534 z 90535', 'a '.repeat(125), '1 ab '.repeat(50)]) {
    expect(costs(typed)).toBeLessThanOrEqual(14);
  }
});

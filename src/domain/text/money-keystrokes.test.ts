import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyValue, readMoney } from './money.ts';
import {
  type FieldEdit,
  mayBeGrouping,
  pasteMoney,
  settleMoney,
  settleNetMoney,
  typeMoney,
  typeNetMoney,
} from './money-keystrokes.ts';

/** `|` marks the caret. */
const edit = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });

function type(keys: string, field: FieldEdit = { text: '', caret: 0 }): FieldEdit {
  return [...keys].reduce(({ text, caret }, key) => {
    const after = { text: text.slice(0, caret) + key + text.slice(caret), caret: caret + 1 };
    return typeMoney(text, after, key);
  }, field);
}

describe('typeMoney', () => {
  it.each([
    ['the fourth digit', '123', '1234|', '1.234|'],
    ['a digit in the middle', '1.234', '19|.234', '19|.234'],
    ['a digit before a group', '12.345', '129|.345', '129|.345'],
    ['a digit that makes a group', '123.456', '1293|.456', '1.293|.456'],
    ['a letter', '12', '12a|', '12|'],
    ['a space', '12', '12 |', '12 |'],
    ['a leading space', '', ' |', '|'],
    ['a comma', '12', '12,|', '12,|'],
    ['a minus', '', '-|', '-|'],
    ['a minus before an amount', '12', '-|12', '-|12'],
    ['a digit after a comma', '12.500,', '12.500,5|', '12.500,5|'],
    ['a letter after a comma', '12.500,5', '12.500,5z|', '12.500,5|'],
    ['a comma is deleted', '12.500,', '12.500|', '12.500|'],
    ['a comma in the middle is deleted', '1,250', '1|250', '1|.250'],
    ['backspace over a separator', '1.234', '1|234', '|234'],
    ['backspace of a digit', '1.234', '1.23|', '123|'],
    ['everything deleted', '1', '|', '|'],
    ['a leading zero', '0', '05|', '5|'],
    ['a selection replaced by a point', '1.234', '1.|', '1.|'],
    ['a selection replaced by a digit', '1.234', '9|', '9|'],
    ['more digits than an amount may have', '999.999.999.999', '999.999.999.9991|', '9.999.999.999.991|'],
    ['a digit after unreadable text', 'beş', 'beş5|', 'beş5|'],
  ])('handles %s', (what, before, after, expected) => {
    const { text, caret } = edit(after);
    const key = what.includes('delete') || what.startsWith('backspace') ? '' : (text[caret - 1] ?? '');
    expect(typeMoney(before, { text, caret }, key)).toEqual(edit(expected));
  });

  it('deletes the digit next to a separator', () => {
    expect(typeMoney('19.234.567', edit('19|234.567'), '', true)).toEqual(edit('1.9|34.567'));
  });

  it('keeps the order of digits, wherever they are typed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 }), (digits) => {
        const { text, caret } = type(digits.join(''));
        expect(text.replaceAll('.', '')).toBe(digits.join(''));
        expect(caret).toBe(text.length);
      }),
    );
  });

  it('loses and adds no digit, and stores what it shows', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,- '), maxLength: 9 });
    fc.assert(
      fc.property(keys, (typed) => {
        const { text } = type(typed);
        const digitsOf = (of: string) => of.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
        expect(digitsOf(text)).toBe(digitsOf(typed));
        const stored = readMoney(text);
        // One or two zeros after a comma or point are kuruş, but the stored amount is in whole lira.
        if ('amount' in stored)
          expect(stored.amount ?? '').toBe(text && Number(digitsOf(text.replace(/[.,]00?$/, ''))));
      }),
    );
  });
});

it.each([
  ['12.500', '12.500'],
  ['12.5', null],
  ['12.50', null],
  ['12500,50', null],
  ['1250,00', 1250],
  ['12.500,00', 12500],
  ['-3500', null],
  ['3500-', null],
  ['1.2.3', null],
  ['12,500', null],
  ['1.250.050', 1250050],
  ['12a50', 1250],
  ['12 500 TL', 12500],
  ['12abc34', 1234],
  ['12sat5', 125],
  ['12 500', 12500],
  ['50 25', null],
  ['1 2 3', null],
  ['12 a 500', null],
  ['5000 TL 250', null],
  ['100TL', 100],
  ['100TL50', null],
  ['1e5', null],
  ['15O0', null],
  ['15l', null],
  ['50+25', null],
  ['50-25', null],
  ['3*500', null],
  ['3x500', null],
  ['1000/2', null],
  ['%50', null],
  ['12 bin', null],
  ['12bin', null],
  ['12 Milyon', null],
  ['12 yüz', null],
  ['5k', null],
  ['5 usd', null],
  ['5 EUR', null],
  ['5€', null],
  ['１２', null],
  ["5'", null],
])('%s typed key by key counts as %s', (keys, amount) => {
  const expected = typeof amount === 'string' ? moneyValue(amount) : amount;
  const { text } = type(keys);
  expect(moneyValue(text)).toBe(expected);
  // An unreadable text stays unreadable when the field is left.
  expect('fault' in readMoney(settleMoney(text))).toBe(expected === null);
});

describe('pasteMoney', () => {
  it.each([
    ['into an empty field', '|', '12.500,00 TL', '12.500|'],
    ['after digits', '12|', '500', '12.500|'],
    ['before digits', '|500', '12', '12|.500'],
    ['after a comma', '12,|', '50', '12,50|'],
    ['unreadable text', '|', ' beş yüz ', 'beş yüz|'],
    ['kuruş', '|', '12.500,50', '12.500,50|'],
    ['nothing', '12|', '  ', '12|'],
  ])('pastes %s', (_, before, piece, expected) => {
    const { text, caret } = edit(before);
    expect(pasteMoney(text, [caret, caret], piece)).toEqual(edit(expected));
  });

  it('replaces the selection', () => {
    expect(pasteMoney('12,50', [0, 5], '₺900')).toEqual(edit('900|'));
  });
});

it.each([
  ['1250,00', '1.250'],
  ['0012', '12'],
  ['12.5', '12.5'],
  ['-5', '-5'],
  ['', ''],
])('leaving a field with %s shows %s', (before, after) => {
  expect(settleMoney(before)).toBe(after);
});

it.each([
  ['12.', true],
  ['12.50', true],
  ['1.250.0', true],
  ['12.5000', false],
  ['1.2.', false],
  ['12,', false],
])('%s may become groups of three: %s', (text, expected) => {
  expect(mayBeGrouping(text)).toBe(expected);
});

describe('typeNetMoney', () => {
  it.each([
    ['a minus', '', '-|', '-', '−|'],
    ['a digit after the minus', '−', '−5|', '5', '−5|'],
    ['the fourth digit', '−123', '−1234|', '4', '−1.234|'],
    ['a minus before an amount', '1.234', '-|1.234', '-', '−|1.234'],
    ['a digit without a minus', '123', '1234|', '4', '1.234|'],
    ['a letter', '−12', '−12a|', 'a', '−12|'],
    ['the minus is deleted', '−1.234', '|1.234', '', '|1.234'],
    ['a digit is deleted', '−1.234', '−1.23|', '', '−123|'],
  ])('handles %s', (_name, before, after, key, expected) => {
    expect(typeNetMoney(before, edit(after), key)).toEqual(edit(expected));
  });

  it.each([
    ['-1250,00 TL', '−1.250'],
    ['-', '-'],
    ['', ''],
    ['-0', '0'],
  ])('leaving the field with %s shows %s', (before, after) => {
    expect(settleNetMoney(before)).toBe(after);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, maxMoneyDigits, moneyValue, parseMoney, regroup } from './money.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [12500, '12.500'],
  [1234567, '1.234.567'],
  [999_999_999_999, '999.999.999.999'],
])('%d is written %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
  expect(moneyValue(text)).toBe(amount);
});

it('groups like the Turkish locale', () => {
  const locale = new Intl.NumberFormat('tr-TR');
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(formatMoney(amount)).toBe(locale.format(amount));
    }),
  );
});

describe('parseMoney', () => {
  it.each([
    ['12.500 TL', '12500'],
    ['12 500', '12500'],
    ['12\u00a0500\u00a0TL', '12500'],
    ['₺1.234.567', '1234567'],
    ['12500', '12500'],
    ['tl 700', '700'],
    [' 0042 ', '42'],
    ['0', '0'],
  ])('reads %s', (text, digits) => {
    expect(parseMoney(text)).toEqual({ digits });
  });

  it.each([
    ['12.500,50', 'decimal'],
    ['12,5', 'decimal'],
    ['12.5', 'decimal'],
    ['1,250.00', 'decimal'],
    ['12.500,00 TL', 'decimal'],
    ['-500', 'negative'],
    ['−500', 'negative'],
    ['(500)', 'negative'],
    ['', 'notANumber'],
    ['TL', 'notANumber'],
    ['beş yüz', 'notANumber'],
    ['500 €', 'notANumber'],
    ['1'.repeat(maxMoneyDigits + 1), 'tooLong'],
  ])('refuses %s: %s', (text, fault) => {
    expect(parseMoney(text)).toEqual({ fault });
  });
});

/** `|` marks the caret. */
const edit = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });

describe('regroup', () => {
  it.each([
    ['the fourth digit', '123', '1234|', '1.234|'],
    ['a digit in the middle', '1.234', '19|.234', '19|.234'],
    ['a digit before a group', '12.345', '129|.345', '129|.345'],
    ['a digit that makes a group', '123.456', '1293|.456', '1.293|.456'],
    ['a letter', '12', '12a|', '12|'],
    ['a comma', '12', '12,|', '12|'],
    ['backspace over a separator', '1.234', '1|234', '|234'],
    ['backspace of a digit', '1.234', '1.23|', '123|'],
    ['everything deleted', '1', '|', '|'],
    ['a leading zero', '0', '05|', '5|'],
    ['a digit beyond the longest amount', '999.999.999.999', '999.999.999.9991|', '999.999.999.999|'],
  ])('%s', (_, before, after, expected) => {
    expect(regroup(before, edit(after))).toEqual(edit(expected));
  });

  it('deletes the digit behind a separator', () => {
    expect(regroup('19.234.567', edit('19|234.567'), true)).toEqual(edit('1.9|34.567'));
  });

  it('keeps typed digits in their order wherever they are typed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: maxMoneyDigits }), (digits) => {
        let field = { text: '', caret: 0 };
        for (const digit of digits) {
          const typed = field.text.slice(0, field.caret) + digit + field.text.slice(field.caret);
          field = regroup(field.text, { text: typed, caret: field.caret + 1 });
        }
        expect(field.text.replaceAll('.', '')).toBe(digits.join(''));
        expect(field.caret).toBe(field.text.length);
      }),
    );
  });
});

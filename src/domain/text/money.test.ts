import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, maxMoneyDigits, moneyValue, readMoney, readNetMoney } from './money.ts';

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

it('writes a negative amount with a true minus', () => {
  expect(formatMoney(-1234)).toBe('\u22121.234');
});

it('groups like the Turkish locale', () => {
  const locale = new Intl.NumberFormat('tr-TR');
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(formatMoney(amount)).toBe(locale.format(amount));
    }),
  );
});

describe('readMoney', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['12.500 TL', 12500],
    ['12 500', 12500],
    ['12\u00a0500\u00a0TL', 12500],
    ['12\u202f500', 12500],
    ["12'500", 12500],
    ['₺1.234.567', 1234567],
    ['12500', 12500],
    ['1.250', 1250],
    ['1250,00', 1250],
    ['12.500,00 TL', 12500],
    ['12 500,0', 12500],
    ['1,250.00', 1250],
    ['1250.00', 1250],
    ['1.250,-', 1250],
    ['1.250,00.-', 1250],
    ['1250.- TL', 1250],
    ['tl 700', 700],
    [' 0042 ', 42],
    ['0', 0],
  ])('reads %s', (text, amount) => {
    expect(readMoney(text)).toEqual({ amount });
  });

  it.each([
    ['12.500,50', 'decimal'],
    ['12,5', 'decimal'],
    ['12.5', 'decimal'],
    ['12,500', 'decimal'],
    ['1,250,000', 'decimal'],
    ['1.25.000', 'decimal'],
    ['1250.5', 'decimal'],
    [',', 'decimal'],
    ['-500', 'negative'],
    ['1.250-', 'negative'],
    ['−500', 'negative'],
    ['– 500 TL', 'negative'],
    ['500-', 'negative'],
    ['(500)', 'negative'],
    ['TL', 'notANumber'],
    ['beş yüz', 'notANumber'],
    ['500 €', 'notANumber'],
    ['12 50', 'notANumber'],
    ['12-50', 'notANumber'],
    ['50+25', 'notANumber'],
    ['50TL25', 'notANumber'],
    ['12 bin', 'notANumber'],
    ['₺ -500', 'negative'],
    ['-₺500', 'negative'],
    ['500 TL-', 'negative'],
    ['1e5', 'notANumber'],
    ['١٢', 'notANumber'],
    ['1'.repeat(maxMoneyDigits + 1), 'tooLarge'],
  ])('refuses %s: %s', (text, fault) => {
    expect(readMoney(text)).toEqual({ fault });
  });
});

describe('readNetMoney', () => {
  it.each([
    ['', null],
    ['12.500', 12500],
    ['-12.500', -12500],
    ['−12.500', -12500],
    ['– 500 TL', -500],
    ['-1250,00', -1250],
    ['-0', 0],
  ])('reads %s as %s', (text, amount) => {
    expect(readNetMoney(text)).toEqual({ amount });
  });

  it.each([
    ['-', 'notANumber'],
    ['--5', 'notANumber'],
    ['5-', 'notANumber'],
    ['(500)', 'notANumber'],
    ['-12,5', 'decimal'],
    [`-${'1'.repeat(maxMoneyDigits + 1)}`, 'tooLarge'],
  ])('refuses %s: %s', (text, fault) => {
    expect(readNetMoney(text)).toEqual({ fault });
  });
});

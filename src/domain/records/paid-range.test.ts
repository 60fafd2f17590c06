import { expect, it } from 'vitest';
import { paidText } from './paid-range.ts';

it.each([
  [{ least: 1000, most: 25000 }, '1.000–25.000 TL'],
  [{ least: 0, most: 900 }, '0–900 TL'],
  [{ least: 12500, most: 12500 }, '12.500 TL'],
  [{ least: 1000, most: null }, 'en az 1.000 TL'],
  [{ least: null, most: 0 }, 'en çok 0 TL'],
  [{ least: null, most: null }, ''],
])('%j is shown as "%s"', (range, text) => {
  expect(paidText(range)).toBe(text);
});

import { expect, test } from 'vitest';
import { feeText } from './fees.ts';

test.each([
  [{}, 'Henüz belirlenmedi. Bilgi ücretsizdir; ücreti telefonda, işlemden önce söyleriz'],
  [{ 'check-in': 0 }, 'Yok'],
  [{ 'check-in': 1250 }, '1.250 lira; görüşmenin başında da söylenir'],
  [{ iletisim: 100 }, 'Henüz belirlenmedi. Bilgi ücretsizdir; ücreti telefonda, işlemden önce söyleriz'],
])('with %j the page of check-in says: %s', (serviceFees, text) => {
  expect(feeText('check-in', { serviceFees })).toBe(text);
});

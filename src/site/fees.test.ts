import { expect, test } from 'vitest';
import { feeText } from './fees.ts';

const unknown =
  'Hizmet bedeli: tutarını henüz yayımlamadık; görüşmenin başında, siz sormadan söyleriz. Bilgi almak ücretsizdir.';

test.each([
  ['check-in', {}, unknown],
  ['check-in', { 'check-in': 0 }, 'Hizmet bedeli: yok. Bilgi almak ücretsizdir.'],
  [
    'check-in',
    { 'check-in': 1250 },
    'Hizmet bedeli: 1.250 lira; görüşmenin başında da söyleriz. Bilgi almak ücretsizdir.',
  ],
  ['check-in', { iletisim: 100 }, unknown],
  [null, {}, unknown],
  [
    null,
    { iletisim: 100 },
    'Hizmet bedeli: işleme göre değişir; görüşmenin başında, siz sormadan söyleriz. Bilgi almak ücretsizdir.',
  ],
] as const)('the fee text of %s with the fees %j is: %s', (service, serviceFees, text) => {
  expect(feeText(service, { serviceFees })).toBe(text);
});

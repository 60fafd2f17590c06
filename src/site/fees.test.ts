import { expect, test } from 'vitest';
import { feeText } from './fees.ts';

const unknown = 'Bazı işlemlerde hizmet bedeli alabiliriz; tutarını henüz yayımlamadık, görüşmenin başında söyleriz.';

test.each([
  ['check-in', {}, unknown],
  ['check-in', { 'check-in': 0 }, 'Hizmet bedeli: yok.'],
  ['check-in', { 'check-in': 1250 }, 'Hizmet bedeli: 1.250 lira; görüşmenin başında da söyleriz.'],
  ['check-in', { iletisim: 100 }, unknown],
  [null, {}, unknown],
  [
    null,
    { iletisim: 100 },
    'Bazı işlemlerde hizmet bedeli alabiliriz; tutarı işleme göre değişir, görüşmenin başında söyleriz.',
  ],
] as const)('the fee text of %s with the fees %j is: %s', (service, serviceFees, text) => {
  expect(feeText(service, { serviceFees })).toBe(text);
});

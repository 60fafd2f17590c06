import { expect, it } from 'vitest';
import { isAmong } from './passenger-names.ts';

const booked = ['Işıl Öztürk', 'Mr. Ali Rıza Öztürk'];

it.each([
  ['', true],
  ['  ', true],
  ['IŞIL ÖZTÜRK ', true],
  ['isil ozturk', true],
  ['Öztürk Işıl', true],
  ['OZTURK/ALI RIZA', true],
  ['Sn. Işıl Öztürk', true],
  ['Sayın Dr. Işıl  Öztürk', true],
  ['Bayan Öztürk Işıl', true],
  ['Başka Kişi', false],
  ['Işıl', false],
  ['Işıl Öztürk Kaya', false],
  ['Sayın', false],
])('whether %j is in the booking: %j', (name, among) => {
  expect(isAmong(name, booked)).toBe(among);
});

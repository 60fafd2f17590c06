import { expect, it } from 'vitest';
import { referenceLists } from '../records/reference-lists.ts';
import { boardingPassIn } from './boarding-pass.ts';
import { linesOf } from './pasted-text.ts';
import { readBooking } from './read-booking.ts';

const today = '2026-11-22';
const one = 'M1YILMAZ/AYSE MRS     EX7K2PQ TZXISTTK 2829 346Y022A0025 100';
/** An airline's own data after a flight. The two hexadecimal digits before the data are its length. */
const added = '>6181WW6225BTK 2A23524198765430';
const size = added.length.toString(16).toUpperCase();
const two = `M2KAYA/CAN            EM9QF3Z SAWDOHQR 0240 335M004C0101 1${size}${added}M9QF3Z DOHSINQR 0954A336M031K0007 100^160GIWVC5EH7`;

const pass = (text: string, day = today) => linesOf(text).flatMap((line) => boardingPassIn(line, day) ?? [])[0];

it.each([
  [one, 'AYSE YILMAZ', ['X7K2PQ TZX-IST TK 2829 2026-12-12 Y 22A']],
  [`  ${one.replace('/', '.')}`, 'AYSE YILMAZ', ['X7K2PQ TZX-IST TK 2829 2026-12-12 Y 22A']],
  [two, 'CAN KAYA', ['M9QF3Z SAW-DOH QR 240 2026-12-01 M 4C', 'M9QF3Z DOH-SIN QR 954A 2026-12-02 M 31K']],
  // The example from the IATA standard.
  [
    'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100',
    'LUC DESMARAIS',
    ['ABC123 YUL-FRA AC 834 2026-08-14 F 1A'],
  ],
  [one.replace('346', '002').replace('022A', 'INF '), 'AYSE YILMAZ', ['X7K2PQ TZX-IST TK 2829 2027-01-02 Y INF']],
  // A name that fills all 20 characters may be truncated.
  [one.replace('YILMAZ/AYSE MRS     ', 'KARAOSMANOGLU/MEHMET'), undefined, ['X7K2PQ TZX-IST TK 2829 2026-12-12 Y 22A']],
])('reads %s', (text, name, flights) => {
  const { names, legs } = pass(text) ?? { names: [], legs: [] };
  expect(names[0]?.value.join(' ')).toBe(name);
  expect(
    legs.map(({ pnr, from, to, designator, flight, date, cabin, seat }) =>
      [pnr.value, `${from.codes}-${to.codes}`, designator, flight, date, cabin, seat].join(' '),
    ),
  ).toEqual(flights);
});

it.each([
  ['2026-01-05', '2025-12-12'],
  ['2026-06-10', '2025-12-12'],
  ['2026-06-15', '2026-12-12'],
  ['2025-12-30', '2025-12-12'],
])('gives a day without a year the date nearest to %s', (day, date) => {
  expect(pass(one, day)?.legs[0]?.date).toBe(date);
});

it.each([
  ['a code with a missing flight', two.replace('M9QF3Z DOHSIN', '')],
  ['a code with shifted columns', one.replace('     E', ' E')],
  ['a code without its format letter', one.slice(1)],
  ['a message', 'M1 yolcu bekliyor, PNR X7K2PQ olan yolcumuz TZX-IST 2829 ile uçacak'],
])('reads no bar code from %s', (_, text) => {
  expect(pass(text)).toBeUndefined();
});

it('fills a sale: every member of a family, the ends of several flights, and nothing from two bookings', () => {
  const lists = referenceLists({ company: [], saleType: [], direction: [], shift: [] });
  const read = (text: string) => readBooking(text, lists, today);
  const other = one.replace('YILMAZ/AYSE MRS ', 'YILMAZ/ALI MR   ');
  expect(read(`${one}\n${other}\nTel: 0532 411 70 85`)).toMatchObject({
    fields: {
      fullName: { value: 'Ayse Yilmaz' },
      phone: { value: '0532 411 70 85' },
      pnr: { value: 'X7K2PQ' },
      depart: { value: 'TZX' },
      arrive: { value: 'IST' },
      company: { value: 'THY' },
    },
    passengers: [{ value: 'Ayse Yilmaz' }, { value: 'Ali Yilmaz' }],
  });
  const { text, fields } = read(two);
  expect(fields).toMatchObject({ depart: { value: 'SAW' }, arrive: { value: 'SIN' }, company: { value: 'QATAR' } });
  expect(Object.values(fields).map(({ start, end }) => text.slice(start, end))).toEqual([
    'KAYA/CAN',
    'M9QF3Z',
    'SAW',
    'SIN',
    'QR',
  ]);
  expect(read(`${one}\n${two}`).fields).toEqual({});
});

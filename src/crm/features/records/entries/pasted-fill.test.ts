import { expect, it } from 'vitest';
import type { PastedBooking } from '../../../../domain/pasted-booking/read-booking.ts';
import { emptyDraft } from '../../../../domain/records/record-entry.ts';
import { markedParts } from '../entry/marked-parts.ts';
import {
  beforePasted,
  type FoundValues,
  fieldsText,
  fillFrom,
  isUntaken,
  stillPasted,
  valuesOf,
} from './pasted-fill.ts';

const initial = { ...emptyDraft('2026-11-22'), company: 'PEGASUS' };
const at = (value: string, start = 0, end = 0) => ({ value, start, end });
const route = { depart: at('IST'), arrive: at('CDG') };
const filledRoute = { depart: ['IST', ''], arrive: ['CDG', ''] };

it.each([
  ['an empty field', { phone: at('0532 014 27 86') }, {}, { phone: ['0532 014 27 86', ''] }, {}],
  ['a field with only spaces', { pnr: at('T7KQ4M') }, { pnr: ' ' }, { pnr: ['T7KQ4M', ' '] }, {}],
  ['a carried-over value', { company: at('THY') }, {}, { company: ['THY', 'PEGASUS'] }, {}],
  ['the default day', { date: at('2026-11-20') }, {}, { date: ['2026-11-20', '2026-11-22'] }, {}],
  ['no field in which staff typed another value', { pnr: at('T7KQ4M') }, { pnr: 'ABC123' }, {}, { pnr: 'T7KQ4M' }],
  ['no company over a chosen one', { company: at('THY') }, { company: 'AJET' }, {}, { company: 'THY' }],
  [
    'no number over an equal one written differently',
    { phone: at('0532 014 27 86') },
    { phone: '05320142786' },
    {},
    {},
  ],
  ['an amount', { transfer: at('1.890') }, {}, { transfer: ['1.890', ''] }, {}],
  ['no amount beside a typed one', { transfer: at('1.890') }, { card: '500' }, {}, {}],
  ['no amount over a typed one', { transfer: at('1.890') }, { transfer: '500' }, {}, { transfer: '1.890' }],
  ['a direction with its route', route, {}, { ...filledRoute, direction: ['YURT DISI', ''] }, {}],
  [
    'a direction with the second of its airports',
    { arrive: at('AYT') },
    { depart: 'IST' },
    { arrive: ['AYT', ''], direction: ['YURT ICI', ''] },
    {},
  ],
  ['no direction over a typed one', route, { direction: 'YURT ICI' }, filledRoute, {}],
  ['no direction from one airport alone', { depart: at('IST') }, {}, { depart: ['IST', ''] }, {}],
  ['no name over an equal one in capitals', { fullName: at('Işıl Öztürk') }, { fullName: 'IŞIL ÖZTÜRK ' }, {}, {}],
] as const)('fills %s', (_, found, typed, filled, left) => {
  const fill = fillFrom(found as FoundValues, { ...initial, ...typed }, initial);
  const pasted = Object.fromEntries(
    Object.entries(filled as Record<string, [string, string]>).map(([field, [value, before]]) => [
      field,
      { value, before },
    ]),
  );
  expect(fill).toEqual({ pasted, left });
});

it('fills the amount only into the payment field that the text names', () => {
  const booking: PastedBooking = { text: '', fields: {}, passengers: [], paid: at('12346'), paidBy: null };
  expect(valuesOf(booking)).toEqual({});
  expect(valuesOf({ ...booking, paidBy: { ...at(''), value: 'transfer' } })).toEqual({ transfer: { value: '12.346' } });
});

it.each([
  [{}, true],
  [{ card: '3.450' }, false],
  [{ currentAccountPayment: '3450' }, false],
  [{ card: '3.000', transfer: '450' }, false],
  [{ card: '345' }, true],
  [{ card: '3.450,50' }, true],
  [{ commission: '3.450' }, true],
])('with 3.450 TL pasted and %j typed, the amount is unassigned: %j', (typed, untaken) => {
  expect(isUntaken('3450', { ...initial, ...typed })).toBe(untaken);
});

it('takes back only values that nobody changed', () => {
  const { pasted } = fillFrom({ company: at('THY'), pnr: at('T7KQ4M') }, initial, initial);
  const draft = { ...initial, company: 'THY', pnr: 'T7KQ4N' };
  expect(stillPasted(pasted, draft)).toEqual(['company']);
  expect(beforePasted(pasted, draft)).toEqual({ company: 'PEGASUS' });
});

it('lists fields with their values in parentheses', () => {
  expect(fieldsText(['fullName', 'date'], { date: '2026-11-20' })).toBe('Ad Soyad, Tarih (20.11.2026)');
});

it('splits a text at the places read, marks overlapping ones once, and loses no letter', () => {
  const text = 'PNR: T7KQ4M\nAyşe Su\nTHY 1.200 TL havale';
  const name = at('Ayşe Su', 12, 19);
  const booking = {
    text,
    fields: { company: at('THY', 20, 23), pnr: at('T7KQ4M', 5, 11), fullName: name },
    passengers: [name],
    paid: at('1200', 24, 32),
    paidBy: { ...at('', 33, 39), value: 'transfer' as const },
  };
  const parts = markedParts(booking);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.flatMap(({ text, name }) => (name ? [[name, text]] : []))).toEqual([
    ['PNR', 'T7KQ4M'],
    ['Ad Soyad', 'Ayşe Su'],
    ['Firma', 'THY'],
    ['Ödenen', '1.200 TL'],
    ['Kanal', 'havale'],
  ]);
});

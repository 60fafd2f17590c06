import { expect, it } from 'vitest';
import { bookingFields, faultsOfPassengers, namedPassengers, passengerSale } from './linked-sales.ts';
import { emptyDraft, readDraft } from './record-entry.ts';
import { entryFields, moneyFields } from './record-fields.ts';

const passenger = (clientRef: string, fullName: string, citizenId = '') => ({ clientRef, fullName, citizenId });

it('another passenger gets the first one’s booking, their own name, and no amounts', () => {
  const draft = { ...emptyDraft('2026-11-21'), fullName: 'Şükrü İnceoğlu', phone: '0532 014 27 86', citizenId: '1' };
  const typed = {
    pnr: 'k7q2px',
    depart: 'IST',
    arrive: 'FRA',
    returnTo: 'SAW',
    company: 'THY',
    saleType: 'YENI BILET',
  };
  const rest = { direction: 'YURT DISI', shift: 'GECE', card: '9.000', commission: '250', note: 'Kapıdan' };
  const read = readDraft({ ...draft, ...typed, ...rest });
  if (!('input' in read)) throw new Error('The sale could not be read.');
  const sale = passengerSale(read.input, passenger('b', 'Işıl İnceoğlu', '10000000146'));
  expect(sale).toMatchObject({ fullName: 'Işıl İnceoğlu', citizenId: '10000000146', phone: null, note: null });
  for (const field of bookingFields) expect(sale[field]).toBe(read.input[field]);
  for (const field of moneyFields) expect(sale[field]).toBeNull();
  const own = ['fullName', 'phone', 'citizenId', 'note', ...moneyFields];
  expect([...bookingFields, ...own].sort()).toEqual([...entryFields].sort());
});

it('a passenger without a TC number does not get the first one’s', () => {
  const read = readDraft({ ...emptyDraft(''), fullName: 'Bir', citizenId: '10000000146' });
  expect('input' in read && passengerSale(read.input, passenger('b', 'İki')).citizenId).toBeNull();
});

it('a passenger’s empty line is ignored, and does not prevent saving the sale', () => {
  const typed = [passenger('a', ' Işıl '), passenger('b', '', '  '), passenger('c', '', '1')];
  expect(namedPassengers(typed).map(({ clientRef, fullName }) => [clientRef, fullName])).toEqual([
    ['a', 'Işıl'],
    ['c', ''],
  ]);
  expect(faultsOfPassengers(typed)).toEqual({ c: { fullName: 'required' } });
});

it('a name and a TC number have the same limits as in any sale', () => {
  const typed = [
    passenger('a', 'a'.repeat(201)),
    passenger('b', 'Bir', '1'.repeat(21)),
    passenger('c', 'a'.repeat(200)),
  ];
  expect(faultsOfPassengers(typed)).toEqual({ a: { fullName: 'tooLong' }, b: { citizenId: 'tooLong' } });
});

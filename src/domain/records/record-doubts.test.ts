import { expect, it } from 'vitest';
import { doubtsOf } from './record-doubts.ts';
import { emptyDraft, type RecordDraft } from './record-entry.ts';

const draft = (fields: Partial<RecordDraft>) => ({ ...emptyDraft('2026-11-21'), ...fields });

it('finds nothing doubtful in an empty sale', () => {
  expect(doubtsOf(draft({}))).toEqual({});
});

it.each([
  ['pnr', 'AB12', 'pnr'],
  ['pnr', 'AB1234567', 'pnr'],
  ['pnr', 'AB-123', 'pnr'],
  ['pnr', 'ab1ı2', undefined],
  ['pnr', ' ABC123 ', undefined],
  ['phone', '0532 123 45 67', undefined],
  ['phone', '532 123 45 67', undefined],
  ['phone', '+90 (532) 123-45-67', undefined],
  ['phone', '0090 532 123 45 67', undefined],
  ['phone', '+90 (0) 532 123 45 67', undefined],
  ['phone', '+49 30 901820', undefined],
  ['phone', '0532 123 45 6', 'phone'],
  ['phone', '+90 532 123 45 678', 'phone'],
  ['phone', '0132 123 45 67', 'phone'],
  ['phone', 'annesinin', 'phone'],
  ['citizenId', '10000000146', undefined],
  ['citizenId', '10000000147', 'citizenId'],
  ['citizenId', '1000000014', 'citizenId'],
  ['citizenId', '01000000146', 'citizenId'],
  ['commission', '500', 'commission'],
] as const)('%s %s: %s', (field, text, doubt) => {
  expect(doubtsOf(draft({ [field]: text }))[field]).toBe(doubt);
});

it.each([
  ['Başka Kişi', ['Ali Kaya', 'Ayşe Kaya'], 'notBooked'],
  ['KAYA AYŞE', ['Ali Kaya', 'Ayşe Kaya'], undefined],
  ['', ['Ali Kaya'], undefined],
  ['Başka Kişi', [], undefined],
])('a refund to %j of a sale to %j: %s', (fullName, booked, doubt) => {
  expect(doubtsOf(draft({ fullName }), null, booked).fullName).toBe(doubt);
});

it('compares the commission with the sum of payments', () => {
  expect(doubtsOf(draft({ commission: '600', card: '500', currentAccountPayment: '100' }))).toEqual({});
  expect(doubtsOf(draft({ commission: '601', card: '500', bdload: '5.000', transfer: '100' }))).toEqual({
    commission: 'commission',
  });
});

it('does not compare the commission with an unreadable amount', () => {
  expect(doubtsOf(draft({ commission: '600', card: '500,50' }))).toEqual({});
  expect(doubtsOf(draft({ commission: '600', bdload: '500' }))).toEqual({});
});

it.each([
  ['IST', 'AMS', 'YURT ICI', true],
  ['ist', 'ayt', 'Yurt dışı', true],
  ['IST', 'AMS', 'yurt dışı', false],
  ['IST', 'AMS', '', false],
  ['IST', 'AMS', 'TRANSIT', false],
  ['IST', '', 'YURT ICI', false],
])('from %s to %s doubts the direction “%s”: %s', (depart, arrive, direction, doubted) => {
  expect(doubtsOf(draft({ depart, arrive, direction }))).toEqual(doubted ? { direction: 'direction' } : {});
});

it('recognises two spellings of one airport', () => {
  expect(doubtsOf(draft({ depart: 'ist', arrive: 'IST' }))).toEqual({ arrive: 'sameAirport' });
  expect(doubtsOf(draft({ depart: 'IST', arrive: 'ADB' }))).toEqual({});
});

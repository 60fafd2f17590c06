import { expect, it } from 'vitest';
import { fromRow, recordColumns, type SalesRecordInput, type SalesRecordRow, toRow } from './sales-record.ts';

const input: SalesRecordInput = {
  fullName: 'Işıl Öztürk',
  phone: '+905000000000',
  citizenId: null,
  pnr: 'AB12CD',
  depart: 'IST',
  arrive: 'ADB',
  company: 'THY',
  saleType: 'YENI BILET',
  direction: 'YURT ICI',
  shift: 'SABAH',
  virtualPos: 12450,
  commission: 650,
  card: null,
  transfer: 0,
  currentAccountPayment: null,
  bdload: null,
  note: null,
  date: '2026-11-21',
};

it('sends every entered field under its lower-case column name and nothing else', () => {
  const row = toRow(input);
  expect(Object.keys(row).every((column) => column === column.toLowerCase())).toBe(true);
  expect(row).toMatchObject({
    fullname: 'Işıl Öztürk',
    saletype: 'YENI BILET',
    transfer: 0,
    currentaccountpayment: null,
  });
  expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['userid']));
});

it('reads a stored row back into the client’s names', () => {
  const system = { id: 7, userid: 'u', useremail: 'e@a.example', createdat: 'c', updatedat: 'd' };
  const row = { ...toRow(input), ...system } as unknown as SalesRecordRow;
  expect(fromRow(row)).toEqual({
    ...input,
    id: 7,
    userId: 'u',
    userEmail: 'e@a.example',
    createdAt: 'c',
    updatedAt: 'd',
  });
});

it('selects all columns, lower-case, without the search column', () => {
  expect(recordColumns.split(',')).toHaveLength(23);
  expect(recordColumns).toBe(recordColumns.toLowerCase());
  expect(recordColumns).not.toContain('search');
});

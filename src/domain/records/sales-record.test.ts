import { expect, it } from 'vitest';
import { entryFields, recordFields } from './record-fields.ts';
import { fromRow, recordColumns, type SalesRecordInput, type SalesRecordRow, toRow } from './sales-record.ts';

const input: SalesRecordInput = {
  ...(Object.fromEntries(entryFields.map((field) => [field, null])) as unknown as SalesRecordInput),
  fullName: 'Işıl Öztürk',
  phone: '+905000000000',
  pnr: 'AB12CD',
  depart: 'IST',
  arrive: 'ADB',
  returnTo: 'IST',
  company: 'THY',
  saleType: 'YENI BILET',
  direction: 'YURT ICI',
  shift: 'SABAH',
  virtualPos: 12450,
  commission: 650,
  transfer: 0,
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
  const system = {
    id: 7,
    userid: 'u',
    useremail: 'e@a.example',
    createdat: 'c',
    updatedat: 'd',
    refundof: 3,
    groupof: 5,
  };
  const row = { ...toRow(input), ...system } as unknown as SalesRecordRow;
  expect(fromRow(row)).toEqual({
    ...input,
    id: 7,
    refundOf: 3,
    groupOf: 5,
    userId: 'u',
    userEmail: 'e@a.example',
    createdAt: 'c',
    updatedAt: 'd',
  });
});

it('selects all columns, lower-case, without the search column', () => {
  expect(recordColumns.split(',')).toEqual(Object.keys(recordFields).map((field) => field.toLowerCase()));
  expect(recordColumns).not.toContain('search');
});

import { expect, it } from 'vitest';
import { demoMark, demoRecords } from './demo-records.ts';

const records = demoRecords(400, '2026-03-15');

it('makes the same records for the same seed, and others for another seed', () => {
  expect(demoRecords(400, '2026-03-15')).toEqual(records);
  expect(demoRecords(400, '2026-03-15', 2)).not.toEqual(records);
});

it('makes records that the table accepts', () => {
  for (const record of records) {
    expect(record.fullname.trim()).not.toBe('');
    expect(record.depart).toMatch(/^[A-Z]{3}$/);
    expect(record.arrive).not.toBe(record.depart);
    expect(record.pnr).toMatch(/^[A-Z0-9]{6}$/);
    expect((record.date ?? '9999') <= '2026-03-15').toBe(true);
    expect(record.clientref.startsWith(demoMark)).toBe(true);
    const amounts = [record.virtualpos, record.card, record.transfer, record.currentaccountpayment];
    expect(amounts.filter((amount) => amount !== null)).toHaveLength(1);
  }
  expect(new Set(records.map(({ clientref }) => clientref)).size).toBe(400);
  expect(records.some(({ fullname }) => /[İıŞşĞğ]/.test(fullname))).toBe(true);
});

it('uses no phone number that could ring', () => {
  for (const { phone } of records) expect(phone ?? '+905000000000').toMatch(/^\+90500000\d{4}$/);
});

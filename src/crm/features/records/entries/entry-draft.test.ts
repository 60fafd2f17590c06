import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { agency } from '../../../agency.ts';
import { refundedOf, samePnr } from '../entry/same-pnr.ts';
import { newEntry, refundEntry, turnIntoRefund } from './entry-draft.ts';
import { keepShift } from './recent-shift.ts';

it('gives each sale its own version 4 UUID', () => {
  const made = Array.from({ length: 200 }, () => newEntry('2026-11-21').clientRef);
  expect(new Set(made).size).toBe(200);
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('proposes the direction of a refund from its airports', () => {
  const origin = { id: 7, company: 'THY', depart: 'IST', arrive: 'AYT' } as SalesRecord;
  const entry = refundEntry(origin, '2026-11-21');
  expect(entry).toMatchObject({ proposed: ['saleType', 'direction'], draft: { direction: 'YURT ICI' } });
});

describe('a refund for a known PNR', () => {
  const sale = (id: number, fullName: string, more: Partial<SalesRecord> = {}) =>
    ({ id, fullName, groupOf: null, refundOf: null, saleType: 'YENI BILET', date: null, ...more }) as SalesRecord;
  const found = [
    sale(9, 'Işıl Öz', { groupOf: 7, phone: null, depart: 'IST', arrive: 'AYT' }),
    sale(8, 'Başka Uçuş', { phone: '0533', depart: 'ESB', arrive: 'ADB' }),
    sale(7, 'Ali Öz', { phone: '0532', citizenId: '10000000146', depart: 'IST', arrive: 'AYT' }),
  ];
  it.each([
    ['işıl öz', 9, { fullName: 'işıl öz', phone: '', depart: 'IST' }],
    ['Sn. ÖZ IŞIL', 9, { fullName: 'Sn. ÖZ IŞIL', depart: 'IST' }],
    ['BAŞKA UÇUŞ', 8, { fullName: 'BAŞKA UÇUŞ', phone: '0533', depart: 'ESB' }],
    ['', 7, { fullName: 'Ali Öz', phone: '0532', depart: 'IST' }],
    ['Kim Bu', 7, { fullName: 'Kim Bu', phone: '', citizenId: '', depart: 'IST' }],
  ])('refunds, with the name “%s” typed, sale #%d', (fullName, id, draft) => {
    const entry = newEntry('2026-11-27');
    const known = samePnr(found, entry);
    const origin = known && refundedOf(known, fullName);
    expect(origin?.id).toBe(id);
    if (!origin) return;
    const refund = turnIntoRefund({ ...entry, draft: { ...entry.draft, fullName } }, origin, '2026-11-27');
    expect(refund).toMatchObject({ refundOf: id, draft });
    expect(samePnr(found, refund)?.first?.id).toBe(id === 8 ? 7 : 8);
  });
});

it('starts a refund where the sale was paid, in the shift of the last sale if that was a short while ago', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T18:00:00Z') });
  const refund = () => refundEntry({ id: 7, card: 900, transfer: 100 } as SalesRecord, '2026-11-27');
  expect(refund()).toMatchObject({ paidBy: 'card', draft: { shift: '' } });
  keepShift('AKSAM');
  expect(refund()).toMatchObject({ proposed: ['saleType', 'shift'], draft: { shift: 'AKSAM' } });
  vi.advanceTimersByTime(5 * 60 * 60_000);
  expect(refund().draft.shift).toBe('');
  keepShift(null);
  vi.useRealTimers();
});

it('proposes no shift if the agency has set no shift hours', () => {
  expect(newEntry('2026-11-21')).toMatchObject({ proposed: [], draft: { shift: '', date: '2026-11-21' } });
});

describe('if the agency has set shift hours', () => {
  beforeAll(() => {
    (agency as { shifts: unknown }).shifts = [{ name: 'GECE', from: '22:00', to: '06:00' }];
    vi.useFakeTimers({ now: new Date('2026-11-22T00:30:00Z') });
  });
  afterAll(() => {
    (agency as { shifts: unknown }).shifts = [];
    vi.useRealTimers();
  });

  it('proposes the current shift for a new sale, and the day the shift began', () => {
    expect(newEntry('2026-11-22')).toMatchObject({ proposed: ['shift'], draft: { shift: 'GECE', date: '2026-11-21' } });
  });
  it('keeps the shift chosen for the previous sale', () => {
    const entry = newEntry('2026-11-22', { shift: 'SABAH' });
    expect(entry).toMatchObject({ proposed: [], carried: ['shift'], draft: { shift: 'SABAH', date: '2026-11-22' } });
  });
  it('proposes the shift anew if it was only proposed before, also for a refund', () => {
    expect(newEntry('2026-11-22', { shift: '' })).toMatchObject({ proposed: ['shift'], carried: [] });
    expect(refundEntry({ id: 7, company: 'THY' } as SalesRecord, '2026-11-22')).toMatchObject({
      refundOf: 7,
      proposed: ['saleType', 'shift'],
      carried: ['company'],
      draft: { shift: 'GECE', saleType: 'IPTAL/IADE' },
    });
  });
});

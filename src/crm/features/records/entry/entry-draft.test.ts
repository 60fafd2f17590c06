import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { agency } from '../../../agency.ts';
import { newEntry, refundEntry } from './entry-draft.ts';

it('gives each sale a version 4 UUID of its own', () => {
  const made = Array.from({ length: 200 }, () => newEntry('2026-11-21').clientRef);
  expect(new Set(made).size).toBe(200);
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('fills in for a refund the direction that follows from its airports, as a proposal', () => {
  const origin = { id: 7, company: 'THY', depart: 'IST', arrive: 'AYT' } as SalesRecord;
  const entry = refundEntry(origin, '2026-11-21');
  expect(entry).toMatchObject({ proposed: ['saleType', 'direction'], draft: { direction: 'YURT ICI' } });
});

it('proposes no shift where the agency has set no hours', () => {
  expect(newEntry('2026-11-21')).toMatchObject({ proposed: [], draft: { shift: '', date: '2026-11-21' } });
});

describe('where the agency has set the hours of its shifts', () => {
  beforeAll(() => {
    (agency as { shifts: unknown }).shifts = [{ name: 'GECE', from: '22:00', to: '06:00' }];
    vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z') });
  });
  afterAll(() => {
    (agency as { shifts: unknown }).shifts = [];
    vi.useRealTimers();
  });

  it('a new sale is of the shift that is on, and of the day it began', () => {
    expect(newEntry('2026-11-22')).toMatchObject({ proposed: ['shift'], draft: { shift: 'GECE', date: '2026-11-21' } });
  });
  it('what was chosen for the sale before stays chosen', () => {
    const entry = newEntry('2026-11-22', { shift: 'SABAH' });
    expect(entry).toMatchObject({ proposed: [], carried: ['shift'], draft: { shift: 'SABAH', date: '2026-11-22' } });
  });
  it('what was proposed is proposed anew, also for a refund', () => {
    expect(newEntry('2026-11-22', { shift: '' })).toMatchObject({ proposed: ['shift'], carried: [] });
    expect(refundEntry({ id: 7, company: 'THY' } as SalesRecord, '2026-11-22')).toMatchObject({
      refundOf: 7,
      proposed: ['shift', 'saleType'],
      carried: ['company'],
      draft: { shift: 'GECE', saleType: 'IPTAL/IADE' },
    });
  });
});

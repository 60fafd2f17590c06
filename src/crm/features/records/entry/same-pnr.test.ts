import { expect, it } from 'vitest';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { newEntry } from '../entries/entry-draft.ts';
import { repeatedSale, samePnr } from './same-pnr.ts';

const today = '2026-11-27';
const sale = { id: 7, fullName: 'Işıl Öztürk', pnr: 'ABC123', date: today, card: 500, commission: null, groupOf: null };
const stored = { ...sale, saleType: 'YENI BILET' } as SalesRecord;
const refund = { ...sale, id: 8, saleType: 'IPTAL/IADE', refundOf: 7 } as SalesRecord;

it.each<[what: string, typed: Partial<SalesRecordInput>, found: SalesRecord[], id: number | undefined]>([
  ['the same passenger, day and amounts', {}, [stored], 7],
  ['the passenger in other letters and order', { fullName: 'ÖZTÜRK ISIL' }, [stored], 7],
  ['an amount of zero for none', { commission: 0 }, [stored], 7],
  ['another passenger', { fullName: 'Ali Öztürk' }, [stored], undefined],
  ['another day', { date: '2026-11-26' }, [stored], undefined],
  ['another amount', { card: 501 }, [stored], undefined],
  ['the amount paid in another way', { card: null, transfer: 500 }, [stored], undefined],
  ['a refund', {}, [refund], undefined],
  ['a passenger added to that sale', {}, [{ ...stored, groupOf: 3 } as SalesRecord], undefined],
])('finds the repeated sale for %s', (_what, typed, found, id) => {
  const others = samePnr(found, { ...newEntry(today), groupOf: 3 });
  const input = { ...sale, ...typed } as SalesRecordInput;
  expect(others ? repeatedSale(others, input)?.id : undefined).toBe(id);
});

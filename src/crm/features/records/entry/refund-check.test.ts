import { afterEach, expect, it, vi } from 'vitest';
import { emptyDraft } from '../../../../domain/records/record-entry.ts';
import type { SalesRecord, SalesRecordInput } from '../../../../domain/records/sales-record.ts';
import { type Entry, editEntry, refundEntry } from '../entries/entry-draft.ts';
import { keepSale, type QueuedSale } from '../queue/kept-sales.ts';
import type { Refunds } from '../requests/find-linked.ts';
import { checkRefund, refundsNeeded } from './refund-check.ts';

const record = (id: number, more: Partial<SalesRecord> = {}) =>
  ({ id, fullName: 'Ali', groupOf: null, refundOf: null, saleType: 'YENI BILET', ...more }) as SalesRecord;
const first = record(4, { card: 18_640 });
const second = record(5, { groupOf: 4 });
const given = record(6, { refundOf: 5, saleType: 'IPTAL/IADE', transfer: 6000 });
const read: Refunds = { origin: second, sale: [first, second], refunds: [given] };

afterEach(() => vi.unstubAllGlobals());

/** Refunds `card` to the second of two passengers. Returns the refused field and the number of questions. */
function asked(card: string, known: Refunds | null, userId?: string) {
  const begun = refundEntry(second, '2026-11-27');
  const entry = { ...begun, draft: { ...begun.draft, card } };
  const input = { saleType: 'IPTAL/IADE', card: Number(card) } as SalesRecordInput;
  expect(refundsNeeded(entry, input)).toBe(5);
  const { refund, more } = checkRefund(entry, input, known, userId);
  return [refund?.exceeds ?? null, more.length];
}

it.each([
  ['12640', read, [null, 0]],
  ['12641', read, ['card', 0]],
  ['1', null, [null, 1]],
])('refunding %s of 18.640, after an earlier refund of 6.000, asks %j', (card, known, questions) => {
  expect(asked(card, known)).toEqual(questions);
});

it.each([
  ['Başka Kişi', 1],
  ['Veli Bey', 1],
  ['Bay ALİ', 0],
  ['KAYA VELİ', 0],
])('a refund to %s asks %d questions about the name', (fullName, questions) => {
  const sale = [first, { ...second, fullName: 'Veli Kaya' }];
  const begun = refundEntry(second, '2026-11-27');
  const entry = { ...begun, draft: { ...begun.draft, fullName, card: '1' } };
  const input = { fullName, saleType: 'IPTAL/IADE', card: 1 } as SalesRecordInput;
  expect(checkRefund(entry, input, { ...read, sale }, undefined).more).toHaveLength(questions);
  const stored = { ...entry, record: record(9, { fullName, refundOf: 5 }) };
  expect(checkRefund(stored, input, { ...read, sale }, undefined).more).toEqual([]);
});

it.each([
  [{ card: 100 }, []],
  [{ transfer: 100 }, ['Ödeme yolu değişiyor: alınan Kart, iade Havale — doğru mu?']],
  [{ card: 60, virtualPos: 40 }, ['Ödeme yolu değişiyor: alınan Kart, iade Sanal POS — doğru mu?']],
])('a refund of %j for a sale paid by card asks %j', (back, texts) => {
  const input = { fullName: 'Ali', saleType: 'IPTAL/IADE', ...back } as SalesRecordInput;
  const { more } = checkRefund(refundEntry(first, '2026-11-27'), input, { ...read, origin: first }, undefined);
  expect(more.map(({ text }) => text)).toEqual(texts);
});

it('counts a refund that waits for a network', () => {
  const stored: Record<string, string> = {};
  vi.stubGlobal(
    'localStorage',
    new Proxy(stored, {
      get: (_, name) =>
        name === 'getItem'
          ? (key: string) => stored[key] ?? null
          : (key: string, value: string) => {
              stored[key] = value;
            },
    }),
  );
  const entry: Entry = { ...refundEntry(first, '2026-11-27'), initial: emptyDraft('') };
  const input = { saleType: 'IPTAL/IADE', card: 12_640 } as SalesRecordInput;
  keepSale('ayse', { clientRef: entry.clientRef, entry, input } as QueuedSale);
  expect(asked('1', read, 'ayse')).toEqual(['card', 0]);
  expect(asked('1', read, 'bora')).toEqual([null, 0]);
});

it.each([
  [{ card: 6000 }, 0],
  [{ card: 5999 }, 1],
  [{ card: 20_000 }, 0],
  [{ card: null, transfer: 18_640 }, 0],
])('changing a refunded sale to %j asks %d questions', (changes, questions) => {
  const entry = editEntry(first);
  const input = { ...first, ...changes };
  const { more } = checkRefund(entry, input, read, undefined);
  expect(more).toHaveLength(questions);
  expect(refundsNeeded(entry, input)).toBe((changes.card ?? 0) < 18_640 ? 4 : null);
});

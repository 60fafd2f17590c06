import { expect, it } from 'vitest';
import { fromRow, type SalesRecord } from '../../../../domain/records/sales-record.ts';
import { saveMerged } from './save-merged.ts';

const rules = { isRefund: () => false, left: null };
const sale = (changes: Partial<SalesRecord>): SalesRecord => ({
  ...fromRow({ id: 7, fullname: 'Ali', date: '2026-11-21' } as Parameters<typeof fromRow>[0]),
  updatedAt: '0',
  ...changes,
});

/** A sale that others change before each attempt to store it. */
function storageOf(...others: Partial<SalesRecord>[]) {
  let now = sale({});
  let count = 0;
  return {
    stored: () => now,
    update: async (read: SalesRecord, input: Partial<SalesRecord>) => {
      const other = others.shift();
      if (other) now = { ...now, ...other, updatedAt: String(++count) };
      if (read.updatedAt !== now.updatedAt) return null;
      now = { ...now, ...input, updatedAt: String(++count) };
      return now;
    },
    readNow: async () => now,
  };
}

it('stores at once what nobody else touched', async () => {
  const ended = await saveMerged(sale({}), sale({ card: 5 }), rules, storageOf());
  expect(ended).toMatchObject({ stored: { card: 5 }, merge: null, wasThere: false });
});

it('merges each change made meanwhile, and returns all of them', async () => {
  const storage = storageOf({ note: 'n' }, { transfer: 4 }, { pnr: 'AAAAA' });
  const ended = await saveMerged(sale({}), sale({ card: 5 }), rules, storage);
  expect(ended).toMatchObject({ merge: { kept: ['pnr', 'transfer', 'note'] } });
  expect(storage.stored()).toMatchObject({ card: 5, note: 'n', transfer: 4, pnr: 'AAAAA' });
});

it('asks as soon as both have changed a field', async () => {
  const storage = storageOf({ note: 'n' }, { card: 4 });
  const ended = await saveMerged(sale({}), sale({ card: 5 }), rules, storage);
  expect(ended).toMatchObject({ now: { card: 4 }, merge: { asked: [{ field: 'card', why: 'both' }], kept: ['note'] } });
  expect(storage.stored()).toMatchObject({ card: 4, note: 'n' });
});

it('recognises a change that was stored although its answer was lost', async () => {
  const storage = storageOf({ card: 5 });
  const ended = await saveMerged(sale({}), sale({ card: 5 }), rules, storage);
  expect(ended).toMatchObject({ stored: { card: 5 }, wasThere: true });
});

it('gives up if others keep changing the sale', async () => {
  const storage = storageOf(...Array.from({ length: 100 }, (_, n) => ({ note: `${n}` })));
  expect(await saveMerged(sale({}), sale({ card: 5 }), rules, storage)).toBeNull();
  expect(storage.stored().card).toBeNull();
});

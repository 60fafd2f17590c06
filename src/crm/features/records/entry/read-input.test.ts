import { expect, it } from 'vitest';
import { emptyDraft, readDraft } from '../../../../domain/records/record-entry.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { editEntry } from '../entries/entry-draft.ts';
import { readInput } from './read-input.ts';

const today = '2026-11-27';
const read = readDraft({ ...emptyDraft(today), fullName: 'Ali Öz', company: 'ajet', saleType: 'YENI BILET' });
const stored = { id: 7, refundOf: null, groupOf: null, ...('input' in read && read.input) } as SalesRecord;

it.each([
  [
    { saleType: 'iptal', shift: 'gece' },
    { saleType: 'IPTAL/IADE', shift: 'GECE', company: 'ajet' },
  ],
  [{ company: 'türk hava yolları' }, { company: 'THY' }],
  [{ company: 'kendi firması' }, { company: 'kendi firması' }],
  [{ company: '' }, { company: null }],
  [{ fullName: 'Ali Özen' }, { company: 'ajet' }],
])('%j typed into a stored sale is stored as %j', (typed, input) => {
  const entry = editEntry(stored);
  expect(readInput({ ...entry, draft: { ...entry.draft, ...typed } }, today)).toMatchObject({ input });
});

import { expect, it } from 'vitest';
import type { RecordDraft } from '../../../../domain/records/record-entry.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { type Entry, editEntry, newEntry, refundEntry } from '../entries/entry-draft.ts';
import {
  changed,
  type EntryChange,
  type EntryState,
  entryForm,
  fillForm,
  proposedIn,
  stateOf,
} from './use-entry-form.ts';

const today = '2026-11-27';
const stored = {
  id: 7,
  fullName: 'Ali Öz',
  pnr: 'ABC123',
  depart: 'IST',
  arrive: 'AYT',
  direction: 'YURT DISI',
} as SalesRecord;
const type = (changes: Partial<RecordDraft>, isLikely = false): EntryChange => ({
  do: 'type',
  changes,
  isLikely,
});
const passenger = (fullName: string, citizenId = '') => ({ clientRef: 'p', fullName, citizenId });
const sending = Promise.resolve(null);
const known = { fullName: { value: 'Ali Öz', before: '' } };

const cases: [what: string, entry: Entry, changes: EntryChange[], expected: object][] = [
  [
    'what is typed',
    newEntry(today),
    [type({ fullName: 'Ece' })],
    { entry: { draft: { fullName: 'Ece', date: today } } },
  ],
  [
    'the fault of a field until staff type in it',
    newEntry(today),
    [{ do: 'check', faults: { fullName: 'required', date: 'date' } }, type({ fullName: 'E' })],
    { faults: { date: 'date' } },
  ],
  [
    'the direction of the airports',
    newEntry(today),
    [type({ depart: 'IST', arrive: 'AYT' })],
    { entry: { draft: { direction: 'YURT ICI' } } },
  ],
  [
    'a direction that was typed, whatever the airports',
    newEntry(today),
    [type({ direction: 'X' }), type({ depart: 'IST', arrive: 'AYT' })],
    { followsRoute: false, entry: { draft: { direction: 'X' } } },
  ],
  [
    'a likely direction until the airports determine another',
    newEntry(today),
    [type({ direction: 'YURT DISI' }, true), type({ depart: 'IST' }), type({ fullName: 'E' })],
    { followsRoute: true, likely: 'YURT DISI', entry: { draft: { direction: 'YURT DISI' } } },
  ],
  [
    'the airports over a likely direction',
    newEntry(today),
    [type({ direction: 'YURT DISI' }, true), type({ depart: 'IST', arrive: 'AYT' })],
    { entry: { draft: { direction: 'YURT ICI' } } },
  ],
  [
    'the direction of a stored sale',
    editEntry(stored),
    [type({ arrive: 'ADB' })],
    { entry: { draft: { direction: 'YURT DISI' } } },
  ],
  [
    'the direction of a refund as a proposal',
    refundEntry(stored, today),
    [type({ arrive: 'LHR' })],
    { followsRoute: true, entry: { draft: { direction: 'YURT DISI' } } },
  ],
  [
    'nothing typed during a save',
    newEntry(today),
    [{ do: 'send', saving: sending }, type({ fullName: 'Ece' }), { do: 'passengers', list: [passenger('Can')] }],
    { sending, entry: { draft: { fullName: '' }, passengers: [] } },
  ],
  [
    'what is typed after a save',
    newEntry(today),
    [{ do: 'send', saving: sending }, { do: 'send', saving: null }, type({ fullName: 'Ece' })],
    { sending: null, entry: { draft: { fullName: 'Ece' } } },
  ],
  [
    'only the latest pasted text',
    newEntry(today),
    [
      { do: 'paste', pasted: { pnr: { value: 'AAA111', before: '' }, note: { value: 'x', before: '' } }, paid: '900' },
      { do: 'paste', pasted: { pnr: { value: 'BBB222', before: '' } }, paid: null },
    ],
    { entry: { draft: { pnr: 'BBB222', note: '' }, pasted: { pnr: { value: 'BBB222' } }, paid: null } },
  ],
  [
    'the amount of a confirmed text after the next paste',
    newEntry(today),
    [{ do: 'paste', pasted: {}, paid: '900' }, { do: 'confirmPasted' }, { do: 'paste', pasted: {}, paid: null }],
    { entry: { pasted: {}, paid: { value: '900', isKept: true } } },
  ],
  [
    'values from the last sale of the phone number',
    newEntry(today),
    [{ do: 'know', known }],
    { entry: { draft: { fullName: 'Ali Öz' }, known } },
  ],
  [
    'values from that sale like typed ones, once confirmed',
    newEntry(today),
    [{ do: 'know', known }, { do: 'confirmKnown' }],
    { entry: { draft: { fullName: 'Ali Öz' }, known: {} } },
  ],
  [
    'no values from that sale once they are taken back',
    newEntry(today),
    [{ do: 'know', known }, { do: 'takeBackKnown' }],
    { entry: { draft: { fullName: '' }, known: {} } },
  ],
  [
    'a name that was typed over one from that sale',
    newEntry(today),
    [{ do: 'know', known }, type({ fullName: 'Ece' }), { do: 'takeBackKnown' }],
    { entry: { draft: { fullName: 'Ece' }, known: {} } },
  ],
  [
    'the PNR for which the sale stays separate',
    newEntry(today),
    [type({ pnr: ' ABC123 ' }), { do: 'keepPnr' }],
    { entry: { keptPnr: 'ABC123' } },
  ],
  [
    'the value of a field when the focus left it',
    newEntry(today),
    [type({ pnr: 'A' }), { do: 'settle' }, type({ pnr: 'AB' })],
    { settled: { pnr: 'A' } },
  ],
];

it.each(cases)('holds %s', (_what, entry, changes, expected) => {
  const before = stateOf(entry);
  const frozen = structuredClone({ ...before, sending: null });
  expect(changes.reduce(changed, before)).toMatchObject(expected);
  expect(before).toEqual(frozen);
});

it.each<[what: string, changes: EntryChange[], faults: object]>([
  ['none before a save', [{ do: 'passengers', list: [passenger('', '1')] }], {}],
  [
    'one after a save',
    [
      { do: 'passengers', list: [passenger('', '1')] },
      { do: 'check', faults: {} },
    ],
    { p: { fullName: 'required' } },
  ],
  [
    'none once the name is corrected',
    [
      { do: 'passengers', list: [passenger('', '1')] },
      { do: 'check', faults: {} },
      { do: 'passengers', list: [passenger('Can', '1')] },
    ],
    {},
  ],
])('reports faults of a passenger: %s', (_what, changes, faults) => {
  expect(changes.reduce(changed, stateOf(newEntry(today))).passengerFaults).toEqual(faults);
});

it.each<[what: string, EntryState, string[]]>([
  [
    'a direction that follows',
    changed(stateOf(newEntry(today)), type({ depart: 'IST', arrive: 'AYT' })),
    ['direction'],
  ],
  ['no direction that was typed', changed(stateOf(newEntry(today)), type({ direction: 'X' })), []],
  ['the sale type and direction of a refund', stateOf(refundEntry(stored, today)), ['saleType', 'direction']],
  ['no sale type that was typed', changed(stateOf(refundEntry(stored, today)), type({ saleType: 'X' })), ['direction']],
])('proposes %s', (_what, state, fields) => {
  expect(proposedIn(state)).toEqual(fields);
});

it('returns pasted values for fields in which something else was typed', () => {
  const form = entryForm(newEntry(today));
  form.change(type({ pnr: 'ZZZ999' }));
  expect(fillForm(form, { pnr: { value: 'ABC123' }, depart: { value: 'IST' } }, '900').left).toEqual({ pnr: 'ABC123' });
  expect(form.read().entry).toMatchObject({ draft: { pnr: 'ZZZ999', depart: 'IST' }, paid: { value: '900' } });
});

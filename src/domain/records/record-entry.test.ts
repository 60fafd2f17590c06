import { describe, expect, it } from 'vitest';
import '../places/world.ts';
import { draftOf, emptyDraft, readDraft } from './record-entry.ts';
import { entryFields } from './record-fields.ts';
import { referenceLists } from './reference-lists.ts';
import type { SalesRecordInput } from './sales-record.ts';

const typed = {
  ...emptyDraft('2026-11-21'),
  fullName: '  Işıl Öztürk ',
  pnr: 'ab1ı2',
  depart: 'ist',
  arrive: 'izmir',
  company: 'THY',
  virtualPos: '12.450',
  transfer: '0',
  note: '   ',
};

const stored: SalesRecordInput = {
  ...(Object.fromEntries(entryFields.map((field) => [field, null])) as unknown as SalesRecordInput),
  fullName: 'Işıl Öztürk',
  pnr: 'AB1I2',
  depart: 'IST',
  arrive: 'ADB',
  company: 'THY',
  virtualPos: 12450,
  transfer: 0,
  date: '2026-11-21',
};

describe('readDraft', () => {
  it('trims, capitalises codes, reads amounts and sends empty fields as null', () => {
    expect(readDraft(typed)).toEqual({ input: stored });
  });

  it.each([
    ['fullName', '  ', 'required'],
    ['depart', 'is', undefined],
    ['depart', 'I1T', 'airport'],
    ['arrive', 'nowhere', 'airport'],
    ['arrive', 'PARIS', 'severalAirports'],
    ['date', '2026-02-30', 'date'],
    ['date', '', undefined],
    ['citizenId', '123', undefined],
    ['card', '12.500,50', 'decimal'],
    ['card', '-3500', 'negative'],
    ['card', '1250,00', undefined],
    ['phone', '5'.repeat(41), 'tooLong'],
    ['fullName', 'Ş'.repeat(201), 'tooLong'],
    ['fullName', ` ${'😀'.repeat(200)} `, undefined],
    ['pnr', 'ﬁ'.repeat(11), 'tooLong'],
  ] as const)('%s "%s" is %s', (field, text, fault) => {
    const result = readDraft({ ...typed, [field]: text });
    expect('faults' in result ? result.faults[field] : undefined).toBe(fault);
  });

  it.each([
    ['phone', '\u202atel:+90 532 123 45 67\u202c', '+90 532 123 45 67'],
    ['phone', '0532–123–45–67', '0532-123-45-67'],
    ['citizenId', '100 000 001 46', '10000000146'],
    ['citizenId', 'U 12345678\u200b', 'U 12345678'],
  ] as const)('%s %j is stored as %j', (field, text, value) => {
    expect(readDraft({ ...typed, [field]: text })).toEqual({ input: { ...stored, [field]: value } });
  });

  it.each([
    ['company', 'türk hava yolları', 'THY'],
    ['company', 'pegas', 'unlisted'],
    ['direction', 'yd', 'YURT DISI'],
    ['saleType', '-500', 'unlisted'],
    ['shift', '', null],
  ] as const)('%s "%s", checked against the lists, is %s', (field, text, expected) => {
    const lists = referenceLists({ company: [], saleType: [], direction: [], shift: [] });
    const result = readDraft({ ...typed, [field]: text }, lists);
    expect('faults' in result ? result.faults[field] : result.input[field]).toBe(expected);
  });

  it('reads back the texts of a stored sale', () => {
    expect(readDraft(draftOf(stored))).toEqual({ input: stored });
  });
});

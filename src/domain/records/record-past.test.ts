import { describe, expect, it } from 'vitest';
import {
  type Act,
  changesBetween,
  dayHeading,
  editorsSince,
  fieldText,
  tellPast,
  type Version,
} from './record-past.ts';
import type { SalesRecord } from './sales-record.ts';
import { fromRow } from './sales-record.ts';

const sale = (changes: Partial<SalesRecord> = {}): SalesRecord => ({
  ...fromRow({ id: 7, fullname: 'Fatma Nur Ak' } as Parameters<typeof fromRow>[0]),
  ...changes,
});
const version = (act: Act, at: string, record: SalesRecord | null): Version => ({
  ...{ number: 1, act, at, record, email: 'a@b.example', name: null, erased: false, restorable: true },
});

it.each([
  ['card', 12_500, '12.500'],
  ['card', 0, '0'],
  ['card', null, 'boş'],
  ['date', '2026-11-21', '21.11.2026'],
  ['pnr', 'XKFL7W', 'XKFL7W'],
  ['note', '', 'boş'],
  ['refundOf', 12_695, '#12695'],
] as const)('field %s: %s is shown as %s', (field, value, text) => {
  expect(fieldText(field, value)).toBe(text);
});

describe('the differences', () => {
  it('are listed by field, in the order of the form, without what the database stamps', () => {
    const before = sale({ card: 12_500, note: 'x', date: '2026-11-21', updatedAt: 'a', userEmail: 'a' });
    const after = sale({ card: 99, commission: 60, date: '2026-11-22', updatedAt: 'b', userEmail: 'b' });
    expect(changesBetween(before, after)).toEqual([
      { label: 'Kart', before: '12.500', after: '99' },
      { label: 'Komisyon', before: 'boş', after: '60' },
      { label: 'Not', before: 'x', after: 'boş' },
      { label: 'Tarih', before: '21.11.2026', after: '22.11.2026' },
    ]);
  });

  it('of a new sale are all its values', () => {
    expect(changesBetween(null, sale({ card: 0, refundOf: 3 }))).toEqual([
      { label: 'Ad Soyad', before: null, after: 'Fatma Nur Ak' },
      { label: 'Kart', before: null, after: '0' },
      { label: 'İade edilen kayıt', before: null, after: '#3' },
    ]);
  });
});

describe('the history', () => {
  const versions = [
    version('made', '2026-11-20T20:30:00Z', sale({ card: 1 })),
    version('changed', '2026-11-20T21:30:00Z', sale({ card: 2 })),
    version('deleted', '2026-11-21T08:00:00Z', null),
    version('returned', '2026-11-21T09:00:00Z', sale({ card: 2 })),
  ];
  const told = (given: readonly Version[], isWhole = true) =>
    tellPast(given, isWhole, 'Europe/Istanbul').map(({ day, versions: ofDay }) => [
      day,
      ofDay.map(({ act, changes, isCurrent }) => [act, changes.length, isCurrent]),
    ]);

  it('is newest first, grouped by the agency’s days, each version compared with the one before', () => {
    expect(told(versions)).toEqual([
      [
        '2026-11-21',
        [
          ['returned', 0, true],
          ['deleted', 0, false],
          ['changed', 1, false],
        ],
      ],
      ['2026-11-20', [['made', 2, false]]],
    ]);
  });

  it('of a deleted sale has no current version, and no changes for its oldest version', () => {
    expect(told(versions.slice(1, 3), false)).toEqual([
      [
        '2026-11-21',
        [
          ['deleted', 0, false],
          ['changed', 0, false],
        ],
      ],
    ]);
  });
});

it.each([
  ['2026-11-21', 'Bugün, 21 Kasım'],
  ['2026-11-20', 'Dün, 20 Kasım'],
  ['2026-11-03', '3 Kasım'],
  ['2025-11-03', '3 Kasım 2025'],
])('the day %s has the heading %s', (day, heading) => {
  expect(dayHeading(day, '2026-11-21')).toBe(heading);
});

describe('who changed what since a version', () => {
  const by = (name: string, updatedAt: string, changes: Partial<SalesRecord>) => ({
    ...version('changed', updatedAt, sale({ ...changes, updatedAt })),
    name,
    email: `${name}@b.example`,
  });
  const person = (name: string) => ({ name, email: `${name}@b.example` });
  const versions = [
    by('ayşe', '1', {}),
    by('mert', '2', { card: 1 }),
    by('zeynep', '3', { card: 1, note: 'n' }),
    by('ali', '4', { card: 2, note: 'n' }),
  ];

  it.each([
    ['1', { card: person('ali'), note: person('zeynep') }],
    ['3', { card: person('ali') }],
    ['4', {}],
    ['gone', {}],
  ])('is told for version %s', (updatedAt, of) => {
    expect(editorsSince(versions, { updatedAt })).toEqual({ of, last: person('ali') });
  });

  it('is nobody if nothing is known', () => {
    expect(editorsSince([], { updatedAt: '1' })).toEqual({ of: {}, last: null });
  });
});

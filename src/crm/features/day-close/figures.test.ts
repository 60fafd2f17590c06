import { describe, expect, it, vi } from 'vitest';
import { atMost, comparisonsOf, signed } from './figures.ts';
import { tellOddities } from './oddity-texts.ts';
import type { Breakdown } from './requests.ts';

vi.mock('../../agency.ts', () => ({ agency: { timeZone: 'UTC' } }));
vi.mock('../../api/rest.ts', () => ({}));

it.each([
  [-250, false, '−250'],
  [-1_234_567, true, '−1.234.567'],
  [0, true, '0'],
  [19_994, true, '+19.994'],
  [19_994, false, '19.994'],
])('%d is shown as such', (amount, plus, text) => {
  expect(signed(amount, plus)).toBe(text);
});

describe('a table of which only some rows fit', () => {
  const rows = [5, 4, 3, -2].map((sold, index) => ({ name: `r${index}`, sold, records: 1 }) as Breakdown);

  it('adds up the others in a last row', () => {
    expect(atMost(rows, 3)).toEqual([rows[0], rows[1], { name: 'Diğer (2)', sold: 1, records: 2 }]);
  });

  it('stays as it is where all fit', () => {
    expect(atMost(rows, 4)).toEqual(rows);
  });
});

describe('is held against', () => {
  it('the day before and the same weekday of the week before', () => {
    const scope = { start: '2026-03-01', end: '2026-03-01', shift: 'GECE' };
    expect(comparisonsOf(scope).map((one) => one.scope)).toEqual([
      { start: '2026-02-28', end: '2026-02-28', shift: 'GECE' },
      { start: '2026-02-22', end: '2026-02-22', shift: 'GECE' },
    ]);
  });

  it('as many days right before, where it is a range', () => {
    expect(comparisonsOf({ start: '2026-03-01', end: '2026-03-10', shift: null })).toEqual([
      { name: '19.02.2026–28.02.2026', scope: { start: '2026-02-19', end: '2026-02-28', shift: null } },
    ]);
  });
});

it.each([
  ['deleted', { card: 4280 }, 'Kayıt silindi', ['Kart 4.280']],
  [
    'changed',
    { before: { card: 9, saletype: 'YENI BILET' }, after: { commission: 7, saletype: 'IPTAL/IADE' } },
    'Tutar sonradan değişti',
    ['Kart 9 → 0', 'Satış Türü YENI BILET → IPTAL/IADE', 'Komisyon 0 → 7'],
  ],
  ['moved', { from: '2026-06-10', to: null }, 'Kaydın günü değişti', ['10.06.2026 → günsüz']],
  ['no_amount', {}, 'Tutarı olmayan kayıt', []],
])('%s is told in words', (what, details, title, facts) => {
  const oddity = {
    recordid: 1,
    what,
    details,
    at: '2026-06-10T20:05:00Z',
    byemail: 'a@b.example',
    fullname: null,
    pnr: ' ',
  };
  const [told] = tellOddities([oddity]);
  expect(told).toMatchObject({ title, ids: [1], search: null, facts: [...facts, 'a@b.example', '10.06.2026 20:05'] });
});

it('records that share a PNR are told of together', () => {
  const one = { what: 'same_pnr', details: {}, byemail: null, fullname: 'Işık', at: '2026-06-10T20:05:00Z' };
  const told = tellOddities([
    { ...one, recordid: 1, pnr: 'ABC123' },
    { ...one, recordid: 2, pnr: ' abc123' },
    { ...one, recordid: 3, pnr: 'XYZ123' },
  ]);
  expect(told.map(({ ids, search }) => [ids, search])).toEqual([
    [[1, 2], 'ABC123'],
    [[3], 'XYZ123'],
  ]);
});

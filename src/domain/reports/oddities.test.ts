import { expect, it } from 'vitest';
import { tellOddities } from './oddities.ts';

const stampOf = (instant: string) => `at ${instant}`;

it.each([
  ['deleted', { card: 4280 }, 'Kayıt silindi', ['Kart 4.280']],
  [
    'changed',
    { before: { card: 9, saletype: 'YENI BILET' }, after: { commission: 7, saletype: 'IPTAL/IADE' } },
    'Tutar sonradan değişti',
    ['Kart 9 → 0', 'Satış Türü YENI BILET → IPTAL/IADE', 'Komisyon 0 → 7'],
  ],
  ['moved', { from: '2026-06-10', to: null }, 'Kaydın günü değişti', ['10.06.2026 → günsüz']],
  [
    'changed',
    { before: { card: 5000 }, after: { card: 1 }, times: 3 },
    'Tutar sonradan değişti',
    ['Kart 5.000 → 1', '3 kez'],
  ],
  [
    'changed',
    { before: { card: 5000 }, after: { card: 5000 }, times: 2 },
    'Tutar sonradan değişti',
    ['sonunda ilk tutarına döndü', '2 kez'],
  ],
  ['no_amount', {}, 'Tutarı olmayan kayıt', []],
  ['over_refunded', { paid: 18640, back: 24640 }, 'Ödenenden fazla iade', ['ödenen 18.640 TL, iade edilen 24.640 TL']],
])('describes %s in words', (what, details, title, facts) => {
  const oddity = {
    recordid: 1,
    what,
    details,
    at: '2026-06-10T20:05:00Z',
    byemail: 'a@b.example',
    fullname: null,
    pnr: ' ',
  };
  const [told] = tellOddities([oddity], { stampOf }).shown;
  expect(told).toMatchObject({
    title,
    ids: [1],
    search: null,
    facts: [...facts, 'a@b.example', 'at 2026-06-10T20:05:00Z'],
  });
});

it('an import is shown in one line', () => {
  const one = { recordid: 11, at: '2026-06-10T20:05:00Z', byemail: 'a@b.example', fullname: null, pnr: null };
  const ids = [11, 12, 13];
  const { shown, count } = tellOddities(
    [
      { ...one, what: 'imported', details: { records: 1300, ids, backdated: 1300, same_pnr: 6, no_amount: 4 } },
      { ...one, what: 'unimported', details: { records: 300, ids } },
    ],
    { stampOf },
  );
  expect(count).toBe(2);
  const by = ['a@b.example', 'at 2026-06-10T20:05:00Z'];
  expect(shown).toMatchObject([
    {
      title: 'İçe aktarma',
      ids,
      search: null,
      facts: ['toplam 1.300 kayıt', '1.300 geriye dönük', '6 aynı PNR’li', '4 tutarı olmayan', ...by],
    },
    { title: 'İçe aktarma geri alındı', ids, search: null, facts: ['toplam 300 kayıt', ...by] },
  ]);
});

it('records that share a PNR are shown together', () => {
  const one = { what: 'same_pnr', details: {}, byemail: null, fullname: 'Işık', at: '2026-06-10T20:05:00Z' };
  const { shown, count } = tellOddities(
    [
      { ...one, recordid: 1, pnr: 'ABC123' },
      { ...one, recordid: 2, pnr: ' abc123' },
      { ...one, recordid: 3, pnr: 'XYZ123' },
    ],
    { stampOf },
  );
  expect(count).toBe(2);
  expect(shown.map(({ ids, search }) => [ids, search])).toEqual([
    [[1, 2], 'ABC123'],
    [[3], 'XYZ123'],
  ]);
});

it('leaves out the passenger on request', () => {
  const one = {
    what: 'no_amount',
    details: {},
    byemail: 'a@b.example',
    fullname: 'Işık',
    at: 'x',
    recordid: 1,
    pnr: 'ABC123',
  };
  expect(tellOddities([one], { stampOf, tellsWho: false }).shown[0]?.facts).toEqual(['a@b.example', 'at x']);
});

it('counts by kind the oddities that have no row or exceed the limit', () => {
  const nobody = { at: null, byemail: null, fullname: null, pnr: null };
  const odd = [1, 2, 3].map((recordid) => ({
    ...nobody,
    recordid,
    what: recordid < 3 ? 'deleted' : 'changed',
    details: {},
  }));
  const more = { ...nobody, recordid: null, what: 'deleted', details: { more: 5500 } };
  const { shown, rest, count } = tellOddities([...odd, more], { stampOf, most: 1 });
  expect(shown.map(({ ids }) => ids)).toEqual([[1]]);
  expect([...rest]).toEqual([
    ['Kayıt silindi', 5501],
    ['Tutar sonradan değişti', 1],
  ]);
  expect(count).toBe(5503);
});

it('names who did it, where the name is known', () => {
  const one = { recordid: 1, what: 'deleted', at: 'x', byemail: 'a@b.example', fullname: null, pnr: null, details: {} };
  const { shown } = tellOddities([one], { stampOf, nameOf: (email) => (email === 'a@b.example' ? 'Ayşe' : email) });
  expect(shown[0]?.facts).toEqual(['Ayşe', 'at x']);
});

it('names everybody who did it, each once, and says if somebody cannot be named', () => {
  const one = { recordid: 1, what: 'changed', at: 'x', byemail: 'c@b.example', fullname: null, pnr: null };
  const before = { card: 9 };
  const by = ['c@b.example', 'a@b.example', 'c@b.example'];
  const nameOf = (email: string | null) => (email === 'a@b.example' ? 'Ayşe' : email);
  const factsOf = (details: object) =>
    tellOddities([{ ...one, details: { before, after: { card: 7 }, times: 3, ...details } }], { stampOf, nameOf })
      .shown[0]?.facts;
  expect(factsOf({ by })).toEqual(['Kart 9 → 7', '3 kez', 'c@b.example, Ayşe', 'at x']);
  expect(factsOf({ by: [...by, null] })).toEqual(['Kart 9 → 7', '3 kez', 'c@b.example, Ayşe, bilinmeyen biri', 'at x']);
});

it('names everybody whose records share a PNR', () => {
  const one = { what: 'same_pnr', details: {}, fullname: 'Işık', pnr: 'ABC123' };
  const told = (...people: (string | null)[]) => {
    const odd = people.map((byemail, at) => ({ ...one, recordid: at + 1, byemail, at: `${at}` }));
    return tellOddities(odd, { stampOf }).shown.map(({ facts }) => facts.slice(2));
  };
  expect(told('a@b.example', 'a@b.example')).toEqual([['a@b.example', 'at 0']]);
  expect(told('a@b.example', 'c@b.example')).toEqual([['a@b.example, c@b.example', 'at 0']]);
  expect(told(null, null)).toEqual([['at 0']]);
});

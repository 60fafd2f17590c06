import fc from 'fast-check';
import { expect, it } from 'vitest';
import { narrowedTo, newestFirst, totalsOf } from '../../src/crm/features/records/requests/conditions.ts';
import { filterOf, type RecordFilter } from '../../src/crm/features/records/requests/record-filter.ts';
import { newPerson } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const rows: { fullname: string; [column: string]: string | number | null }[] = [
  { fullname: 'Şükrü İnceoğlu', phone: '+90 (532) 123 45 67', pnr: 'AB12CD', virtualpos: 12500, date: '2026-03-01' },
  { fullname: 'Ayşe Şükran Işık', phone: '05329876543', citizenid: '10000000146', card: 10000, transfer: 2500 },
  { fullname: 'Ali Yılmaz', phone: '905551234567', pnr: '125009', commission: 750, bdload: 40, date: '2026-03-02' },
  {
    fullname: 'Veli Kaya',
    phone: '0212 125 00 99',
    pnr: 'K%_L"\\',
    currentaccountpayment: 900,
    saletype: 'IPTAL/IADE',
  },
  { fullname: 'José Brown', phone: '+49 170 1234567', card: 0, note: 'Tekerlekli sandalye İSTİYOR' },
  { fullname: 'Yolcu 12 34', phone: null, citizenid: null },
];
const short = (name: string) => name.split(' ')[0] ?? '';

const server = await testServer();
const staff = await newPerson(server);
for (const row of rows) {
  expect((await staff.client.from('crm_records').insert(row)).error).toBeNull();
}
const { data } = await staff.client.from('crm_records').select('id').order('id').throwOnError();
const ids = data.map(({ id }) => id as number);

const filter = (change: Partial<RecordFilter>): RecordFilter => ({
  ...filterOf(new URLSearchParams('start=&end='), null, '2026-03-01'),
  ...change,
});

async function find(change: Partial<RecordFilter>) {
  const wanted = filter(change);
  const all = staff.client.from('crm_records').select('fullname', { count: 'exact' });
  const { data, count } = await newestFirst(narrowedTo(all, wanted), wanted).throwOnError();
  const totals = await staff.client.rpc('record_totals', totalsOf(wanted)).throwOnError();
  expect([count, totals.data.records]).toEqual([data?.length, data?.length]);
  return (data ?? []).map(({ fullname }) => short(fullname as string)).toReversed();
}

it.each([
  ['inceoğlu şükrü', ['Şükrü']],
  ['SUKR INCE', ['Şükrü']],
  ['şük', ['Şükrü', 'Ayşe']],
  ['cd şükrü', ['Şükrü']],
  ['ab12cd', ['Şükrü']],
  ['şükrü yılmaz', []],
  ['%', ['Veli']],
  ['k%_l"\\', ['Veli']],
  ['"', ['Veli']],
  ['jose, brown', []],
  ['brown sandalye istiyor', ['José']],
  ['12 34', ['Şükrü', 'Ali', 'José', 'Yolcu']],
  ['0532 123 45 67', ['Şükrü']],
  ['+905321234567', ['Şükrü']],
  ['(532) 1234567', ['Şükrü']],
  ['0532', ['Şükrü', 'Ayşe']],
  ['0532 98', ['Ayşe']],
  ['1234567', ['Şükrü', 'Ali', 'José']],
  ['+49 170 1234567', ['José']],
  ['0555 şükrü', []],
  ['0555 yılmaz', ['Ali']],
  ['10000000146', ['Ayşe']],
  ['100 0000 0146', ['Ayşe']],
  ['0000146', ['Ayşe']],
  ['0146 ışık', ['Ayşe']],
  ['+1000', []],
  ['12500', ['Şükrü', 'Ayşe', 'Ali', 'Veli']],
  ['12.500', ['Şükrü', 'Ayşe']],
  ['12.500,00 TL', ['Şükrü', 'Ayşe']],
  ['10.000', ['Ayşe']],
  ['750 TL', ['Ali']],
  ['40 TL', ['Ali']],
  ['900 TL', ['Veli']],
  ['şükrü 12.500 TL', ['Şükrü']],
  ['12500,50', []],
  ['#', rows.map(({ fullname }) => short(fullname))],
  ['#999999999', []],
])('"%s" finds %j', async (search, names) => {
  expect(await find({ search })).toEqual(names);
});

it('finds a sale by its number; with # only by its number', async () => {
  expect(await find({ search: `#${ids[2]}` })).toEqual(['Ali']);
  expect(await find({ search: ` # ${ids[0]}` })).toEqual(['Şükrü']);
  expect(await find({ search: `${ids[4]}` })).toContain('José');
});

it.each([
  [{ least: 12500, most: null }, ['Şükrü', 'Ayşe']],
  [{ least: 12501, most: null }, []],
  [{ least: 1, most: 12499 }, ['Veli']],
  [{ least: null, most: 0 }, ['Ali', 'José', 'Yolcu']],
  [{ least: 900, most: 900 }, ['Veli']],
])('finds sales whose total paid is within %j', async (paid, names) => {
  expect(await find({ paid })).toEqual(names);
});

it('days, chips and amounts narrow the search', async () => {
  expect(await find({ search: '1234567', start: '2026-03-02' })).toEqual(['Ali']);
  expect(await find({ search: 'şük', facets: { channel: 'card' } })).toEqual(['Ayşe']);
  expect(await find({ search: '12500', paid: { least: null, most: 900 }, facets: { saletype: 'IPTAL/IADE' } })).toEqual(
    ['Veli'],
  );
});

it('answers any search with every filter, and list and sums agree', async () => {
  const word = fc.constantFrom(
    'şük',
    'ali',
    '0532',
    '90532',
    '12500',
    '12.500 TL',
    '#',
    `#1`,
    '%',
    '"',
    '\\',
    'a,b)',
    '{',
    '*',
  );
  const search = fc.array(fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 30 });
  const facet = fc.constantFrom('', 'x');
  const chosen = fc.record(
    { company: facet, saletype: facet, direction: facet, shift: facet, user: facet },
    { requiredKeys: [] },
  );
  const paid = fc.record({ least: fc.constantFrom(null, 0, 900), most: fc.constantFrom(null, 12500) });
  const filters = fc.record({ search: search.map((parts) => parts.join(' ').slice(0, 250)), facets: chosen, paid });
  await fc.assert(
    fc.asyncProperty(filters, async (change) => {
      await find({ ...change, start: '2000-01-01', end: '2030-01-01' });
      await find(change);
    }),
    { seed: 7, numRuns: 25 },
  );
});

it.each([
  [{}],
  ['x'],
  [5],
  [['a']],
  [[{ phones: 'x' }]],
  [[{ phones: ['1', '2', '3', '4', '5'] }]],
  [Array(21).fill({ id: 1 })],
])('refuses malformed terms: %j', async (search_terms) => {
  const { error } = await staff.client.rpc('record_totals', { search_terms });
  expect(error).toMatchObject({ code: '22023' });
});

it('finds nothing for a term without a known kind', async () => {
  const { data } = await staff.client.rpc('record_totals', { search_terms: [{ color: 'red' }] }).throwOnError();
  expect(data.records).toBe(0);
});

it('computed columns can be read but not written, and an anonymous caller cannot filter by them', async () => {
  const table = staff.client.from('crm_records');
  const { data } = await table.select('fullname,phonedigits,paid,amounts').eq('fullname', 'Ayşe Şükran Işık').single();
  expect(data).toMatchObject({
    phonedigits: '5329876543',
    paid: 12500,
    amounts: [null, 10000, 2500, null, null, null, 12500],
  });
  expect(Object.keys((await table.select().limit(1).single()).data ?? {})).not.toContain('paid');
  expect((await table.insert({ fullname: 'A', paid: 5 })).error?.code).toBe('PGRST204');
  const anonymous = await send(server, '/rest/v1/crm_records?select=paid&paid=gt.0', { token: null });
  expect(anonymous.status).toBe(401);
});

it('sums refuse a search with more than 30 comparisons for each sale, as lists do', async () => {
  const totals = (search_terms: object[]) => staff.client.rpc('record_totals', { search_terms });
  const eight = { phones: ['1%', '2%'], citizenid: '%3%', id: 4, amount: 5 };
  const most = [...Array(3).fill(eight), ...Array(3).fill({ text: '%' })];
  expect((await totals(most)).error).toBeNull();
  const refusal = { status: 400, error: { code: '22023', message: expect.stringContaining('30 comparisons') } };
  expect(await totals([...most, { id: 6 }])).toMatchObject(refusal);
  expect(await totals(Array(4).fill({ phones: ['1%', '2%', '3%', '4%'] }))).toMatchObject(refusal);
});

import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formCases, makeFormCases } from '../support/form-cases.ts';
import { newPerson } from '../support/people.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Every method of the stock client's data part, beside those that the other files use. */
let server: TestServer;
let client: SupabaseClient;
const cases = () => client.from('form_cases');
const all = () => cases().select('id').order('id');

beforeAll(async () => {
  server = await startServer();
  await makeFormCases(server);
  client = (await newPerson(server)).client;
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.ownerSql`truncate public.form_cases`;
  expect((await cases().insert(formCases)).error).toBeNull();
});

type Query = ReturnType<typeof all>;
const filters: [name: string, ids: number[], filter: (query: Query) => Query][] = [
  ['eq', [2], (query) => query.eq('id', 2)],
  ['eq of a text with a comma', [4], (query) => query.eq('name', '100%, "x" (y)')],
  ['neq', [1, 3, 4], (query) => query.neq('id', 2)],
  ['gt, lte', [2, 3], (query) => query.gt('id', 1).lte('id', 3)],
  ['gte, lt', [2], (query) => query.gte('id', 2).lt('id', 3)],
  ['like', [2], (query) => query.like('name', '%veli')],
  ['likeAllOf', [2], (query) => query.likeAllOf('name', ['ali%', '%veli'])],
  ['likeAnyOf', [1, 2], (query) => query.likeAnyOf('name', ['ali%', 'Iş%'])],
  ['ilike', [2], (query) => query.ilike('name', 'ALI%')],
  ['ilikeAllOf', [2], (query) => query.ilikeAllOf('name', ['ALI%', '%VELI'])],
  ['ilikeAnyOf', [2, 4], (query) => query.ilikeAnyOf('name', ['ALI%', '100%'])],
  ['regexMatch', [2], (query) => query.regexMatch('name', '^ali')],
  ['regexIMatch', [2], (query) => query.regexIMatch('name', '^ALI')],
  ['isDistinct', [1, 3, 4], (query) => query.isDistinct('name', 'ali veli')],
  ['is null', [3], (query) => query.is('name', null)],
  ['is true', [1, 4], (query) => query.is('open', true)],
  ['is false', [2], (query) => query.is('open', false)],
  ['in', [1, 3], (query) => query.in('id', [1, 3])],
  ['in with commas', [2], (query) => query.in('name', ['ali veli', 'a,b', '(c)'])],
  ['in nothing', [], (query) => query.in('id', [])],
  ['notIn', [2, 4], (query) => query.notIn('id', [1, 3])],
  ['match', [2], (query) => query.match({ id: 2, name: 'ali veli' })],
  ['not', [1, 3, 4], (query) => query.not('id', 'eq', 2)],
  ['not in', [4], (query) => query.not('id', 'in', '(1,2,3)')],
  ['not is', [1, 2, 4], (query) => query.not('name', 'is', null)],
  ['not like', [1, 4], (query) => query.not('name', 'like', 'ali%')],
  ['or', [1, 3], (query) => query.or('id.eq.1,name.is.null')],
  ['or with quotes', [2, 4], (query) => query.or('name.eq."100%, \\"x\\" (y)",name.eq."ali veli"')],
  ['or with and', [2, 4], (query) => query.or('id.eq.4,and(id.gt.1,id.lt.3)')],
  ['or with not', [1, 4], (query) => query.or('id.eq.4,not.and(id.gt.1,id.lt.5),id.not.neq.1')],
  ['or with lists', [1, 2], (query) => query.or('id.in.(1,2),name.ilike.*yok*')],
  ['two ors', [1], (query) => query.or('id.eq.1,id.eq.2').or('open.is.true,id.eq.3')],
  ['filter', [3, 4], (query) => query.filter('id', 'gte', 3)],
  ['contains a list', [1], (query) => query.contains('tags', ['a'])],
  ['containedBy a list', [2], (query) => query.containedBy('tags', ['a', 'd'])],
  ['overlaps a list', [1], (query) => query.overlaps('tags', ['a', 'z'])],
  ['contains JSON', [1], (query) => query.contains('data', { city: { name: 'Iğdır' } })],
  ['containedBy JSON', [2], (query) => query.containedBy('data', { list: [1, 2], more: 1 })],
  ['contains a range', [1], (query) => query.contains('days', '[2026-01-02,2026-01-03)')],
  ['containedBy a range', [1], (query) => query.containedBy('days', '[2026-01-01,2026-01-10)')],
  ['overlaps a range', [1], (query) => query.overlaps('days', '[2026-01-01,2026-01-03)')],
  ['rangeLt', [1], (query) => query.rangeLt('days', '[2026-02-01,2026-02-02)')],
  ['rangeGt', [2], (query) => query.rangeGt('days', '[2026-01-04,2026-01-06)')],
  ['rangeGte', [2], (query) => query.rangeGte('days', '[2026-02-01,2026-02-02)')],
  ['rangeLte', [1], (query) => query.rangeLte('days', '[2026-01-01,2026-01-06)')],
  ['rangeAdjacent', [1], (query) => query.rangeAdjacent('days', '[2026-01-05,2026-01-06)')],
  ['textSearch', [2], (query) => query.textSearch('name', 'ali & veli')],
  ['textSearch, plain', [2], (query) => query.textSearch('name', 'veli ali', { type: 'plain', config: 'simple' })],
  ['textSearch, phrase', [2], (query) => query.textSearch('name', 'ali veli', { type: 'phrase' })],
  ['textSearch, as on the web', [2], (query) => query.textSearch('name', '"ali veli" -can', { type: 'websearch' })],
  ['textSearch of a vector', [1], (query) => query.textSearch('words', 'kedi')],
  ['a path to a text', [1], (query) => query.eq('data->city->>name', 'Iğdır')],
  ['a path to JSON', [2], (query) => query.eq('data->list->-1', 2)],
  ['a path in an or', [1, 2], (query) => query.or('data->city->>name.eq.Iğdır,data->list->>0.eq.1')],
  ['a path that is null', [3, 4], (query) => query.is('data', null)],
  ['a list in an or', [1], (query) => query.or('tags.cs.{a},id.eq.9')],
];

describe('filters', () => {
  it.each(filters)('%s: %j', async (_name, ids, filter) => {
    const { data, error, status } = await filter(all());
    expect([status, error]).toEqual([200, null]);
    expect(data?.map(({ id }) => id)).toEqual(ids);
  });

  it.each<[string, (query: Query) => Query]>([
    ['contains', (query) => query.contains('name', ['a'])],
    ['overlaps', (query) => query.overlaps('data', ['a'])],
    ['rangeGt', (query) => query.rangeGt('id', '[1,2)')],
    ['textSearch', (query) => query.textSearch('id', 'a')],
    ['a path into JSON', (query) => query.eq('name->>a', '1')],
  ])('%s does not fit every column: a clear 400', async (_name, filter) => {
    expect(await filter(all())).toMatchObject({ status: 400, error: { code: 'PGRST100' } });
  });

  it('a limit of another table is none of them', async () => {
    const limited = await all().limit(1, { referencedTable: 'others' });
    expect(limited).toMatchObject({ status: 400, error: { code: 'PGRST108' } });
  });
});

describe('forms of an answer', () => {
  it('maybeSingle: a row, none, or an error for more', async () => {
    expect((await cases().select('id').eq('id', 1).maybeSingle()).data).toEqual({ id: 1 });
    expect(await cases().select('id').eq('id', 9).maybeSingle()).toMatchObject({ data: null, error: null });
    expect((await cases().select('id').maybeSingle()).error?.code).toBe('PGRST116');
    const none = await cases().update({ name: 'x' }).eq('id', 9).select('id').maybeSingle();
    expect(none).toMatchObject({ data: null, error: null });
  });

  it('csv of a change', async () => {
    expect((await cases().update({ name: 'x' }).eq('id', 1).select('id,name').csv()).data).toBe('id,name\n1,x');
  });

  it('count planned is what PostgreSQL expects', async () => {
    await server.ownerSql`
      insert into public.form_cases (id) select i from generate_series(11, 3010) as i`;
    await server.ownerSql`analyze public.form_cases`;
    expect(await cases().select('id', { count: 'planned' }).limit(1)).toMatchObject({ count: 3004, status: 206 });
    expect(await cases().select('id', { count: 'estimated' }).limit(1)).toMatchObject({ count: 3004, status: 206 });
    const { count } = await cases().select('id', { count: 'planned' }).lt('id', 1000).limit(1);
    expect(count).toBeGreaterThan(500);
    expect(count).toBeLessThan(1500);
  });

  it('shows parts of JSON, and values as other types', async () => {
    const { data } = await cases()
      .select('id::text,data->city->>name,n:data->list->0,amount::int')
      .lte('id', 2)
      .order('id');
    expect(data).toEqual([
      { id: '1', name: 'Iğdır', n: null, amount: 2 },
      { id: '2', name: null, n: 1, amount: 2 },
    ]);
    const csv = await cases().select('data->city->>name').eq('id', 1).csv();
    expect(csv.data).toBe('name\nIğdır');
    const changed = await cases().update({ name: 'x' }).eq('id', 1).select('id::text,data->city').single();
    expect(changed.data).toEqual({ id: '1', city: { name: 'Iğdır' } });
  });

  it('is ordered by a part of JSON', async () => {
    const { data } = await all().order('data->city->>name', { nullsFirst: false });
    expect(data?.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    const first = await cases().select('id').order('data->list->0', { ascending: true, nullsFirst: false }).limit(1);
    expect(first.data).toEqual([{ id: 2 }]);
  });

  it.each(['exact', 'estimated'] as const)('count %s with and without rows', async (count) => {
    expect(await cases().select('id', { count }).gt('id', 1).limit(1)).toMatchObject({ count: 3, status: 206 });
    expect(await cases().select('*', { count, head: true })).toMatchObject({ count: 4, data: null, status: 200 });
  });

  it('geojson and plans are not available', async () => {
    expect(await cases().select().geojson()).toMatchObject({ status: 406, error: { code: 'PGRST107' } });
    expect(await cases().select().explain()).toMatchObject({ status: 406, error: { code: 'PGRST107' } });
  });

  it('throwOnError throws what is otherwise given', async () => {
    await expect(cases().select('nope').throwOnError()).rejects.toMatchObject({ code: '42703' });
  });

  it('abortSignal ends the wait', async () => {
    const { error, status } = await cases().select().abortSignal(AbortSignal.abort());
    expect([status, error?.message]).toEqual([0, expect.stringContaining('AbortError')]);
  });
});

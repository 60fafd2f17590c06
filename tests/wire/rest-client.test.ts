import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formCases, formCasesSql } from '../support/form-cases.ts';
import { newPerson } from '../support/people.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Every method of the stock client's data part, beside those that the other files use. */
let server: TestServer;
let client: SupabaseClient;
const cases = () => client.from('form_cases');
const all = () => cases().select('id').order('id');

beforeAll(async () => {
  server = await startServer();
  await server.ownerSql.unsafe(formCasesSql);
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
];

describe('filters', () => {
  it.each(filters)('%s: %j', async (_name, ids, filter) => {
    const { data, error, status } = await filter(all());
    expect([status, error]).toEqual([200, null]);
    expect(data?.map(({ id }) => id)).toEqual(ids);
  });

  it.each<[string, (query: Query) => Query]>([
    ['contains', (query) => query.contains('tags', ['a'])],
    ['containedBy', (query) => query.containedBy('tags', ['a'])],
    ['overlaps', (query) => query.overlaps('tags', ['a'])],
    ['rangeGt', (query) => query.rangeGt('id', '[1,2)')],
    ['textSearch', (query) => query.textSearch('name', 'a')],
    ['a path into JSON', (query) => query.eq('data->>a', '1')],
    ['a limit of another table', (query) => query.limit(1, { referencedTable: 'others' })],
  ])('%s is none of them: a clear 400', async (_name, filter) => {
    expect(await filter(all())).toMatchObject({ status: 400, error: { code: 'PGRST100' } });
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

  it.each(['exact', 'planned', 'estimated'] as const)('count %s with and without rows', async (count) => {
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

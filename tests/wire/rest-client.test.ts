import { beforeEach, describe, expect, it } from 'vitest';
import { formCases, makeFormCases } from '../support/form-cases.ts';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const cases = () => client.from('form_cases');
const all = () => cases().select('id').order('id');

const server = await testServer();
await makeFormCases(server);
const client = (await newPerson(server)).client;
beforeEach(async () => {
  await server.ownerSql`truncate public.form_cases`;
  expect((await cases().insert(formCases)).error).toBeNull();
});

type Query = ReturnType<typeof all>;
const filters: [name: string, ids: number[], filter: (query: Query) => Query][] = [
  ['eq', [2], (query) => query.eq('id', 2)],
  ['eq of a text with a comma', [4], (query) => query.eq('name', '100%, "x" (y)')],
  ['gte, lt', [2], (query) => query.gte('id', 2).lt('id', 3)],
  ['ilike', [2], (query) => query.ilike('name', 'ALI%')],
  ['is null', [3], (query) => query.is('name', null)],
  ['is true', [1, 4], (query) => query.is('open', true)],
  ['in', [1, 3], (query) => query.in('id', [1, 3])],
  ['in with commas', [2], (query) => query.in('name', ['ali veli', 'a,b', '(c)'])],
  ['notIn', [2, 4], (query) => query.notIn('id', [1, 3])],
  ['match', [2], (query) => query.match({ id: 2, name: 'ali veli' })],
  ['not in', [4], (query) => query.not('id', 'in', '(1,2,3)')],
  ['not like', [1, 4], (query) => query.not('name', 'like', 'ali%')],
  ['or', [1, 3], (query) => query.or('id.eq.1,name.is.null')],
  ['or with quotes', [2, 4], (query) => query.or('name.eq."100%, \\"x\\" (y)",name.eq."ali veli"')],
  ['or with and', [2, 4], (query) => query.or('id.eq.4,and(id.gt.1,id.lt.3)')],
  ['or with not', [1, 4], (query) => query.or('id.eq.4,not.and(id.gt.1,id.lt.5),id.not.neq.1')],
  ['or with lists', [1, 2], (query) => query.or('id.in.(1,2),name.ilike.*yok*')],
  ['two ors', [1], (query) => query.or('id.eq.1,id.eq.2').or('open.is.true,id.eq.3')],
  ['contains a list', [1], (query) => query.contains('tags', ['a'])],
  ['a list in an or', [1], (query) => query.or('tags.cs.{a},id.eq.9')],
];

describe('filters', () => {
  it.each(filters)('%s: %j', async (_name, ids, filter) => {
    const { data, error, status } = await filter(all());
    expect([status, error]).toEqual([200, null]);
    expect(data?.map(({ id }) => id)).toEqual(ids);
  });

  it('do not include a limit on another table', async () => {
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

  it.each(['exact', 'planned', 'estimated'] as const)('count %s with and without rows', async (count) => {
    expect(await cases().select('id', { count }).gt('id', 1).limit(1)).toMatchObject({ count: 3, status: 206 });
    expect(await cases().select('*', { count, head: true })).toMatchObject({ count: 4, data: null, status: 200 });
  });
});

import { afterAll, beforeEach, expect, it } from 'vitest';
import { makeFormCases } from '../support/form-cases.ts';
import { newPerson } from '../support/people.ts';
import { type RawRequest, send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

/** Rows that together weigh twice what an answer may that is put together in memory. */
const rows = 40;
const letters = 200_000;

const raw = (path: string, request: Omit<RawRequest, 'token'> = {}) =>
  send(server, `/rest/v1/${path}`, { ...request, token: staff.accessToken });
const representation = { Prefer: 'return=representation' };
const tooLarge = { status: 400, json: { code: 'answer_too_large' } };

const server = await testServer();
await makeFormCases(server);
const staff = await newPerson(server);
afterAll(() => server.stop());
beforeEach(async () => {
  await server.ownerSql`truncate public.form_cases`;
  await server.ownerSql`
    insert into public.form_cases (id, name) select i, repeat('x', ${letters}::int) from generate_series(1, ${rows}::int) as i`;
});

it('a list that weighs too much goes row by row, however few its rows are', async () => {
  const connections = () => server.ownerSql`select from pg_stat_activity where application_name = 'havayolu-lists'`;
  const few = await raw('form_cases?select=id,name&order=id&limit=10');
  expect(few.json).toHaveLength(10);
  expect(await connections()).toHaveLength(0);
  const all = await raw('form_cases?select=id,name&order=id', { headers: { Prefer: 'count=exact' } });
  expect([all.status, all.headers.get('content-range')]).toEqual([200, `0-${rows - 1}/${rows}`]);
  const shown = all.json as { id: number; name: string }[];
  expect(shown.map(({ id }) => id)).toEqual(Array.from({ length: rows }, (_, index) => index + 1));
  expect(shown.every(({ name }) => name.length === letters)).toBe(true);
  expect(await connections()).toHaveLength(1);
  const csv = await raw('form_cases?select=id,name&order=id&limit=39', { headers: { Accept: 'text/csv' } });
  expect(csv.text).toHaveLength(
    'id,name'.length + shown.slice(0, 39).reduce((sum, { id }) => sum + letters + 2 + `${id}`.length, 0),
  );
});

it('one object that weighs too much is refused', async () => {
  await server.ownerSql`update public.form_cases set name = repeat('x', 5000000) where id = 1`;
  const headers = { Accept: 'application/vnd.pgrst.object+json' };
  expect(await raw('form_cases?select=name&id=eq.1', { headers })).toMatchObject(tooLarge);
  expect((await raw('form_cases?select=name&id=eq.2', { headers })).status).toBe(200);
  expect((await raw('form_cases?select=id&id=eq.1', { headers })).json).toEqual({ id: 1 });
});

it.each(['PATCH', 'DELETE'])('a %s whose rows weigh too much to be shown is undone', async (method) => {
  const body = method === 'PATCH' ? { body: '{"open":true}' } : {};
  const untouched = () => server.ownerSql`select from public.form_cases where open is null`;
  expect(await raw('form_cases?id=gt.0', { method, headers: representation, ...body })).toMatchObject(tooLarge);
  expect(await untouched()).toHaveLength(rows);
  expect((await raw('form_cases?id=gt.0&select=id', { method, headers: representation, ...body })).status).toBe(200);
  expect(await untouched()).toHaveLength(0);
});

it('an insert of more rows than can be shown is undone, and stands where they need not be shown', async () => {
  const body = JSON.stringify(Array.from({ length: 40_000 }, (_, index) => ({ id: 1000 + index })));
  const insert = (headers: Record<string, string>) => raw('form_cases', { method: 'POST', headers, body });
  const stored = async () => (await server.ownerSql`select count(*)::int as count from public.form_cases`)[0]?.count;
  expect(await insert(representation)).toMatchObject(tooLarge);
  expect(await stored()).toBe(rows);
  expect((await insert({})).status).toBe(201);
  expect(await stored()).toBe(rows + 40_000);
});

it.each([
  ['form_long?letters=3000000', 'form_long?letters=1000'],
  ['form_all', 'form_all?select=id'],
])('what a function gives is refused when it weighs too much: %s', async (large, small) => {
  await server.ownerSql.unsafe(`
    create or replace function public.form_all() returns setof public.form_cases language sql stable
      as 'select * from public.form_cases'`);
  await expect.poll(async () => (await raw(`rpc/${small}`)).status).toBe(200);
  expect(await raw(`rpc/${large}`)).toMatchObject(tooLarge);
});

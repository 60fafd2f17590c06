import { beforeEach, expect, it } from 'vitest';
import { makeFormCases } from '../support/form-cases.ts';
import { newPerson } from '../support/people.ts';
import { type RawRequest, send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const raw = (path: string, request: Omit<RawRequest, 'token'> = {}) =>
  send(server, `/rest/v1/${path}`, { ...request, token: staff.accessToken });
const call = (name: string, body: object, headers: Record<string, string> = {}) =>
  raw(`rpc/${name}`, { method: 'POST', json: body, headers });
const stored = () => server.ownerSql`select from public.form_cases`;

const server = await testServer();
await makeFormCases(server);
const staff = await newPerson(server);
beforeEach(async () => {
  await server.ownerSql`truncate public.form_cases`;
});

it('a call that gives more rows than its caller wants is undone', async () => {
  const headers = { Prefer: 'handling=strict, max-affected=2' };
  expect(await call('form_add', { many: 3 }, headers)).toMatchObject({ status: 400, json: { code: 'PGRST124' } });
  expect(await stored()).toHaveLength(0);
  const done = await call('form_add', { many: 2 }, headers);
  expect([done.status, done.json]).toEqual([200, [1, 2]]);
  expect(done.headers.get('preference-applied')).toBe('handling=strict, max-affected=2');
  expect(await call('form_list', { first: 1 }, headers)).toMatchObject({ status: 400, json: { code: 'PGRST124' } });
});

it('a call is made once, and gives two thousand values at most of all that are counted', async () => {
  const answer = await call('form_add', { many: 2001 }, { Prefer: 'count=exact' });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, '0-1999/2001']);
  expect(answer.json).toEqual(Array.from({ length: 2000 }, (_, index) => index + 1));
  expect(await stored()).toHaveLength(2001);
  await server.ownerSql`truncate public.form_cases`;
  const rows = await call('form_make?select=id&limit=2', { many: 5 }, { Prefer: 'count=exact' });
  expect([rows.json, rows.headers.get('content-range')]).toEqual([[{ id: 1 }, { id: 2 }], '0-1/5']);
  expect(await stored()).toHaveLength(5);
});

it('a function that is not there is told with what was searched and what may be meant', async () => {
  expect((await call('form_write', { newid: 1 })).json).toEqual({
    code: 'PGRST202',
    message: expect.stringContaining('Could not find the function public.form_write'),
    details: expect.stringContaining('Searched for the function public.form_write with parameter newid or with'),
    hint: 'Perhaps you meant to call the function public.form_write(new_id)',
  });
});

it.each([
  ['form_case', {}, 404, 'PGRST205', "Perhaps you meant the table 'public.form_cases'"],
  ['nothing_like_it', {}, 404, 'PGRST205', null],
  [
    'form_cases',
    { method: 'POST', body: '{"id":1,"nane":"a"}' },
    400,
    'PGRST204',
    "Perhaps you meant the column 'name'",
  ],
])('%s %j has a hint', async (path, request, status, code, hint) => {
  expect(await raw(path, request)).toMatchObject({ status, json: { code, hint } });
});

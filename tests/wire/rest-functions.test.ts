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

it('rolls back a call that affects more rows than its caller allows', async () => {
  const headers = { Prefer: 'handling=strict, max-affected=2' };
  expect(await call('form_add', { many: 3 }, headers)).toMatchObject({ status: 400, json: { code: 'PGRST124' } });
  expect(await stored()).toHaveLength(0);
  const done = await call('form_add', { many: 2 }, headers);
  expect([done.status, done.json]).toEqual([200, [1, 2]]);
  expect(done.headers.get('preference-applied')).toBe('handling=strict, max-affected=2');
  expect(await call('form_list', { first: 1 }, headers)).toMatchObject({ status: 400, json: { code: 'PGRST124' } });
});

it('runs a function once, and returns at most two thousand of the values that it counts', async () => {
  const answer = await call('form_add', { many: 2001 }, { Prefer: 'count=exact' });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, '0-1999/2001']);
  expect(answer.json).toEqual(Array.from({ length: 2000 }, (_, index) => index + 1));
  expect(await stored()).toHaveLength(2001);
  await server.ownerSql`truncate public.form_cases`;
  const rows = await call('form_make?select=id&limit=2', { many: 5 }, { Prefer: 'count=exact' });
  expect([rows.json, rows.headers.get('content-range')]).toEqual([[{ id: 1 }, { id: 2 }], '0-1/5']);
  expect(await stored()).toHaveLength(5);
});

it.each([
  ['rpc/form_write', { method: 'POST', json: { newid: 1 } }, 404, 'PGRST202', 'function public.form_write(newid)'],
  ['rpc/form_write', {}, 404, 'PGRST202', 'function public.form_write without parameters'],
  ['form_case', {}, 404, 'PGRST205', "table 'public.form_case'"],
  ['form_cases', { method: 'POST', body: '{"id":1,"nane":"a"}' }, 400, 'PGRST204', "'nane' column of 'form_cases'"],
])('%s %j is refused, naming what is missing', async (path, request, status, code, words) => {
  expect(await raw(path, request)).toMatchObject({ status, json: { code, message: expect.stringContaining(words) } });
});

it('does not call a function with overloads', async () => {
  const answer = await call('form_twice', { input: 'a' });
  const message = expect.stringContaining('form_twice: overloads are not supported');
  expect([answer.status, answer.json]).toEqual([400, { code: 'PGRST100', message, details: null, hint: null }]);
});

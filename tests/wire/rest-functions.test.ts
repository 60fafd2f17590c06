import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeFormCases } from '../support/form-cases.ts';
import { newPerson, type Person } from '../support/people.ts';
import { type RawRequest, send } from '../support/raw.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let staff: Person;
const raw = (path: string, request: Omit<RawRequest, 'token'> = {}) =>
  send(server, `/rest/v1/${path}`, { ...request, token: staff.accessToken });
const call = (name: string, body: object, headers: Record<string, string> = {}) =>
  raw(`rpc/${name}`, { method: 'POST', body: JSON.stringify(body), headers });
const stored = () => server.ownerSql`select from public.form_cases`;

beforeAll(async () => {
  server = await startServer();
  await makeFormCases(server);
  staff = await newPerson(server);
});
afterAll(() => server.stop());
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

it('a number of rows cannot be wanted of a function with one value, which is not called', async () => {
  const headers = { Prefer: 'handling=strict, max-affected=2' };
  for (const [name, body] of [
    ['form_write', { new_id: 7 }],
    ['form_nothing', {}],
  ] as const) {
    expect(await call(name, body, headers)).toMatchObject({ status: 400, json: { code: 'PGRST128' } });
  }
  expect(await stored()).toHaveLength(0);
  expect((await call('form_write', { new_id: 7 }, { Prefer: 'max-affected=0' })).json).toBe(7);
});

it('a function that is not there is told with what was searched and what may be meant', async () => {
  const missing = (name: string, searched: string, hint: string | null) => ({
    code: 'PGRST202',
    message: expect.stringContaining(`Could not find the function public.${name}`),
    details: `Searched for the function public.${name} ${searched}, but no matches were found in the schema cache.`,
    hint: hint && `Perhaps you meant to call the function public.${hint}`,
  });
  const orJson = 'or with a single unnamed json/jsonb parameter';
  expect((await call('form_ech', { input: 'a', x: 1 })).json).toEqual(
    missing('form_ech', `with parameters input, x ${orJson}`, 'form_echo'),
  );
  expect((await call('form_write', { newid: 1 })).json).toEqual(
    missing('form_write', `with parameter newid ${orJson}`, 'form_write(new_id)'),
  );
  expect((await call('nothing_like_it', {})).json).toEqual(
    missing('nothing_like_it', `without parameters ${orJson}`, null),
  );
  expect((await raw('rpc/form_write')).json).toEqual(missing('form_write', 'without parameters', null));
});

it('of two functions that fit none is guessed', async () => {
  const answer = await call('form_twice', { a: 1 });
  expect([answer.status, answer.json]).toEqual([
    300,
    {
      code: 'PGRST203',
      message: expect.stringMatching(
        /^Could not choose the best candidate function between: (public\.form_twice\(a => (integer|text)\)(, )?){2}$/,
      ),
      details: null,
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  ]);
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

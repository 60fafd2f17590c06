import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newPerson, type Person } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let staff: Person;
beforeAll(async () => {
  server = await startServer();
  staff = await newPerson(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.ownerSql`delete from auth.audit_log where action = 'records_exported'`;
});

const note = (body: object) =>
  send(server, '/rest/v1/rpc/note_export', { method: 'POST', token: staff.accessToken, body: JSON.stringify(body) });
const noted = () => server.ownerSql`
  select actor, actor_role, details from auth.audit_log where action = 'records_exported' order by id`;

it('a file that the screen makes is in the audit log, with its rows, its kind and the kinds of its filter', async () => {
  expect((await note({ row_count: 12, format: 'xlsx', filters: ['search', 'days', 'days'] })).status).toBe(204);
  expect((await note({ row_count: 0, format: 'csv' })).status).toBe(204);
  const entry = (rows: number, format: string, filters: string) => ({
    actor: staff.id,
    actor_role: 'authenticated',
    details: { table: 'crm_records', rows, format, filters },
  });
  expect(await noted()).toEqual([entry(12, 'xlsx', 'days,search'), entry(0, 'csv', '')]);
});

it.each([
  ['a number below zero', { row_count: -1, format: 'csv' }],
  ['no number', { row_count: null, format: 'csv' }],
  ['another format', { row_count: 1, format: 'pdf' }],
  ['no format', { row_count: 1, format: null }],
  ['the text of a search', { row_count: 1, format: 'csv', filters: ['Ece Su'] }],
  ['no filters', { row_count: 1, format: 'csv', filters: null }],
])('%s is refused and not kept', async (_name, body) => {
  expect(await note(body)).toMatchObject({ status: 400, json: { code: '22023' } });
  expect(await noted()).toHaveLength(0);
});

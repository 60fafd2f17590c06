import pLimit from 'p-limit';
import { beforeEach, expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

let last = 0;
const server = await testServer();
const staff = await newPerson(server);
beforeEach(async () => {
  const [row] = await server.ownerSql<{ id: number }[]>`select coalesce(max(id), 0) as id from app.activity`;
  last = row?.id ?? 0;
});

const note = (json: object) =>
  send(server, '/rest/v1/rpc/note_export', { method: 'POST', token: staff.accessToken, json });
const noted = () => server.ownerSql`
  select actor, actor_role, details from app.activity
  where action = 'records_exported' and id > ${last} order by id`;

it('logs an exported file with its number of rows, its format and the kinds of filters', async () => {
  expect((await note({ row_count: 12, format: 'xlsx', filters: ['search', 'days', 'days', 'user'] })).status).toBe(204);
  expect((await note({ row_count: 0, format: 'csv' })).status).toBe(204);
  const entry = (rows: number, format: string, filters: string) => ({
    actor: staff.id,
    actor_role: 'authenticated',
    details: { table: 'crm_records', rows, format, filters },
  });
  expect(await noted()).toEqual([entry(12, 'xlsx', 'days,search,user'), entry(0, 'csv', '')]);
});

it.each<[string, object, string?]>([
  ['no number', { row_count: null, format: 'csv' }],
  ['another format', { row_count: 1, format: 'pdf' }],
  ['the text of a search', { row_count: 1, format: 'csv', filters: ['Ece Su'] }],
  ['more rows than there can be', { row_count: 10_000_001, format: 'csv' }],
  ['a number beyond the integer range', { row_count: 1e12, format: 'csv' }, '22003'],
])('refuses %s and logs nothing', async (_name, body, code = '22023') => {
  expect(await note(body)).toMatchObject({ status: 400, json: { code } });
  expect(await noted()).toHaveLength(0);
});

it('logs at most sixty an hour for each person', async () => {
  const row = { row_count: 1, format: 'csv' };
  await server.ownerSql`truncate app.noted_exports`;
  const all = await pLimit(8).map(Array(63).fill(row), () => note(row));
  expect(all.filter(({ status }) => status === 204)).toHaveLength(60);
  expect(await note(row)).toMatchObject({ status: 429, json: { code: 'PT429' } });
  expect(await noted()).toHaveLength(60);
  const other = await newPerson(server);
  expect((await other.client.rpc('note_export', row)).error).toBeNull();
  await server.ownerSql`update app.noted_exports set hour = hour - interval '1 hour'`;
  expect((await note(row)).status).toBe(204);
});

import { describe, expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await newPerson(server);

/** A zone of one's own making, which PostgreSQL takes for one and keeps for as long as its connection lives. */
const zoned = '2020-01-01 00:00 XAAAA+1:01';
const quoted = encodeURIComponent(`"${zoned}"`);

type Case = [what: string, method: string, path: string, body?: object];
const cases: Case[] = [
  ['a list in a filter', 'GET', `crm_records?select=id&createdat=in.(${quoted})`],
  ['a group of conditions', 'GET', `crm_records?select=id&or=(createdat.gt.${quoted},id.eq.1)`],
  ['a day', 'HEAD', `crm_records?date=eq.${encodeURIComponent(zoned)}`],
  ['the filter of a deletion', 'DELETE', `crm_records?createdat=in.(${quoted})`],
  ['a new row', 'POST', 'crm_records', { fullname: 'A', createdat: zoned }],
  ['one of many rows', 'POST', 'crm_records', [{ date: '2026-05-01' }, { date: zoned }]],
  ['a list in a row', 'POST', 'crm_records', { fullname: 'A', createdat: [zoned] }],
  ['a name in a row', 'POST', 'crm_records', { fullname: 'A', createdat: { [zoned]: 1 } }],
  ['a row with defaults', 'POST', 'crm_records?columns=fullname,date', [{ fullname: 'A' }, { date: zoned }]],
  ['a changed row', 'PATCH', 'crm_records?id=eq.1', { date: zoned }],
  ['an argument', 'POST', 'rpc/day_report', { start_date: zoned, end_date: zoned }],
  ['an argument in the address', 'GET', `rpc/day_report?start_date=${encodeURIComponent(zoned)}&end_date=2026-05-01`],
];
const call = (token: string, method: string, path: string, body?: object) =>
  send(server, `/rest/v1/${path}`, { method, token, ...(body && { body: JSON.stringify(body) }) });

it.each(cases)('the name of a zone is refused in %s', async (_, method, path, body) => {
  const { status, json } = await call(staff.accessToken, method, path, body);
  expect(status).toBe(400);
  if (method !== 'HEAD') expect(json).toMatchObject({ code: '22007' });
});

it('an instant is found by what it was given as', async () => {
  const { data: made } = await staff.client.from('crm_records').insert({ fullname: 'A' }).select().single();
  const found = await staff.client
    .from('crm_records')
    .select('createdat')
    .eq('createdat', made.createdat)
    .gte('createdat', new Date(0).toISOString())
    .lt('createdat', 'infinity');
  expect(found.data).toEqual([{ createdat: made.createdat }]);
});

describe('of callers without a user no value reaches PostgreSQL, which would read it before it looks at the rights', () => {
  it.each<Case>([
    ...cases.filter(([, , path]) => !path.startsWith('rpc/')),
    ['a number', 'GET', 'crm_records?id=eq.x'],
    ['an argument', 'POST', 'rpc/record_past', { record_id: 'x' }],
  ])('%s', async (_, method, path, body) => {
    const { status, json, headers } = await call(server.anonKey, method, path, body);
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    if (method !== 'HEAD') expect(json).toMatchObject({ code: '42501', details: null, hint: null });
  });
});

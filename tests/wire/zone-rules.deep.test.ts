import { describe, expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await newPerson(server);

const rest = (method: string, path: string, body?: unknown) =>
  send(server, `/rest/v1/${path}`, {
    ...{ method, token: staff.accessToken },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const days = (start_date: unknown) => ({ start_date, end_date: '2026-05-01' });

describe.each([
  ['a rule', '2026-05-01 10:00 ABCD+1'],
  ['a rule of one letter', '2026-05-01 Y-1:02:03'],
  ['a rule right after a number', '20260501YAAA1'],
  ['a rule of other letters', '2026-05-01 çç+1'],
])('no time zone is read from %s', (_name, text) => {
  const given = encodeURIComponent(text);
  it.each<[string, string, unknown?]>([
    [
      'POST',
      'crm_records',
      [
        { fullname: 'a', date: '2026-05-01' },
        { fullname: 'a', date: text },
      ],
    ],
    ['POST', 'crm_records', { fullname: 'a', createdat: text }],
    ['POST', 'crm_records', { fullname: 'a', date: [text] }],
    ['PATCH', 'crm_records?id=eq.0', { date: text }],
    ['GET', `crm_records?createdat=gt.${given}`],
    ['GET', `crm_records?date=in.(2026-05-01,"${given}")`],
    ['GET', `crm_records?or=(id.eq.1,date.lt."${given}")`],
    ['GET', `rpc/record_totals?start_date=${given}`],
    ['POST', 'rpc/day_report', days(text)],
    ['POST', 'rpc/close_day', { day: text }],
    ['POST', 'day_counts', { day: text }],
  ])('%s %s', async (method, path, body) => {
    expect(await rest(method, path, body)).toMatchObject({ status: 400, json: { code: '22007' } });
  });
});

it.each(['2026-05-01T10:00:00.123456+00:00', '2026-05-01t10:00:00Z', 'infinity'])('%s is understood', async (text) => {
  expect((await rest('GET', `crm_records?createdat=gt.${encodeURIComponent(text)}`)).status).toBe(200);
});

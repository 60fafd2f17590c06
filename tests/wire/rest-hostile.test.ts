import { describe, expect, it } from 'vitest';
import { closing, exchange, hasHead } from '../support/exchange.ts';
import { newPerson } from '../support/people.ts';
import { type RawRequest, send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const raw = (path: string, request: Partial<RawRequest> = {}) =>
  send(server, `/rest/v1/${path}`, { token: staff.accessToken, ...request });

const server = await testServer();
await server.ownerSql.unsafe(`
  create function public.slow_case() returns text language sql as 'select pg_sleep(60)::text'`);
const staff = await newPerson(server);
await staff.client.from('crm_records').insert({ fullname: 'Tek Kayıt', pnr: 'AB12CD' });

const wireForm = {
  code: expect.any(String),
  message: expect.any(String),
  details: expect.toSatisfy((value) => value === null || typeof value === 'string'),
  hint: expect.toSatisfy((value) => value === null || typeof value === 'string'),
};
const json = { 'Content-Type': 'application/json' };

describe('is refused in the wire format', () => {
  it.each<[path: string, request: Partial<RawRequest>, status: number, code: string]>([
    ['crm_records?id=eq.x', {}, 400, '22P02'],
    ['crm_records?date=eq.2026-02-30', {}, 400, '22008'],
    ['crm_records?createdat=gt.soon', {}, 400, '22007'],
    ['crm_records?createdat=gt.2026-01-01T00:00%2B99', {}, 400, '22009'],
    ['crm_records?createdat=gt.2026-01-01%2000:00%20Mars/Olympus', {}, 400, '22023'],
    ['crm_records?fullname=eq.%00', {}, 400, '22021'],
    ['crm_records?is_admin=eq.true', {}, 400, '42703'],
    ['crm_records?id=eq', {}, 400, 'PGRST100'],
    ['crm_records?select=nope', {}, 400, '42703'],
    ['crm_records?select=auth.users(*)', {}, 400, 'PGRST100'],
    ['crm_records?select=users(*)', {}, 400, 'PGRST200'],
    [`crm_records?or=(${Array.from({ length: 31 }, () => 'note.ilike.*a*').join()})`, {}, 400, 'too_many_conditions'],
    ['crm_records?order=nope', {}, 400, '42703'],
    ['crm_records?order=id;drop%20table%20crm_records', {}, 400, 'PGRST100'],
    ['crm_records?%22id%22=eq.1&x%22y=eq.1', {}, 400, 'PGRST100'],
    ['crm_records?fullname=eq.%E0%A4%A', {}, 400, 'invalid_uri'],
    ['crm_records', { headers: { Range: '9-1' } }, 416, 'PGRST103'],
    ['crm_records?limit=-1', {}, 416, 'PGRST103'],
    ['crm_records', { headers: { Accept: 'image/png' } }, 406, 'PGRST107'],
    ['crm_records', { headers: { 'Accept-Profile': 'auth' } }, 406, 'PGRST106'],
    ['crm_records', { headers: { Prefer: 'handling=strict, x=1' } }, 400, 'PGRST122'],
    ['crm_records', { method: 'PUT', body: '{}' }, 405, 'PGRST117'],
    ['crm_records/1', {}, 404, 'PGRST125'],
    ['', {}, 404, 'PGRST125'],
    ['crm_records_history', {}, 404, 'PGRST205'],
    ['auth.users', {}, 404, 'PGRST205'],
    ['__proto__', {}, 404, 'PGRST205'],
    ['rpc/pg_sleep?seconds=9', {}, 404, 'PGRST202'],
    ['rpc/set_config', { method: 'POST', body: '{"setting_name":"role"}' }, 404, 'PGRST202'],
    ['rpc/record_totals', { method: 'DELETE' }, 405, 'PGRST117'],
    ['rpc/record_totals', { method: 'POST', body: '[]' }, 400, 'PGRST102'],
    ['rpc/record_totals', { method: 'POST', body: '{"start_date":"soon"}' }, 400, '22007'],
    ['rpc/record_totals?nope=eq.1', {}, 400, 'PGRST100'],
  ])('%s %j: %i %s', async (path, request, status, code) => {
    const answer = await raw(path, request);
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({ ...wireForm, code });
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it.each<[path: string, headers: Record<string, string>, status: number, words: string]>([
    ['crm_records?note=match.a', {}, 400, 'operator "match"'],
    ['crm_records', { Prefer: 'tx=rollback' }, 400, '"tx=rollback"'],
    ['crm_records', { Accept: 'application/vnd.pgrst.array+json;nulls=stripped' }, 400, '"nulls=stripped"'],
    ['crm_records', { Accept: 'text/csv' }, 406, 'text/csv'],
  ])('names what is not supported: %s %j', async (path, headers, status, words) => {
    const answer = await raw(path, { headers });
    const code = status === 400 ? 'PGRST100' : 'PGRST107';
    expect([answer.status, answer.json]).toEqual([
      status,
      { ...wireForm, code, message: expect.stringContaining(words) },
    ]);
  });

  it.each([
    ['{', 'PGRST102'],
    ['[1,2]', 'PGRST102'],
    ['{"fullname":"a","is_admin":true}', 'PGRST204'],
    ['{"fullname":"a","id":5}', '428C9'],
    ['{"fullname":null}', '23502'],
    ['{"fullname":" \\t "}', '23514'],
    ['{"fullname":"a","card":-1}', '23514'],
    ['{"fullname":"a","card":1.5}', '22P02'],
    ['{"fullname":"a","depart":"İST"}', '23514'],
    ['{"fullname":"a","arrive":"ISTX"}', '23514'],
    ['{"fullname":"a","date":"2026-13-01"}', '22008'],
    ['{"fullname":"a\\u0000b"}', '22P05'],
  ])('a body of %s: %s', async (body, code) => {
    const answer = await raw('crm_records', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ ...wireForm, code });
  });

  it('a body that is not JSON', async () => {
    const forms = ['text/csv', 'application/x-www-form-urlencoded', 'text/plain'];
    for (const type of forms) {
      const answer = await raw('crm_records', {
        method: 'POST',
        body: 'fullname=a',
        headers: { 'Content-Type': type },
      });
      expect([answer.status, answer.json]).toEqual([400, { ...wireForm, code: 'PGRST102' }]);
    }
    const broken = await raw('crm_records', { method: 'POST', body: new Uint8Array([0x22, 0xff]), headers: json });
    expect([broken.status, broken.json]).toEqual([400, { ...wireForm, code: 'invalid_body' }]);
  });

  it('rows above 8 MiB, announced or streamed', async () => {
    const head = `POST /rest/v1/crm_records HTTP/1.1\r\nHost: x\r\napikey: ${staff.accessToken}\r\n`;
    const announced = await exchange(server, [closing(`${head}Content-Length: ${8 * 1024 * 1024 + 1}\r\n\r\n`)]);
    expect(announced).toMatch(/^HTTP\/1\.1 413 .*"code":"body_too_large"/s);
    const chunk = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`;
    const streamed = await exchange(server, [`${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(140)}`], hasHead);
    expect(streamed).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('hostile values stay values', () => {
  it.each([
    `'; drop table crm_records; --`,
    `" or 1=1 --`,
    '\\',
    '%_*',
    '$1',
    ') or true or (',
    '{"a":1}',
    'İ\u0307\u202e\u{1f600}',
  ])('%j', async (value) => {
    const { data, error } = await staff.client.from('crm_records').insert({ fullname: value }).select().single();
    expect(error).toBeNull();
    const found = await staff.client.from('crm_records').select('id').eq('fullname', data.fullname);
    expect(found.data).toContainEqual({ id: data.id });
    const listed = await staff.client.from('crm_records').select('id').in('fullname', [data.fullname]);
    expect(listed.data).toContainEqual({ id: data.id });
  });
});

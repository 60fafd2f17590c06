import { beforeEach, describe, expect, it } from 'vitest';
import { formCases, makeFormCases } from '../support/form-cases.ts';
import { newPerson } from '../support/people.ts';
import { type RawRequest, send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const raw = (path: string, request: Omit<RawRequest, 'token'> = {}) =>
  send(server, `/rest/v1/${path}`, { ...request, token: staff.accessToken });

const server = await testServer({ env: { CORS_ORIGINS: 'https://crm.example' } });
await makeFormCases(server);
const staff = await newPerson(server);

beforeEach(async () => {
  await server.ownerSql`truncate public.form_cases`;
  const { error } = await staff.client.from('form_cases').insert(formCases);
  expect(error).toBeNull();
});

describe('filters', () => {
  it.each([
    ['name=like.ali*', [2]],
    ['name=ilike.*100%5C%25*', [4]],
    ['name=eq.100%25,%20%22x%22%20(y)', [4]],
    ['day=is.not_null', [1, 2, 4]],
    ['open=is.unknown', [3]],
    ['at=gte.2026-01-01T07:00:00%2B00:00', [1, 4]],
    ['amount=eq.1.50', [1, 2, 3, 4]],
    ['tags=eq.{}', [2]],
    ['and=(id.gt.1,or(open.is.true,name.is.null))', [3, 4]],
    ['not.or=(id.eq.1,id.eq.2)', [3, 4]],
    ['id=gt.1&or=(open.eq.true,open.eq.false)', [2, 4]],
  ])('%s', async (filter, ids) => {
    const { json, status } = await raw(`form_cases?select=id&order=id&${filter}`);
    expect(status).toBe(200);
    expect(json).toEqual(ids.map((id) => ({ id })));
  });
});

describe('order and slices', () => {
  const ids = async (search: string, headers: Record<string, string> = {}) => {
    const { json, status, headers: answered } = await raw(`form_cases?select=id&${search}`, { headers });
    return { status, range: answered.get('content-range'), ids: (json as { id: number }[]).map(({ id }) => id) };
  };
  it.each([
    ['order=id.desc', [4, 3, 2, 1]],
    ['order=day.desc.nullslast,id', [4, 2, 1, 3]],
    ['order=day.nullsfirst', [3, 1, 2, 4]],
    ['order=open.asc.nullsfirst,id.desc', [3, 2, 4, 1]],
  ])('%s', async (search, expected) => {
    expect((await ids(search)).ids).toEqual(expected);
  });
  it.each([
    ['order=id&limit=2', {}, 200, '0-1/*', [1, 2]],
    ['order=id&limit=2&offset=1', { Prefer: 'count=exact' }, 206, '1-2/4', [2, 3]],
    ['order=id', { Prefer: 'count=exact' }, 200, '0-3/4', [1, 2, 3, 4]],
    ['order=id', { Range: '2-9', Prefer: 'count=exact' }, 206, '2-3/4', [3, 4]],
    ['order=id', { Range: '3-' }, 200, '3-3/*', [4]],
    ['limit=0', { Prefer: 'count=exact' }, 206, '*/4', []],
    ['offset=9', {}, 200, '*/*', []],
    ['offset=4', { Prefer: 'count=exact' }, 206, '*/4', []],
    ['id=gt.9', { Prefer: 'count=exact' }, 200, '*/0', []],
    ['id=gt.1&limit=1&order=id', { Prefer: 'count=estimated' }, 206, '0-0/3', [2]],
    ['id=gt.1&limit=1&order=id', { Prefer: 'count=planned' }, 206, '0-0/3', [2]],
  ])('%s %j', async (search, headers, status, range, expected) => {
    expect(await ids(search, headers as Record<string, string>)).toEqual({ status, range, ids: expected });
  });
  it.each([
    ['form_cases?order=id', {}, 206, '0-1999/*', 1],
    ['form_cases?order=id', { Prefer: 'count=exact' }, 206, '0-1999/2001', 1],
    ['form_cases?order=id&limit=5000&offset=1', {}, 200, '1-2000/*', 2],
    ['form_cases?order=id', { Range: '2000-' }, 200, '2000-2000/*', 2001],
    ['form_cases?order=id&id=lte.2000', {}, 200, '0-1999/*', 1],
    ['form_cases?order=id&id=lte.2000', { Prefer: 'count=exact' }, 200, '0-1999/2000', 1],
    ['rpc/form_sorted?order=id', {}, 206, '0-1999/*', 1],
    ['rpc/form_sorted?order=id&id=gt.1', { Prefer: 'count=exact' }, 200, '0-1999/2000', 2],
  ])('returns two thousand rows at most: %s %j', async (path, headers, status, range, first) => {
    await server.ownerSql`insert into public.form_cases (id) select generate_series(5, 2001)`;
    const answer = await raw(`${path}&select=id`, { headers: headers as Record<string, string> });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, range]);
    const shown = answer.json as { id: number }[];
    const [from = 0, to = 0] = range.split('/')[0]?.split('-').map(Number) ?? [];
    expect(shown.map(({ id }) => id)).toEqual(Array.from({ length: to - from + 1 }, (_, index) => first + index));
    const head = await raw(`${path}&select=id`, { method: 'HEAD', headers: headers as Record<string, string> });
    expect([head.status, head.headers.get('content-range')]).toEqual([status, range]);
  });

  it('answers 416 beyond the end', async () => {
    const { status, headers, json } = await raw('form_cases?offset=5', { headers: { Prefer: 'count=exact' } });
    expect(status).toBe(416);
    expect(headers.get('content-range')).toBe('*/4');
    expect(json).toMatchObject({ code: 'PGRST103' });
  });
  it('answers HEAD the same, without a body', async () => {
    const options = { method: 'HEAD', headers: { Prefer: 'count=exact' } };
    const { status, text, headers } = await raw('form_cases?id=gt.1&limit=2', options);
    expect([status, text, headers.get('content-range')]).toEqual([206, '', '0-1/3']);
  });
});

describe('the form of the answer', () => {
  it('renames, repeats and leaves out columns', async () => {
    const { json } = await raw('form_cases?select=no:id,"ad ı":name,id&id=eq.1');
    expect(json).toEqual([{ no: 1, 'ad ı': 'Işık', id: 1 }]);
  });

  it('writes every type as its JSON type', async () => {
    await staff.client
      .from('form_cases')
      .update({ data: { a: [1, 'ş'] }, amount: 12.25 })
      .eq('id', 1);
    expect((await raw('form_cases?id=eq.1')).json).toEqual([
      {
        id: 1,
        name: 'Işık',
        day: '2026-01-01',
        at: '2026-01-01T07:00:00+00:00',
        amount: 12.25,
        open: true,
        place: expect.any(Number),
        tags: ['a', 'b,"c'],
        data: { a: [1, 'ş'] },
        code: null,
      },
    ]);
  });

  it.each([
    ['id=eq.1', 200, { id: 1 }],
    ['id=gt.1', 406, { code: 'PGRST116', details: 'The result contains 3 rows' }],
    ['id=gt.9', 406, { code: 'PGRST116', details: 'The result contains 0 rows' }],
  ])('one object for %s: %i', async (search, status, expected) => {
    const headers = { Accept: 'application/vnd.pgrst.object+json' };
    const answer = await raw(`form_cases?select=id&${search}`, { headers });
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject(expected);
  });

  it('says which preferences were applied', async () => {
    const { headers } = await raw('form_cases', { headers: { Prefer: 'count=exact, return=minimal, unknown=1' } });
    expect(headers.get('preference-applied')).toBe('count=exact');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

it.each([
  ['https://crm.example', 'https://crm.example'],
  ['https://evil.example', null],
])('a page from %s may read: %s', async (origin, allowed) => {
  const asked = { Origin: origin, 'Access-Control-Request-Method': 'PATCH' };
  const preflight = await send(server, '/rest/v1/form_cases', { method: 'OPTIONS', headers: asked, token: null });
  const answer = await raw('form_cases', { headers: { Origin: origin } });
  for (const { headers } of [preflight, answer]) expect(headers.get('access-control-allow-origin')).toBe(allowed);
});

describe('functions', () => {
  const post = (name: string, body: object, headers: Record<string, string> = {}) =>
    raw(`rpc/${name}`, { method: 'POST', json: body, headers });

  it('take arguments by name, by POST and by GET', async () => {
    expect((await post('form_echo', { input: 'ş' })).json).toBe('ş!');
    expect((await raw('rpc/form_echo?suffix=%3F&input=a')).json).toBe('a?');
    expect((await post('form_echo', { input: null })).json).toBeNull();
    expect((await staff.client.rpc('form_echo', { input: 'a', suffix: '' }, { get: true })).data).toBe('a');
  });

  it('return sets, rows or nothing', async () => {
    expect((await post('form_list', { first: 5 })).json).toEqual([5, 6, 7]);
    expect((await post('form_case', { wanted: 1 })).json).toMatchObject({ id: 1, name: 'Işık' });
    expect(await post('form_nothing', {})).toMatchObject({ status: 204, text: '' });
    expect((await staff.client.rpc('form_case', { wanted: 2 }).select('id,name').single()).data).toEqual({
      id: 2,
      name: 'ali veli',
    });
  });

  it('return rows that can be filtered, ordered and limited', async () => {
    const { json, status } = await raw('rpc/form_sorted?select=n:id&id=gt.1&order=id.desc&limit=2');
    expect([status, json]).toEqual([200, [{ n: 4 }, { n: 3 }]]);
    expect(await raw('rpc/form_sorted?nope=eq.1')).toMatchObject({ status: 400, json: { code: '42703' } });
  });

  it.each([
    ['form_list?first=1&limit=2&offset=1', {}, 200, '1-2/*', [2, 3]],
    ['form_list?first=1&limit=1', { Prefer: 'count=exact' }, 206, '0-0/3', [1]],
    ['form_list?first=1', { Range: '2-9' }, 200, '2-2/*', [3]],
  ])('return values that can be limited: %s %j', async (path, headers, status, range, expected) => {
    const answer = await raw(`rpc/${path}`, { headers: headers as Record<string, string> });
    expect([answer.status, answer.headers.get('content-range'), answer.json]).toEqual([status, range, expected]);
  });

  it('count what they return, also for HEAD', async () => {
    const count = async (name: string, body: object) =>
      (await staff.client.rpc(name, body, { head: true, count: 'exact' })).count;
    expect(await count('form_list', { first: 1 })).toBe(3);
    expect(await count('form_echo', { input: 'a' })).toBe(1);
    expect(await count('record_totals', {})).toBe(1);
    const { headers } = await post('form_list', { first: 1 }, { Prefer: 'count=exact' });
    expect(headers.get('content-range')).toBe('0-2/3');
  });

  it.each([
    ['P0001', 400],
    ['PT402', 402],
    ['23505', 409],
    ['42501', 403],
  ])('that raise %s answer %i', async (state, status) => {
    const answer = await post('form_refuse', { state });
    const told = { code: state, message: 'Olmaz', details: 'neden', hint: 'dene' };
    expect([answer.status, answer.json]).toEqual([status, told]);
  });

  it('write by POST only', async () => {
    expect((await post('form_write', { new_id: 9 })).json).toBe(9);
    expect(await raw('rpc/form_write?new_id=10')).toMatchObject({ status: 405, json: { code: '25006' } });
    expect((await raw('form_cases?select=id&id=gte.9')).json).toEqual([{ id: 9 }]);
  });

  it.each([
    ['form_missing', {}],
    ['form_echo', {}],
    ['form_echo', { input: 'a', more: 1 }],
  ])('answer 404 to %s with %j', async (name, body) => {
    expect(await post(name, body)).toMatchObject({ status: 404, json: { code: 'PGRST202' } });
  });
});

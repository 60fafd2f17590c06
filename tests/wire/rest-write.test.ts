import { beforeEach, describe, expect, it } from 'vitest';
import { formCases, makeFormCases } from '../support/form-cases.ts';
import { newPerson } from '../support/people.ts';
import { type RawRequest, send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const cases = () => staff.client.from('form_cases');
const raw = (path: string, request: Omit<RawRequest, 'token'>) =>
  send(server, `/rest/v1/${path}`, { ...request, token: staff.accessToken });
const stored = () => server.ownerSql`select id, name, amount::float8 as amount from public.form_cases order by id`;

const server = await testServer();
await makeFormCases(server);
const staff = await newPerson(server);
beforeEach(async () => {
  await server.ownerSql`truncate public.form_cases`;
});

describe('insert', () => {
  const post = (body: unknown, prefer = '', search = '') =>
    raw(`form_cases${search}`, { method: 'POST', json: body, headers: { Prefer: prefer } });

  it('answers in the preferred form', async () => {
    expect(await post({ id: 1 })).toMatchObject({ status: 201, text: '' });
    expect(await post({ id: 2 }, 'return=minimal')).toMatchObject({ status: 201, text: '' });
    const named = await post({ id: 3 }, 'return=headers-only');
    expect([named.status, named.text, named.headers.get('location')]).toEqual([201, '', '/form_cases?id=eq.3']);
    const shown = await post({ id: 4, name: 'ş' }, 'return=representation', '?select=no:id,name');
    expect([shown.status, shown.json]).toEqual([201, [{ no: 4, name: 'ş' }]]);
    expect(shown.headers.get('preference-applied')).toBe('return=representation');
  });

  it('stores many rows at once, all or none', async () => {
    const { count } = await cases().insert([{ id: 1 }, { id: 2 }], { count: 'exact' });
    expect(count).toBe(2);
    const failed = await post([{ id: 3 }, { id: 1 }]);
    expect([failed.status, failed.json]).toEqual([409, expect.objectContaining({ code: '23505' })]);
    expect(await stored()).toHaveLength(2);
    expect(await post([])).toMatchObject({ status: 201 });
  });

  it('returns at most two thousand of them', async () => {
    const rows = Array.from({ length: 2001 }, (_, id) => ({ id }));
    expect(await post(rows, 'return=representation')).toMatchObject({
      status: 400,
      json: { code: 'answer_too_large' },
    });
    expect(await stored()).toHaveLength(0);
    expect((await post(rows.slice(1), 'return=representation')).json).toHaveLength(2000);
    expect(await post([{ id: 0 }], 'return=minimal')).toMatchObject({ status: 201 });
  });

  it('accepts rows with different keys from the stock client, with null or the default for absent ones', async () => {
    const mixed = [{ id: 1, name: 'a', amount: 3 }, { id: 2 }];
    expect((await cases().insert(mixed)).error).toMatchObject({ code: '23502' });
    expect((await cases().insert(mixed, { defaultToNull: false })).error).toBeNull();
    expect(await stored()).toEqual([
      { id: 1, name: 'a', amount: 3 },
      { id: 2, name: null, amount: 1.5 },
    ]);
  });

  it('uses only the keys named in `columns`', async () => {
    await post({ id: 1, name: 'a', nonsense: true }, '', '?columns=id,name');
    expect(await stored()).toMatchObject([{ id: 1, name: 'a' }]);
  });

  it('orders the rows it returns', async () => {
    const { data } = await cases()
      .insert([{ id: 1 }, { id: 2 }])
      .select('id')
      .order('id', { ascending: false });
    expect(data).toEqual([{ id: 2 }, { id: 1 }]);
  });

  it('merges or skips duplicates', async () => {
    await cases().insert([
      { id: 1, name: 'old', amount: 9 },
      { id: 2, name: 'old', amount: 9 },
    ]);
    const merged = await cases()
      .upsert([
        { id: 1, name: 'new' },
        { id: 3, name: 'new' },
      ])
      .select('id');
    expect(merged.data).toEqual([{ id: 1 }, { id: 3 }]);
    const skipped = await cases().upsert({ id: 2, name: 'new' }, { onConflict: 'id', ignoreDuplicates: true }).select();
    expect(skipped.data).toEqual([]);
    expect(await stored()).toEqual([
      { id: 1, name: 'new', amount: 9 },
      { id: 2, name: 'old', amount: 9 },
      { id: 3, name: 'new', amount: 1.5 },
    ]);
    expect((await cases().upsert({ id: 1 }, { onConflict: 'name' })).error).toMatchObject({ code: '42P10' });
  });

  it('says whether an upsert inserted a row: 201, or 200 if all existed', async () => {
    const upsert = async (rows: object[], onConflict = 'id') => (await cases().upsert(rows, { onConflict })).status;
    expect(await upsert([{ id: 1, name: 'a' }])).toBe(201);
    expect(await upsert([{ id: 1, name: 'b' }, { id: 2 }])).toBe(201);
    expect(await upsert([{ id: 1, name: 'c' }, { id: 2 }])).toBe(200);
    const shown = await cases().upsert({ id: 2, name: 'd' }, { count: 'exact' }).select('id');
    expect([shown.status, shown.data, shown.count]).toEqual([200, [{ id: 2 }], 1]);
    expect((await cases().upsert({ id: 2 }, { ignoreDuplicates: true })).status).toBe(201);
    const view = staff.client.from('form_case_names');
    expect((await view.upsert({ id: 2, name: 'e' }, { onConflict: 'id' })).error).toBeNull();
  });

  it('refuses an upsert with the same key twice as the caller’s mistake', async () => {
    const { status, error } = await cases().upsert([{ id: 1 }, { id: 1 }]);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '21000', hint: expect.stringContaining('duplicate') });
  });

  it('uses the default of an identity column for an absent key', async () => {
    const rows = [{ id: 1, place: 900 }, { id: 2 }];
    const shown = await post(rows, 'missing=default, return=representation', '?columns=id,place&select=id,place');
    expect(shown.status).toBe(201);
    expect(shown.json).toEqual([
      { id: 1, place: 900 },
      { id: 2, place: expect.any(Number) },
    ]);
  });
});

describe('update and delete', () => {
  beforeEach(async () => {
    await cases().insert(formCases);
  });

  it('changes what the filter matches and returns it on request', async () => {
    expect(await cases().update({ name: 'x' }).gt('id', 2)).toMatchObject({ status: 204, data: null });
    const { data, count } = await cases()
      .update({ amount: 7 }, { count: 'exact' })
      .lt('id', 3)
      .select('id')
      .order('id');
    expect([data, count]).toEqual([[{ id: 1 }, { id: 2 }], 2]);
    expect((await stored()).map(({ name }) => name)).toEqual(['Işık', 'ali veli', 'x', 'x']);
    const removed = await cases().delete({ count: 'exact' }).eq('name', 'x').select('id').order('id');
    expect([removed.data, removed.count, removed.status]).toEqual([[{ id: 3 }, { id: 4 }], 2, 200]);
    expect(await stored()).toHaveLength(2);
  });

  it('answers an empty list when nothing matches', async () => {
    expect(await cases().update({ name: 'x' }).eq('id', 99).select()).toMatchObject({ status: 200, data: [] });
    expect(await cases().delete().eq('id', 99)).toMatchObject({ status: 204, error: null });
  });

  it.each(['{}', '[]', '[{}]'])('changes nothing without values: %s', async (body) => {
    const patch = (search: string, headers: Record<string, string> = {}) =>
      raw(`form_cases?${search}`, { method: 'PATCH', body, headers });
    const plain = await patch('id=eq.1', { Prefer: 'count=exact' });
    expect([plain.status, plain.text, plain.headers.get('content-range')]).toEqual([204, '', '*/0']);
    const shown = await patch('id=eq.1&select=id', { Prefer: 'return=representation' });
    expect([shown.status, shown.json]).toEqual([200, []]);
    expect((await patch('nope=eq.1')).json).toMatchObject({ code: '42703' });
    expect((await patch('')).json).toMatchObject({ code: '21000' });
    expect(await stored()).toEqual(formCases.map(({ id, name }) => ({ id, name, amount: 1.5 })));
  });

  it('changes nothing if the stock client is given undefined values', async () => {
    expect(await cases().update({ name: undefined }).eq('id', 1)).toMatchObject({ status: 204, error: null });
    const one = await cases().update({ name: undefined }).eq('id', 1).select().single();
    expect([one.status, one.error?.code]).toEqual([406, 'PGRST116']);
  });

  it.each([
    ['PATCH', 'UPDATE requires a WHERE clause'],
    ['DELETE', 'DELETE requires a WHERE clause'],
  ])('refuses %s without a filter', async (method, message) => {
    const answer = await raw('form_cases', { method, body: '{"name":"x"}' });
    expect([answer.status, answer.json]).toEqual([400, { code: '21000', message, details: null, hint: null }]);
    expect((await stored()).some(({ name }) => name === 'x')).toBe(false);
  });

  it('rolls back a change of more rows than the one requested', async () => {
    const one = await cases().update({ name: 'x' }).gt('id', 1).select().single();
    expect([one.status, one.error?.code]).toEqual([406, 'PGRST116']);
    const bounded = (search: string) =>
      raw(`form_cases?${search}`, { method: 'DELETE', headers: { Prefer: 'handling=strict, max-affected=2' } });
    expect(await bounded('id=gt.1')).toMatchObject({ status: 400, json: { code: 'PGRST124' } });
    expect(await bounded('id=gt.2')).toMatchObject({ status: 204 });
    expect((await stored()).map(({ name }) => name)).toEqual(['Işık', 'ali veli']);
  });

  it.each([
    ['PATCH', 'form_cases?id=eq.1&limit=1', '{"name":"x"}'],
    ['PATCH', 'form_cases?id=eq.1', '[{"name":"x"},{"name":"y"}]'],
    ['POST', 'form_cases?id=eq.1', '{"id":9}'],
    ['POST', 'form_cases', '[{"id":9},{"name":"x"}]'],
  ])('refuses %s %s with %s', async (method, path, body) => {
    expect((await raw(path, { method, body })).status).toBe(400);
    expect(await stored()).toHaveLength(4);
  });
});

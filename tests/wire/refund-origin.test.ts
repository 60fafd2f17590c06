import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../support/people.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let staff: Person;
let service: SupabaseClient;
beforeAll(async () => {
  server = await startServer();
  staff = await newPerson(server);
  service = createClient(server.url, server.serviceRoleKey, { auth: { persistSession: false } });
});
afterAll(() => server.stop());

const records = (client = staff.client) => client.from('crm_records');
async function add(row: object): Promise<number> {
  const { data, error } = await records()
    .insert({ fullname: 'Yolcu', ...row })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

let sale: number;
let refund: number;
beforeEach(async () => {
  sale = await add({ card: 100 });
  refund = await add({ card: 10, saletype: ' İptal/İade', refundof: sale });
});

describe('the origin of a refund is refused when it is', () => {
  const wrong = {
    'a record that there is not': [() => sale + 1_000_000, 409, '23503'],
    'no number of a record': [() => -1, 409, '23503'],
    'a refund itself': [() => refund, 400, '23514'],
  } as const;

  it.each(Object.entries(wrong))('%s', async (_name, [origin, status, code]) => {
    const row = { fullname: 'İade', saletype: 'IPTAL/IADE', refundof: origin() };
    const refusal = { status, error: { code, message: expect.stringContaining('refund') } };
    const before = await server.ownerSql`select * from public.crm_records order by id`;
    for (const client of [staff.client, service]) {
      expect(await records(client).insert(row)).toMatchObject(refusal);
      expect(await records(client).insert([{ ...row, refundof: sale }, row])).toMatchObject(refusal);
      expect(
        await records(client).upsert({ ...row, clientref: randomUUID() }, { onConflict: 'clientref' }),
      ).toMatchObject(refusal);
      expect(await records(client).update({ refundof: origin() }).eq('id', sale)).toMatchObject(refusal);
    }
    expect(await server.ownerSql`select * from public.crm_records order by id`).toEqual(before);
  });

  it('the record that gives back', async () => {
    const { error } = await records().update({ refundof: sale }).eq('id', sale);
    expect(error?.code).toBe('23514');
  });
});

describe('refunds make no chain and no circle, whatever sale type they have', () => {
  const point = (id: number, refundof: number) => records().update({ refundof }).eq('id', id);
  const refusal = {
    status: 400,
    error: { code: '23514', message: expect.stringContaining('crm_records_refundof_check') },
  };
  let [first, second, third] = [0, 0, 0];
  beforeEach(async () => {
    first = await add({ card: 1, saletype: 'Bilet' });
    second = await add({ card: 1, saletype: 'Bilet', refundof: first });
    third = await add({ card: 1, saletype: 'Bilet' });
  });

  it.each<[string, () => PromiseLike<unknown>]>([
    ['two of each other', () => point(first, second)],
    ['one of a refund', () => point(third, second)],
    ['one that was refunded', () => point(first, third)],
    ['a new one of a refund', () => records().insert({ fullname: 'Yolcu', saletype: 'Bilet', refundof: second })],
  ])('%s', async (_name, change) => {
    expect(await change()).toMatchObject(refusal);
  });

  it('and a refund may be of another sale', async () => {
    expect((await point(second, third)).error).toBeNull();
  });
});

it('more than was paid may be given back, which the form warns of', async () => {
  expect(await add({ card: 5000, saletype: 'IPTAL/IADE', refundof: sale })).toBeGreaterThan(refund);
});

describe('stays as it is when its origin is gone', () => {
  const stored = async () => (await records().select('refundof, note').eq('id', refund).single()).data;

  it('and the refund can be edited, and sent back whole', async () => {
    await records().delete().eq('id', sale);
    const whole = (await records().select('*').eq('id', refund).single()).data;
    const { id: _id, search: _search, ...row } = whole;
    expect(
      (
        await records()
          .update({ ...row, note: 'aranacak' })
          .eq('id', refund)
      ).error,
    ).toBeNull();
    expect(await stored()).toEqual({ refundof: sale, note: 'aranacak' });
    expect((await records().update({ refundof: null }).eq('id', refund)).error).toBeNull();
    expect((await records().update({ refundof: sale }).eq('id', refund)).error?.code).toBe('23503');
  });

  it('and an insert whose answer was lost can be repeated', async () => {
    const row = { fullname: 'İade', saletype: 'IPTAL/IADE', refundof: sale, clientref: randomUUID() };
    await records().insert(row);
    await records().delete().eq('id', sale);
    const again = await records().upsert(row, { onConflict: 'clientref', ignoreDuplicates: true });
    expect(again.error).toBeNull();
  });

  it('and when it is erased', async () => {
    expect((await service.rpc('erase_records', { record_ids: [sale, refund] })).error).toBeNull();
    expect(await stored()).toMatchObject({ refundof: sale });
  });
});

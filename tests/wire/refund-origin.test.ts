import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { serviceClient } from '../support/auth-clients.ts';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';
import { whileHeld } from '../support/while-held.ts';

const server = await testServer();
const staff = await newPerson(server);
const service = serviceClient(server);

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
    'a record that does not exist': [() => sale + 1_000_000, 409, '23503'],
    'not a valid record number': [() => -1, 409, '23503'],
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

  it('the refund itself', async () => {
    const { error } = await records().update({ refundof: sale }).eq('id', sale);
    expect(error?.code).toBe('23514');
  });
});

describe('refunds form no chain and no circle, whatever their sale type', () => {
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
    ['two refunds of each other', () => point(first, second)],
    ['a refund of a refund', () => point(third, second)],
    ['a refunded sale as a refund', () => point(first, third)],
    ['a new refund of a refund', () => records().insert({ fullname: 'Yolcu', saletype: 'Bilet', refundof: second })],
  ])('%s', async (_name, change) => {
    expect(await change()).toMatchObject(refusal);
  });

  it('but a refund may be reassigned to another sale', async () => {
    expect((await point(second, third)).error).toBeNull();
  });
});

describe('a refunded sale', () => {
  const refusal = { status: 409, error: { code: 'RF001' } };

  it('cannot become a refund, but may change to any other type', async () => {
    for (const saletype of ['IPTAL/IADE', ' iptal/İade ']) {
      expect(await records().update({ saletype }).eq('id', sale)).toMatchObject(refusal);
      expect(await records(service).update({ saletype, card: 1 }).in('id', [sale])).toMatchObject(refusal);
    }
    expect((await records().update({ saletype: 'DEGISIM', card: 90 }).eq('id', sale)).error).toBeNull();
    expect((await records().update({ saletype: 'IPTAL/IADE' }).eq('id', refund)).error).toBeNull();
    await records().delete().eq('id', refund).throwOnError();
    expect((await records().update({ saletype: 'IPTAL/IADE' }).eq('id', sale)).error).toBeNull();
  });

  it('cannot become a refund while its refund is written, nor be refunded while it becomes one', async () => {
    const other = await add({ card: 5 });
    const becomes = () => records().update({ saletype: 'IPTAL/IADE' }).eq('id', other);
    const point = () => records().update({ refundof: other }).eq('id', refund);
    await whileUncommitted(`update public.crm_records set refundof = ${other} where id = ${refund}`, becomes, refusal);
    await records().update({ refundof: sale }).eq('id', refund).throwOnError();
    const change = `update public.crm_records set saletype = 'IPTAL/IADE' where id = ${other}`;
    await whileUncommitted(change, point, { status: 400, error: { code: '23514' } });
  });

  it('can be changed in other ways while its refund is written', async () => {
    const note = await server.ownerSql.begin(async (owner) => {
      await owner`insert into public.crm_records (fullname, saletype, refundof) values ('x', 'IPTAL/IADE', ${sale})`;
      return [await records().update({ note: 'bu arada' }).eq('id', sale).select('note').single()];
    });
    expect(note[0]).toMatchObject({ error: null, data: { note: 'bu arada' } });
  });

  it('cannot refund its own refund, even if both change at the same time', async () => {
    const [one, two] = [await add({ card: 1 }), await add({ card: 1 })];
    const change = `update public.crm_records set refundof = ${two} where id = ${one}`;
    await whileUncommitted(change, () => records().update({ refundof: one }).eq('id', two), {
      error: { code: expect.stringMatching(/23514|40P01/) },
    });
  });

  it('cannot do so in any of many attempts', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, two] = [await add({ card: 1 }), await add({ card: 1 })];
      const both = await Promise.all([
        records().update({ refundof: two }).eq('id', one),
        records(service).update({ refundof: one }).eq('id', two),
      ]);
      expect(both.filter(({ error }) => error === null)).toHaveLength(1);
    }
  });

  async function whileUncommitted(work: string, change: () => PromiseLike<unknown>, refused: object) {
    expect(await whileHeld(server, (owner) => owner.unsafe(work), change)).toMatchObject(refused);
  }
});

it('more may be refunded than was paid; the form warns of it', async () => {
  expect(await add({ card: 5000, saletype: 'IPTAL/IADE', refundof: sale })).toBeGreaterThan(refund);
});

describe('a refund stays when its origin is deleted', () => {
  const stored = async () => (await records().select('refundof, note').eq('id', refund).single()).data;

  it('and can be edited, and sent back whole', async () => {
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

  it('and its insert can be repeated if the answer was lost', async () => {
    const row = { fullname: 'İade', saletype: 'IPTAL/IADE', refundof: sale, clientref: randomUUID() };
    await records().insert(row);
    await records().delete().eq('id', sale);
    const again = await records().upsert(row, { onConflict: 'clientref', ignoreDuplicates: true });
    expect(again.error).toBeNull();
  });

  it('and also when the origin is erased', async () => {
    expect((await service.rpc('erase_records', { record_ids: [sale, refund] })).error).toBeNull();
    expect(await stored()).toMatchObject({ refundof: sale });
  });
});

describe('more refunded than was paid', () => {
  const day = '2026-04-02';
  const back = { saletype: 'IPTAL/IADE', date: day };
  const oddities = async (start_date = day, end_date = day) => {
    const { data } = await staff.client.rpc('day_oddities', { start_date, end_date }).throwOnError();
    return data
      .filter(({ what }: { what: string }) => what === 'over_refunded')
      .map(({ recordid, details }: { recordid: number; details: object }) => [recordid, details]);
  };

  it('is unusual for a whole group, whose first record has the amounts', async () => {
    const first = await add({ date: '2026-04-01', card: 10_000, transfer: 8640, commission: 500 });
    const second = await add({ date: '2026-04-01', groupof: first });
    await add({ ...back, refundof: second, card: 6000 });
    const exact = await add({ ...back, refundof: first, transfer: 12_640, commission: 900 });
    expect(await oddities()).toEqual([]);
    await records().update({ transfer: 12_641 }).eq('id', exact).throwOnError();
    expect(await oddities()).toEqual([[exact, { paid: 18_640, back: 18_641 }]]);
    expect(await oddities('2026-04-01', '2026-04-01')).toEqual([]);
    const last = await add({ ...back, date: '2026-04-03', refundof: second, card: 1 });
    expect(await oddities(day, '2026-04-03')).toEqual([[last, { paid: 18_640, back: 18_642 }]]);
    // Records that are no longer refunds do not count as money paid back.
    await records().update({ saletype: 'BILET' }).in('id', [exact, last]).throwOnError();
    expect(await oddities(day, '2026-04-03')).toEqual([]);
  });

  it('is unusual even if the sale is deleted', async () => {
    const gone = await add({ date: '2026-04-01', card: 50 });
    const refunded = await add({ ...back, date: '2026-04-05', refundof: gone, card: 50 });
    await records().delete().eq('id', gone).throwOnError();
    expect(await oddities('2026-04-05', '2026-04-05')).toEqual([[refunded, { paid: 0, back: 50 }]]);
  });
});

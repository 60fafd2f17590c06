import { describe, expect, it } from 'vitest';
import { recordFields, searchLimit } from '../../src/domain/records/record-fields.ts';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await newPerson(server);

const records = () => staff.client.from('crm_records');
const stored = async () => (await records().select('id', { count: 'exact', head: true })).count;

const limits = Object.entries(recordFields).flatMap(([field, { limit, stamped }]) =>
  limit === undefined || stamped ? [] : [[field.toLowerCase(), limit] as const],
);
/** In bytes four times as long as in characters. */
const long = (length: number) => '😀'.repeat(length);

/** What takes PostgreSQL minutes to decompose, in which it heeds no timeout. */
const marks = `x${'\u0315\u0300'.repeat(200_000)}`;

describe.each(limits)('%s', (column, limit) => {
  const refusal = { code: '23514', message: expect.stringContaining(`"crm_records_${column}_check"`) };

  it(`takes ${limit} characters and refuses one more, naming the field`, async () => {
    const row = { fullname: 'Yolcu', [column]: long(limit) };
    const added = await records().insert(row).select().single();
    expect(added).toMatchObject({ status: 201, data: row });
    const before = await stored();
    expect(await records().insert({ ...row, [column]: long(limit + 1) })).toMatchObject({
      status: 400,
      error: refusal,
    });
    const changed = await records()
      .update({ [column]: long(limit + 1) })
      .eq('id', added.data.id);
    expect(changed).toMatchObject({ status: 400, error: refusal });
    expect(await stored()).toBe(before);
  });

  it('refuses what would be folded for minutes', async () => {
    expect(await records().insert({ fullname: 'Yolcu', [column]: marks })).toMatchObject({
      status: 400,
      error: refusal,
    });
    const merged = records().upsert({ fullname: 'Yolcu', [column]: marks }, { onConflict: 'clientref' });
    expect(await merged).toMatchObject({ status: 400, error: refusal });
  });
});

describe('what is searched for', () => {
  const refusal = { code: '23514', message: expect.stringContaining('search_text') };

  it.each([
    ['fold_text', 'input'],
    ['record_totals', 'search'],
  ])('%s takes a text that is long enough and refuses others', async (name, argument) => {
    const call = (text: string) => staff.client.rpc(name, { [argument]: text });
    expect(await call(long(searchLimit))).toMatchObject({ status: 200 });
    expect(await call(long(searchLimit + 1))).toMatchObject({ status: 400, error: refusal });
    expect(await call(marks)).toMatchObject({ status: 400, error: refusal });
  });

  it('is compared with the list as it is, however long', async () => {
    const { data, error } = await records()
      .select('id')
      .ilike('search', `%${'\u0315\u0300'.repeat(300)}%`);
    expect([data, error]).toEqual([[], null]);
  });
});

describe('a sale type', () => {
  it('of letters that fold to many is refused, naming the field, and of Turkish ones it is as long as any', async () => {
    const refusal = { code: '23514', message: expect.stringContaining('"crm_records_saletype_check"') };
    const sell = (saletype: string) => records().insert({ fullname: 'Yolcu', saletype });
    expect(await sell('ﷺ'.repeat(12))).toMatchObject({ status: 400, error: refusal });
    expect(await sell('Ğİ'.repeat(50))).toMatchObject({ status: 201 });
  });
});

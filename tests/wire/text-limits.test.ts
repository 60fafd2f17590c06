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
/** A text whose characters take four bytes each. */
const long = (length: number) => '😀'.repeat(length);

/** PostgreSQL would take minutes to decompose this text, and no timeout would stop it. */
const marks = `x${'\u0315\u0300'.repeat(200_000)}`;

describe.each(limits)('%s', (column, limit) => {
  const refusal = { code: '23514', message: expect.stringContaining(`"crm_records_${column}_check"`) };

  it(`accepts ${limit} characters and refuses one more, naming the field`, async () => {
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

  it('refuses a text that would take minutes to fold', async () => {
    expect(await records().insert({ fullname: 'Yolcu', [column]: marks })).toMatchObject({
      status: 400,
      error: refusal,
    });
    const merged = records().upsert({ fullname: 'Yolcu', [column]: marks }, { onConflict: 'clientref' });
    expect(await merged).toMatchObject({ status: 400, error: refusal });
  });
});

describe('a searched text', () => {
  const refusal = { code: '23514', message: expect.stringContaining('search_text') };

  it.each([
    ['fold_text', 'input'],
    ['record_totals', 'search'],
  ])('is accepted by %s up to its limit and refused beyond', async (name, argument) => {
    const call = (text: string) => staff.client.rpc(name, { [argument]: text });
    expect(await call(long(searchLimit))).toMatchObject({ status: 200 });
    expect(await call(long(searchLimit + 1))).toMatchObject({ status: 400, error: refusal });
    expect(await call(marks)).toMatchObject({ status: 400, error: refusal });
  });

  it('may have any length in a filter of the list', async () => {
    const { data, error } = await records()
      .select('id')
      .ilike('search', `%${'\u0315\u0300'.repeat(300)}%`);
    expect([data, error]).toEqual([[], null]);
  });
});

describe('a sale type', () => {
  it('is refused if its letters fold to many, naming the field; Turkish letters may use the whole length', async () => {
    const refusal = { code: '23514', message: expect.stringContaining('"crm_records_saletype_check"') };
    const sell = (saletype: string) => records().insert({ fullname: 'Yolcu', saletype });
    expect(await sell('ﷺ'.repeat(12))).toMatchObject({ status: 400, error: refusal });
    expect(await sell('Ğİ'.repeat(50))).toMatchObject({ status: 201 });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await newPerson(server);
const admin = await newPerson(server, true);

const records = () => staff.client.from('crm_records');
const call = async (name: string, body: object) => (await admin.client.rpc(name, body).throwOnError()).data;

describe('a day of thousands of names', () => {
  const day = '2026-03-02';
  const range = { start_date: day, end_date: day };
  const count = 4000;
  const long = (letter: string, index: number) => `${letter}${index}_`.padEnd(100, 'x');
  const gaveBack = { company: 'THY', saletype: 'IPTAL/IADE', direction: null, shift: null };
  const parts = ['company', 'saletype', 'direction', 'shift'] as const;

  beforeAll(async () => {
    const rows = Array.from({ length: count }, (_, index) => ({
      ...{ fullname: 'a', date: day, card: index + 1, commission: 2 },
      ...Object.fromEntries(parts.map((part) => [part, long(part, index)])),
    }));
    await records().insert(rows).throwOnError();
    const refund = { fullname: 'a', date: day, card: 900_000, saletype: 'IPTAL/IADE', company: 'THY' };
    await records().insert(refund).throwOnError();
  });

  it('is reported with the names that sold or refunded most, and the others in one row', async () => {
    const report = await call('day_report', range);
    expect(report.totals).toMatchObject({ records: count + 1, refunds: 1, card: (count * (count + 1)) / 2 - 900_000 });
    for (const part of parts) {
      const rows: Record<string, number>[] = report[part];
      expect(rows).toHaveLength(201);
      expect(rows[0]).toMatchObject({ name: long(part, count - 1), card: count });
      expect(rows.at(-2)).toMatchObject({ name: gaveBack[part], card: -900_000 });
      expect(rows.at(-1)).toMatchObject({ name: null, others: count + 1 - 200, records: count - 199 });
      expect(rows.slice(0, -1).every((row) => !('others' in row))).toBe(true);
      for (const [field, total] of Object.entries(report.totals)) {
        expect(rows.reduce((sum, row) => sum + (row[field] ?? 0), 0)).toBe(total);
      }
    }
    expect(report.user).toMatchObject([{ name: staff.email, records: count + 1 }]);
  });

  it('is closed with these figures, and reopened', async () => {
    const closing = await call('close_day', { day });
    expect(closing.figures).toEqual(await call('day_report', range));
    expect(await call('reopen_day', { day, reason: 'Deneme' })).toMatchObject({ id: closing.id, reason: 'Deneme' });
  });
});

describe('a large change among thousands of small ones', () => {
  const day = '2026-03-03';
  const found = async () => (await call('day_oddities', { start_date: day, end_date: day })) as Odd[];
  interface Odd {
    recordid: number | null;
    what: string;
    byemail: string | null;
    details: Record<string, unknown>;
  }
  let large: Record<'deleted' | 'changed' | 'moved', number>;
  let small: number[];

  beforeAll(async () => {
    const add = async (rows: object[]) =>
      (await records().insert(rows).select('id').throwOnError()).data?.map(({ id }) => id as number) ?? [];
    const sale = { fullname: 'Işık', date: day, card: 5000 };
    const [deleted = 0, changed = 0, moved = 0] = await add([sale, sale, sale]);
    large = { deleted, changed, moved };
    await records().delete().eq('id', deleted).throwOnError();
    for (const card of [4000, 1]) await records().update({ card }).eq('id', changed).throwOnError();
    for (const date of ['2026-03-05', '2026-03-06', day, '2026-03-04']) {
      await records().update({ date }).eq('id', moved).throwOnError();
    }
    const thousand = Array.from({ length: 1000 }, () => ({ fullname: 'x', date: day, card: 1 }));
    small = [];
    for (let at = 0; at < 6; at += 1) small.push(...(await add(thousand.map((row) => ({ ...row, pnr: `Z${at}` })))));
    // Each request changes 1,000 rows, the most that one request may change.
    for (const pnr of ['Z0', 'Z1', 'Z2', 'Z3', 'Z4', 'Z5']) {
      for (const card of [2, 3, 4]) await records().update({ card }).eq('date', day).eq('pnr', pnr).throwOnError();
      await records().delete().eq('date', day).eq('pnr', pnr).throwOnError();
    }
  });

  it('is listed before the small ones, each record once and at most 500 changes of a kind', async () => {
    const odd = await found();
    // `large.changed` is among the first four twice, because it was also entered late.
    const first = odd.slice(0, 4).map(({ recordid }) => recordid);
    expect(new Set(first)).toEqual(new Set(Object.values(large)));
    const of = (kind: string) => odd.filter(({ what, recordid }) => what === kind && recordid !== null);
    for (const kind of ['deleted', 'changed']) expect(new Set(of(kind).map((one) => one.recordid)).size).toBe(500);
    expect(of('deleted')).toContainEqual(
      expect.objectContaining({ recordid: large.deleted, details: { card: 5000 }, byemail: staff.email }),
    );
    expect(of('changed')).toContainEqual(
      expect.objectContaining({
        recordid: large.changed,
        details: { before: { card: 5000 }, after: { card: 1 }, times: 2, by: [staff.email, staff.email] },
      }),
    );
    expect(of('changed').find(({ recordid }) => small.includes(recordid ?? 0))?.details).toEqual({
      before: { card: 1 },
      after: { card: 4 },
      times: 3,
      // For each record the list reads the first two and the last two changes, so it knows all three names.
      by: [staff.email, staff.email, staff.email],
    });
    // The move between two other days does not concern this day.
    expect(of('moved')).toMatchObject([{ recordid: large.moved, details: { from: day, to: '2026-03-04', times: 3 } }]);
  });

  it('comes with the number of changes left out', async () => {
    expect((await found()).filter(({ recordid }) => recordid === null)).toEqual([
      expect.objectContaining({ what: 'changed', details: { more: 5501 } }),
      expect.objectContaining({ what: 'deleted', details: { more: 5501 } }),
    ]);
  });

  it('comes with the number of records left out of other kinds too', async () => {
    const other = '2026-03-07';
    await server.ownerSql`
      insert into public.crm_records (fullname, date, createdat, pnr, card)
      select 'y', ${other}::date, date '2026-03-09' + interval '1 second' * n, 'SAME', n from generate_series(0, 500) as n`;
    const odd = (await call('day_oddities', { start_date: other, end_date: other })) as Odd[];
    const more = odd.filter(({ recordid }) => recordid === null);
    expect(more.map(({ what, details }) => [what, details])).toEqual([
      ['backdated', { more: 1 }],
      ['same_pnr', { more: 1 }],
    ]);
    expect(odd.filter(({ what }) => what === 'no_amount')).toHaveLength(1);
  });
});

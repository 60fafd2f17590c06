import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../support/people.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let staff: Person;
let admin: Person;
beforeAll(async () => {
  server = await startServer();
  staff = await newPerson(server);
  admin = await newPerson(server, true);
});
afterAll(() => server.stop());

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

  it('is reported with those that sold or gave back most, and the others in one row', async () => {
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

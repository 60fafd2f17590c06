import { beforeEach, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const [staff, other, admin] = [await newPerson(server), await newPerson(server), await newPerson(server, true)];

let day: string;
let days = 0;
beforeEach(() => {
  days += 1;
  day = new Date(Date.UTC(2021, 0, days)).toISOString().slice(0, 10);
});

const counts = (person = staff) => person.client.from('day_counts');
const stored = async () => (await counts().select('shift').eq('day', day).order('shift')).data;
const shifts = (number: number) => Array.from({ length: number }, (_, index) => ({ day, shift: `V${index}`, card: 1 }));

describe('one statement writes at most 50 counts', () => {
  const ofDays = (number: number) =>
    Array.from({ length: number }, (_, index) => ({
      day: new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10),
      shift: day,
      card: 1,
    }));
  const refusal = { status: 400, error: { code: '22023', message: expect.stringContaining('at most 50') } };

  it('by insert, by upsert and by update', async () => {
    const merge = { onConflict: 'day,shift' };
    expect(await counts().insert(ofDays(51))).toMatchObject(refusal);
    expect(await counts().upsert(ofDays(51), merge)).toMatchObject(refusal);
    for (const rows of [ofDays(50), ofDays(80).slice(50)])
      expect((await counts().upsert(rows, merge)).error).toBeNull();
    expect((await counts().upsert(ofDays(50), merge)).error).toBeNull();
    expect(await counts().update({ card: 2 }).eq('shift', day)).toMatchObject(refusal);
    expect((await counts().update({ card: 2 }).eq('shift', day).lt('day', '2000-02-01')).error).toBeNull();
  });
});

it('a count that is being written delays neither counts and closings of other days nor the closing of its own day', async () => {
  await server.ownerSql.begin(async (sql) => {
    await sql`insert into public.day_counts (day, shift) values (${day}::date + 1000, 'UZUN')`;
    expect((await counts(other).insert({ day, card: 5 })).error).toBeNull();
    expect((await admin.client.rpc('close_day', { day, counts: { card: 6 } })).error).toBeNull();
  });
});

it('a count that waits for another does not delay a closing', async () => {
  await counts().insert({ day, shift: 'GECE', card: 5 });
  await server.ownerSql.begin(async (sql) => {
    const [{ pid } = { pid: 0 }] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await sql`select from public.day_counts where day = ${day} for update`;
    const waiting = Promise.resolve(counts(other).upsert({ day, shift: 'GECE', card: 7 }, { onConflict: 'day,shift' }));
    const isWaiting = async () =>
      (await server.ownerSql`select from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`).length > 0;
    while (!(await isWaiting()));
    expect((await admin.client.rpc('close_day', { day, counts: { card: 6 } })).error).toBeNull();
    void waiting;
  });
});

describe('shifts that one person counted', () => {
  it('are limited to twenty a day, which keeps nobody else from counting', async () => {
    expect(await counts().insert(shifts(21))).toMatchObject({ status: 409, error: { code: 'DC005' } });
    expect((await counts().insert(shifts(20))).error).toBeNull();
    expect((await counts().insert({ day, shift: 'fazla' })).error?.code).toBe('DC005');
    expect((await counts().update({ card: 2 }).eq('day', day)).error).toBeNull();
    expect((await counts().insert({ day, card: 5 })).error).toBeNull();
    for (const person of [other, admin])
      expect((await counts(person).insert({ day, shift: person.id })).error).toBeNull();
    expect((await admin.client.rpc('close_day', { day, counts: { card: 5 } })).error).toBeNull();
  });

  it('can be deleted by an admin while the day is open', async () => {
    await counts().insert(shifts(2)).throwOnError();
    const take = (person: Person, shift: string) => counts(person).delete().eq('day', day).eq('shift', shift);
    expect(await take(staff, 'V0')).toMatchObject({ status: 403, error: { code: '42501' } });
    expect(await stored()).toHaveLength(2);
    expect((await take(admin, 'V0')).error).toBeNull();
    expect(await stored()).toEqual([{ shift: 'V1' }]);
    await admin.client.rpc('close_day', { day }).throwOnError();
    expect(await take(admin, 'V1')).toMatchObject({ status: 409, error: { code: 'DC001' } });
  });
});

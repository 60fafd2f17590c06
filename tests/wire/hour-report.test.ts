import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await newPerson(server);

interface Hour {
  hour: number;
  collected: number;
  mean: number;
}

async function reportOf(day: string): Promise<{ hours: Hour[]; imported: boolean }> {
  const { data, error } = await staff.client.rpc('hour_report', { day });
  if (error) throw error;
  return data;
}
const hoursOf = async (day: string) => (await reportOf(day)).hours;

/** Replaces the time zone that the server has taken from agency.config.ts. */
const setTimeZone = (name: string) => server.ownerSql`select from public.set_time_zone(${name})`;
afterEach(() => setTimeZone('Europe/Istanbul'));

const sold = (date: string, at: string, amounts: Record<string, number>, saleType = 'YENI BILET') => server.ownerSql`
  insert into public.crm_records (fullname, date, createdat, saletype, virtualpos, card, transfer,
    currentaccountpayment, bdload, commission)
  values ('Saatli', ${date}, ${at}, ${saleType}, ${amounts.virtualpos ?? null}, ${amounts.card ?? null},
    ${amounts.transfer ?? null}, ${amounts.currentaccountpayment ?? null}, ${amounts.bdload ?? null},
    ${amounts.commission ?? null})`;

describe('the hours of a day', () => {
  beforeEach(async () => {
    await server.ownerSql`delete from public.crm_records`;
  });

  it('are all there, even if nothing was sold', async () => {
    const nothing = Array.from({ length: 24 }, (_, hour) => ({ hour, collected: 0, mean: 0 }));
    expect(await hoursOf('2026-04-10')).toEqual(nothing);
  });

  it('are in the agency’s zone, net of refunds, and only of money received', async () => {
    await sold('2026-04-10', '2026-04-10T11:59:59Z', {
      card: 100,
      virtualpos: 20,
      transfer: 3,
      commission: 7,
      bdload: 9,
    });
    await sold('2026-04-10', '2026-04-10T12:00:00Z', { card: 50, currentaccountpayment: 900 });
    await sold('2026-04-10', '2026-04-10T12:30:00Z', { card: 80 }, ' iptal/iade');
    // One sale was entered after midnight, the other weeks later. Both are dated 10 April.
    await sold('2026-04-10', '2026-04-10T21:30:00Z', { card: 5 });
    await sold('2026-04-10', '2026-05-02T06:10:00Z', { card: 7 });
    const hours = await hoursOf('2026-04-10');
    expect(hours.filter(({ collected }) => collected !== 0)).toEqual([
      { hour: 0, collected: 5, mean: 0 },
      { hour: 9, collected: 7, mean: 0 },
      { hour: 14, collected: 123, mean: 0 },
      { hour: 15, collected: -30, mean: 0 },
    ]);
    await setTimeZone('UTC');
    expect((await hoursOf('2026-04-10'))[11]?.collected).toBe(123);
  });

  it('come with the mean of exactly the 29 days before', async () => {
    await sold('2026-04-10', '2026-04-10T09:00:00Z', { card: 1 });
    await sold('2026-04-09', '2026-04-09T09:00:00Z', { card: 190 });
    await sold('2026-03-12', '2026-03-12T09:00:00Z', { card: 100 });
    await sold('2026-03-11', '2026-03-11T09:00:00Z', { card: 9999 });
    await sold('2026-04-11', '2026-04-11T09:00:00Z', { card: 9999 });
    expect((await hoursOf('2026-04-10'))[12]).toEqual({ hour: 12, collected: 1, mean: 10 });
  });

  it('leave out imports, and say so, but include a group, which is stored at once too', async () => {
    const of = (date: string) => ({ fullname: 'Saatli', date, card: 290 });
    await staff.client
      .from('crm_records')
      .insert([of('2026-04-10'), of('2026-04-09')])
      .throwOnError();
    await staff.client.from('crm_records').insert(of('2026-04-10')).throwOnError();
    // A record of the import is among the 30 days of the first report, but not of the second.
    expect((await reportOf('2026-04-30')).imported).toBe(true);
    expect((await reportOf('2026-05-10')).imported).toBe(false);
    const sales = [of('2026-04-10'), of('2026-04-09')].map((sale) => ({ ...sale, clientref: crypto.randomUUID() }));
    await staff.client.rpc('add_group', { sales }).throwOnError();
    const hours = await hoursOf('2026-04-10');
    const sum = (figure: 'collected' | 'mean') => hours.reduce((all, hour) => all + hour[figure], 0);
    expect([sum('collected'), sum('mean')]).toEqual([580, 10]);
  });
});

it('refuses a zone that PostgreSQL does not know', async () => {
  await expect(setTimeZone('Mars/Olympus')).rejects.toThrow('time zone "Mars/Olympus" not recognized');
  const { data } = await staff.client.rpc('agency_time_zone');
  expect(data).toBe('Europe/Istanbul');
});

it('agrees with independent sums', async () => {
  await server.ownerSql`delete from public.crm_records`;
  await server.ownerSql`select setseed(0.7)`;
  await server.ownerSql`
    insert into public.crm_records (fullname, date, createdat, saletype, virtualpos, card, transfer)
    select 'Yolcu', day, day + random() * interval '30 hours',
      (array['YENI BILET', 'IPTAL/IADE', 'İptal/İade ', null])[1 + (random() * 3)::int],
      case when random() < 0.4 then (random() * 90000)::int end, case when random() < 0.4 then (random() * 90000)::int end,
      case when random() < 0.4 then (random() * 90000)::int end
    from (select timestamptz '2026-01-01Z' + interval '1 day' * (random() * 50)::int as day from generate_series(1, 8000)) as days`;
  for (const day of ['2026-01-01', '2026-02-05', '2026-02-18']) {
    const rows = await server.ownerSql<{ date: string; at: number; amount: number }[]>`
      select date::text as date, extract(epoch from createdat)::float8 as at,
        (coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0))::int
          * case when saletype in ('IPTAL/IADE', 'İptal/İade ') then -1 else 1 end as amount
      from public.crm_records`;
    // İstanbul has been three hours ahead of UTC all year since 2016.
    const hourOf = (at: number) => (Math.floor(at / 3600) + 3) % 24;
    const first = new Date(Date.parse(`${day}T00:00:00Z`) - 29 * 86_400_000).toISOString().slice(0, 10);
    const sum = (hour: number, fits: (date: string) => boolean) =>
      rows.filter(({ date, at }) => fits(date) && hourOf(at) === hour).reduce((all, { amount }) => all + amount, 0);
    const hours = await hoursOf(day);
    for (const { hour, collected, mean } of hours) {
      expect(collected).toBe(sum(hour, (date) => date === day));
      expect(mean).toBeCloseTo(sum(hour, (date) => date >= first && date < day) / 29, 1);
    }
    const report = await staff.client.rpc('day_report', { start_date: day, end_date: day });
    expect(hours.reduce((all, { collected }) => all + collected, 0)).toBe(report.data.totals.collected);
  }
});

import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await newPerson(server);

const report = async (filter: object) => {
  const { data, error } = await staff.client.rpc('day_report', filter);
  if (error) throw error;
  return data;
};

const nothing = {
  ...{
    records: 0,
    refunds: 0,
    virtualpos: 0,
    card: 0,
    transfer: 0,
    currentaccountpayment: 0,
    bdload: 0,
    commission: 0,
  },
  ...{ collected: 0, sold: 0 },
};

describe('the report of a day', () => {
  beforeEach(async () => {
    await server.ownerSql`delete from public.crm_records`;
  });

  it('has every part, even if nothing was sold', async () => {
    const day = { start_date: '2026-04-01', end_date: '2026-04-01', shift_name: null };
    expect(await report(day)).toEqual({
      totals: nothing,
      channel: ['virtualpos', 'card', 'transfer', 'currentaccountpayment'].map((name) => ({ ...nothing, name })),
      ...{ company: [], saletype: [], direction: [], shift: [], user: [], days: [] },
    });
  });

  it('subtracts refunds everywhere, and has a row for records without a value', async () => {
    const common = { fullname: 'Işık', date: '2026-04-01', shift: 'GECE', company: 'THY' };
    await staff.client.from('crm_records').insert([
      { ...common, card: 100, currentaccountpayment: 20, commission: 7, bdload: 500, saletype: 'YENI BILET' },
      { ...common, card: 30, commission: 2, saletype: 'IPTAL/IADE', direction: 'YURT ICI', company: null },
    ]);
    const both = { records: 2, refunds: 1, card: 70, currentaccountpayment: 20, commission: 5, bdload: 500 };
    const totals = { ...nothing, ...both, collected: 70, sold: 90 };
    const sale = { ...totals, records: 1, refunds: 0, card: 100, commission: 7, collected: 100, sold: 120 };
    const refund = { ...nothing, records: 1, refunds: 1, card: -30, commission: -2, collected: -30, sold: -30 };
    const account = { records: 1, currentaccountpayment: 20, sold: 20 };
    const day = { start_date: '2026-04-01', end_date: '2026-04-01' };
    expect(await report(day)).toEqual({
      totals,
      channel: [
        { ...nothing, name: 'virtualpos' },
        { ...nothing, name: 'card', records: 2, refunds: 1, card: 70, collected: 70, sold: 70 },
        { ...nothing, name: 'transfer' },
        { ...nothing, name: 'currentaccountpayment', ...account },
      ],
      company: [
        { ...sale, name: 'THY' },
        { ...refund, name: null },
      ],
      saletype: [
        { ...sale, name: 'YENI BILET' },
        { ...refund, name: 'IPTAL/IADE' },
      ],
      direction: [
        { ...sale, name: null },
        { ...refund, name: 'YURT ICI' },
      ],
      shift: [{ ...totals, name: 'GECE' }],
      user: [{ ...totals, name: staff.email }],
      days: [{ ...totals, name: '2026-04-01' }],
    });
    expect((await report({ ...day, shift_name: 'SABAH' })).totals).toEqual(nothing);
  });
});

it('staff can read the names of accounts that entered a sale, and nothing about other accounts', async () => {
  const [nameless, idle] = [await newPerson(server), await newPerson(server)];
  await server.ownerSql`update auth.users set raw_user_meta_data = '{"first_name": " "}' where id = ${nameless.id}`;
  await server.ownerSql`update auth.users set raw_user_meta_data = '{"first_name": "Hiç"}' where id = ${idle.id}`;
  await server.ownerSql`
    update auth.users set raw_user_meta_data = '{"first_name": " Ayşe", "last_name": "Yılmaz ", "phone": "1"}' where id = ${staff.id}`;
  for (const { client } of [staff, nameless])
    await client.from('crm_records').insert({ fullname: 'Adı Görünen', date: '2026-08-01' }).throwOnError();
  const { data } = await staff.client.rpc('staff_names').throwOnError();
  expect(data).toEqual([{ id: staff.id, email: staff.email, name: 'Ayşe Yılmaz' }]);
});

describe('agrees with independently computed sums', () => {
  const days = Array.from({ length: 20 }, (_, index) => `2026-05-${String(index + 1).padStart(2, '0')}`);
  const shifts = ['SABAH', 'AKSAM', 'GECE'];
  const parts = {
    company: 'company',
    saletype: 'saletype',
    direction: 'direction',
    shift: 'shift',
    user: 'useremail',
    days: 'date::text',
  };
  const columns = ['virtualpos', 'card', 'transfer', 'currentaccountpayment', 'bdload', 'commission'];

  beforeAll(async () => {
    await server.ownerSql`delete from public.crm_records`;
    await server.ownerSql`select setseed(0.42)`;
    await server.ownerSql.unsafe(`
      insert into public.crm_records (fullname, date, company, saletype, direction, shift, useremail, ${columns})
      select 'Yolcu', date '2026-05-01' + (random() * 19)::int,
        (array['THY', 'PEGASUS', 'AJET', null])[1 + (random() * 3)::int],
        (array['YENI BILET', 'IPTAL/IADE', 'İptal/İade ', 'DEGISIM', null])[1 + (random() * 4)::int],
        (array['YURT ICI', 'YURT DISI', null])[1 + (random() * 2)::int],
        (array['SABAH', 'AKSAM', 'GECE', null])[1 + (random() * 3)::int],
        'personel' || (random() * 4)::int || '@ornek.example',
        ${columns.map(() => 'case when random() < 0.4 then (random() * 90000)::int end')}
      from generate_series(1, 5000)`);
  });

  const sum = (column: string) => `coalesce(sum(case when saletype in ('IPTAL/IADE', 'İptal/İade ')
    then -${column} else ${column} end), 0)::bigint`;
  const figures = `count(*)::int as records,
    (count(*) filter (where saletype in ('IPTAL/IADE', 'İptal/İade ')))::int as refunds,
    ${columns.map((column) => `${sum(column)} as ${column}`)},
    ${sum('(coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0))')} as collected,
    ${sum('(coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0) + coalesce(currentaccountpayment, 0))')} as sold`;

  const byName = (rows: readonly { name: string | null }[]) =>
    [...rows].sort((one, other) => (String(one.name) < String(other.name) ? -1 : 1));

  const filters = fc.record({
    start: fc.constantFrom(...days),
    length: fc.integer({ min: 0, max: 19 }),
    shift: fc.constantFrom(null, ...shifts),
  });
  const chosen = fc.sample(filters, { seed: 7, numRuns: 50 });

  it.each(chosen)('%j', async ({ start, length, shift }) => {
    const end = days[Math.min(days.indexOf(start) + length, days.length - 1)] ?? start;
    const from = `from public.crm_records where date between '${start}' and '${end}'
      ${shift ? `and shift = '${shift}'` : ''}`;
    const given = await report({ start_date: start, end_date: end, shift_name: shift });
    const [totals] = await server.ownerSql.unsafe(`select ${figures} ${from}`);
    expect(given.totals).toEqual(totals);
    for (const [part, column] of Object.entries(parts)) {
      const rows = await server.ownerSql.unsafe<{ name: string | null }[]>(
        `select ${column} as name, ${figures} ${from} group by 1`,
      );
      expect(byName(given[part])).toEqual(byName(rows));
    }
    const channel = given.channel as Record<string, number | string>[];
    expect(channel.map(({ name, sold }) => [name, sold])).toEqual(
      columns.slice(0, 4).map((name) => [name, given.totals[name]]),
    );
    if (shift) return;
    const summed = await staff.client.rpc('record_totals', { start_date: start, end_date: end }).single();
    expect(summed.data).toMatchObject(totals as object);
  });

  it('and, for each row of the report, with the totals of a list filtered to that row', async () => {
    const range = { start_date: '2026-05-03', end_date: '2026-05-12' };
    await server.ownerSql`update public.crm_records set company = '' where company is null and id % 2 = 0`;
    const narrowed = async (filter: object) =>
      (
        await staff.client
          .rpc('record_totals', { ...range, ...filter })
          .single()
          .throwOnError()
      ).data;
    const given = await report(range);
    for (const [part, argument] of Object.entries({
      company: 'company_name',
      saletype: 'sale_type',
      direction: 'direction_name',
      shift: 'shift_name',
      user: 'user_name',
    })) {
      expect(given[part].length).toBeGreaterThan(2);
      for (const { name, ...row } of given[part]) {
        expect(await narrowed({ [argument]: name ?? '' })).toMatchObject(row);
      }
    }
    for (const { name, records, refunds, sold } of given.channel) {
      expect(await narrowed({ channel_name: name })).toMatchObject({ records, refunds, [name]: sold });
    }
    const both = await report({ ...range, shift_name: 'GECE' });
    const { name, ...row } = both.company[0];
    expect(await narrowed({ shift_name: 'GECE', company_name: name ?? '' })).toMatchObject(row);
    expect(await narrowed({ channel_name: 'fullname' })).toMatchObject(nothing);
  });
});

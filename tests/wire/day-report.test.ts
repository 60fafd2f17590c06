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

it('the names of accounts are told to staff, with nothing of those that have none', async () => {
  const nameless = await newPerson(server);
  await server.ownerSql`update auth.users set raw_user_meta_data = '{"first_name": " "}' where id = ${nameless.id}`;
  await server.ownerSql`
    update auth.users set raw_user_meta_data = '{"first_name": " Ayşe", "last_name": "Yılmaz ", "phone": "1"}' where id = ${staff.id}`;
  const { data } = await staff.client.rpc('staff_names').throwOnError();
  // The first admin is named after the address.
  const first = { email: server.admin.email, name: server.admin.email.split('@')[0] };
  expect(data).toMatchObject([{ id: staff.id, email: staff.email, name: 'Ayşe Yılmaz' }, first]);
});

describe('agrees with sums that are worked out apart from it', () => {
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
    expect(summed.data).toEqual(totals);
  });

  it('and with the totals of the list, filtered to one of its rows', async () => {
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
        expect(await narrowed({ [argument]: name ?? '' })).toEqual(row);
      }
    }
    for (const { name, records, refunds, sold } of given.channel) {
      expect(await narrowed({ channel_name: name })).toMatchObject({ records, refunds, [name]: sold });
    }
    const both = await report({ ...range, shift_name: 'GECE' });
    const { name, ...row } = both.company[0];
    expect(await narrowed({ shift_name: 'GECE', company_name: name ?? '' })).toEqual(row);
    expect(await narrowed({ channel_name: 'fullname' })).toEqual(nothing);
  });
});

describe('what is unusual about a day', () => {
  const day = { start_date: '2026-06-10', end_date: '2026-06-10' };
  const oddities = async () => {
    const { data, error } = await staff.client.rpc('day_oddities', day);
    if (error) throw error;
    return data as { recordid: number; what: string; byemail: string; fullname: string | null; details: object }[];
  };

  it('names each record, but no passenger who is no longer in the list', async () => {
    await server.ownerSql`delete from public.crm_records`;
    const common = { date: '2026-06-10', createdat: '2026-06-10T20:00:00Z', useremail: 'eski@ornek.example' };
    const rows = [
      { ...common, fullname: 'Olağan', pnr: 'AAA111', card: 5 },
      { ...common, fullname: 'Geç', pnr: 'AAA222', card: 5, createdat: '2026-06-11T12:01:00+03:00' },
      { ...common, fullname: 'Gece', pnr: 'AAA333', card: 5, createdat: '2026-06-11T11:59:00+03:00' },
      { ...common, fullname: 'Çift', pnr: 'BBB111', card: 5 },
      { ...common, fullname: 'Çift', pnr: ' bbb111', card: 5 },
      { ...common, fullname: 'İade', pnr: 'AAA111', card: 5, saletype: 'IPTAL/IADE' },
      { ...common, fullname: 'Boş', card: 0 },
      { ...common, fullname: 'Silinen', pnr: 'CCC111', card: 9 },
      { ...common, fullname: 'Değişen', pnr: 'CCC222', card: 9 },
      { ...common, fullname: 'Notu değişen', pnr: 'CCC333', card: 9 },
      { ...common, fullname: 'Giden', pnr: 'CCC444', card: 9 },
      { ...common, fullname: 'İadeye dönen', pnr: 'CCC555', card: 9 },
      { ...common, fullname: 'Başka gün', pnr: 'BBB111', card: 5, date: '2026-06-12' },
    ];
    const ids: Record<string, number> = {};
    for (const row of rows) {
      const [{ id } = { id: 0 }] = await server.ownerSql<{ id: number }[]>`
        insert into public.crm_records (fullname, pnr, card, date, createdat, useremail, saletype)
        values (${row.fullname}, ${'pnr' in row ? row.pnr : null}, ${row.card}, ${row.date}, ${row.createdat}, ${row.useremail},
          ${'saletype' in row ? row.saletype : null}) returning id`;
      ids[row.fullname] = id;
    }
    const records = () => staff.client.from('crm_records');
    await records().delete().eq('id', ids.Silinen);
    await records().update({ card: 7, fullname: 'Başka ad' }).eq('id', ids.Değişen);
    await records().update({ note: 'x' }).eq('id', ids['Notu değişen']);
    await records().update({ date: '2026-06-11' }).eq('id', ids.Giden);
    await records().update({ saletype: 'IPTAL/IADE' }).eq('id', ids['İadeye dönen']);
    const found = await oddities();
    const shown = found.map(({ recordid, what, fullname, details }) => [what, recordid, fullname, details]);
    expect(shown.sort()).toEqual(
      [
        ['backdated', ids.Geç, 'Geç', {}],
        ['same_pnr', (ids.Çift ?? 0) - 1, 'Çift', {}],
        ['same_pnr', ids.Çift, 'Çift', {}],
        ['no_amount', ids.Boş, 'Boş', {}],
        ['deleted', ids.Silinen, null, { card: 9 }],
        ['changed', ids.Değişen, 'Başka ad', { before: { card: 9 }, after: { card: 7 } }],
        [
          'changed',
          ids['İadeye dönen'],
          'İadeye dönen',
          { before: { card: 9 }, after: { card: 9, saletype: 'IPTAL/IADE' } },
        ],
        ['moved', ids.Giden, 'Giden', { from: '2026-06-10', to: '2026-06-11' }],
      ].sort(),
    );
    expect(found.find(({ what }) => what === 'deleted')?.byemail).toBe(staff.email);
    expect(found.find(({ what }) => what === 'backdated')?.byemail).toBe('eski@ornek.example');
    expect(JSON.stringify(found)).not.toMatch(/Silinen|CCC111|Değişen"/);
  });

  it('tells of an import once, and once of its being taken back', async () => {
    await server.ownerSql`delete from public.crm_records`;
    const sale = (more: object) => ({
      fullname: 'Eski',
      date: '2025-06-10',
      pnr: null,
      card: 5,
      clientref: crypto.randomUUID(),
      ...more,
    });
    const days = { start_date: '2025-06-10', end_date: '2025-06-10' };
    const told = async () => {
      const { data } = await staff.client.rpc('day_oddities', days).throwOnError();
      return (
        data as { recordid: number; what: string; byemail: string; fullname: string | null; details: object }[]
      ).map(({ recordid, what, byemail, fullname, details }) => [what, recordid, byemail, fullname, details]);
    };
    const records = () => staff.client.from('crm_records');
    const { data: alone } = await records().insert(sale({})).select('id').single().throwOnError();
    // Of this one only one record is of the day.
    const few = [sale({ fullname: 'Tek' }), sale({ date: null })];
    const { data: one } = await records().insert(few).select('id').throwOnError();
    const many = [
      ...Array.from({ length: 300 }, () => sale({})),
      sale({ card: null }),
      sale({ pnr: 'A' }),
      sale({ pnr: 'a' }),
    ];
    const { data: list } = await records().insert(many).select('id').order('id').throwOnError();
    const ids = list.map(({ id }) => id);
    const lone = [
      ['backdated', one[0]?.id, staff.email, 'Tek', {}],
      ['backdated', alone.id, staff.email, 'Eski', {}],
    ];
    const counts = { records: 303, ids: ids.slice(0, 3), backdated: 303, no_amount: 1, same_pnr: 2 };
    expect((await told()).toSorted()).toEqual([...lone, ['imported', ids[0], staff.email, null, counts]].toSorted());
    await staff.client.rpc('undo_import', { clientrefs: many.map(({ clientref }) => clientref) }).throwOnError();
    expect((await told()).toSorted()).toEqual(
      [...lone, ['unimported', ids[0], staff.email, null, { records: 303, ids: ids.slice(0, 3) }]].toSorted(),
    );
  });
});

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FieldFacts, recordFields, searchLimit } from '../../src/domain/records/record-fields.ts';
import { foldText } from '../../src/domain/text/turkish.ts';
import { foldCases } from '../support/fold-cases.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();

describe('fold_text', () => {
  const fold = async (texts: readonly string[]) => {
    const rows = await server.ownerSql<{ folded: string }[]>`
      select public.fold_text(text) as folded
      from json_array_elements_text(${JSON.stringify(texts)}::text::json) with ordinality as t(text, place)
      order by place`;
    return rows.map(({ folded }) => folded);
  };

  it('folds the shared cases', async () => {
    expect(await fold(foldCases.map(([input]) => input))).toEqual(foldCases.map(([, folded]) => folded));
  });

  it('folds any text as foldText does', async () => {
    const letters = fc.constantFrom(..."İIıiŞşĞğÇçÖöÜüÂâÎîÛû’' \u00a0\u0307\u2003ƏəΣσЙйßẞﬁ①%_\\");
    const text = fc.array(fc.oneof(letters, fc.string({ unit: 'grapheme', maxLength: 1 })), { maxLength: 20 });
    const texts = fc.sample(text, { seed: 5, numRuns: 2000 }).map((parts) => parts.join('').replaceAll('\0', ''));
    expect(await fold(texts)).toEqual(texts.map(foldText));
  });

  it('does not depend on the collation of its argument', async () => {
    const collations = await server.ownerSql<{ name: string }[]>`
      select quote_ident(collname) as name from pg_collation
      where collname in ('C', 'POSIX', 'tr-TR-x-icu', 'und-x-icu', 'pg_c_utf8')`;
    expect(collations.length).toBeGreaterThan(1);
    for (const { name } of collations) {
      const [row] = await server.ownerSql.unsafe(`select public.fold_text('IŞIK İĞDE' collate ${name}) as folded`);
      expect(row?.folded).toBe('isik igde');
    }
  });
});

describe('the plan of a staff request on 20,000 records', () => {
  const found = (condition: string) =>
    `select * from public.crm_records r where ${condition} order by public.newest(r) desc limit 500`;
  beforeAll(async () => {
    await server.ownerSql`
      insert into public.crm_records (fullname, pnr, date, phone, citizenid, card, transfer)
      select 'Yolcu ' || md5(n::text), upper(left(md5((n * 7)::text), 6)), date '2026-06-01' - n / 100,
        '+90 (532) ' || 1000000 + n * 449, 10000000000 + n, n, case when n % 2 = 0 then 5 end
      from generate_series(1, 20000) as n`;
    await server.ownerSql`vacuum analyze public.crm_records`;
    await server.ownerSql`grant authenticated to current_user with set true`;
  });

  it.each([
    ['search', `select * from public.crm_records where search ilike '%a3f9c%' order by id desc`, 'crm_records_search'],
    ['name', `select * from public.crm_records where fullname ilike '%a3f9c%' order by id desc`, 'crm_records_search'],
    [
      'day',
      `select * from public.crm_records where date >= '2026-05-01' and date <= '2026-05-01' order by id desc`,
      'crm_records_date_id',
    ],
    ['phone', found(`public.phonedigits(r) ilike '%4567%'`), 'crm_records_phone'],
    ['start of a phone number', found(`public.phonedigits(r) ilike '53245678%'`), 'crm_records_phone'],
    ['citizen number', found(`citizenid ilike '%4567%'`), 'crm_records_citizenid'],
    ['amount', found(`public.amounts(r) @> array[12500::bigint]`), 'crm_records_amounts'],
    ['total paid', found('public.paid(r) >= 12500 and public.paid(r) <= 12510'), 'crm_records_paid'],
    ['count of a day', `select count(*) from public.crm_records where date = '2026-05-01'`, 'Index Only Scan'],
  ])('%s uses its index', async (_name, query, expected) => {
    const plan = await server.ownerSql.begin(async (sql) => {
      await sql`set local role authenticated`;
      return await sql.unsafe(`explain ${query}`);
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(expected);
  });

  it('a number with several meanings is looked up in the index of each', async () => {
    const plan = await server.ownerSql.begin(async (sql) => {
      await sql`set local role authenticated`;
      return await sql.unsafe(
        `explain ${found(`(search ilike '%4567%' or public.phonedigits(r) ilike '%4567%'
        or citizenid ilike '%4567%' or id = 4567 or public.amounts(r) @> array[4567::bigint])`)}`,
      );
    });
    const scans = plan.flatMap((line) => /Bitmap Index Scan on (\w+)/.exec(line['QUERY PLAN'])?.[1] ?? []);
    expect(scans.toSorted()).toEqual(
      ['amounts', 'citizenid', 'phone', 'pkey', 'search'].map((name) => `crm_records_${name}`),
    );
  });

  // “explain” shows no plans inside a function, so the scans are counted.
  it.each([
    ['a search', `search => 'A3F9C'`, 'crm_records_search'],
    ['a word', `search_terms => '[{"text": "%a3f9c%"}]'`, 'crm_records_search'],
    ['a phone', `search_terms => '[{"phones": ["%4567%"]}]'`, 'crm_records_phone'],
    ['a citizen number', `search_terms => '[{"citizenid": "%4567%"}]'`, 'crm_records_citizenid'],
    ['an amount', `search_terms => '[{"amount": 12500}]'`, 'crm_records_amounts'],
    ['one of several', `search_terms => '[{"amount": 12500, "phones": ["%12500%"]}]'`, 'crm_records_amounts'],
    ['the total paid', `least_paid => 12500, most_paid => 12510`, 'crm_records_paid'],
    ['a day', `start_date => '2026-05-01', end_date => '2026-05-01'`, 'crm_records_date_id'],
  ])('the totals of %s use only its index', async (_name, filter, index) => {
    const [before, after] = await server.ownerSql.begin(async (sql) => {
      await sql`set local role authenticated`;
      // These numbers may include earlier scans of the connection, so the test compares them before and after.
      const scans = () => sql<{ whole: number; index: number }[]>`
        select pg_stat_get_xact_numscans('public.crm_records'::regclass)::int as whole,
          pg_stat_get_xact_numscans(${`public.${index}`}::text::regclass)::int as index`;
      const [first] = await scans();
      await sql.unsafe(`select public.record_totals(${filter})`);
      const [last] = await scans();
      return [first, last];
    });
    expect([(after?.whole ?? 0) - (before?.whole ?? 0), (after?.index ?? 0) - (before?.index ?? 0)]).toEqual([0, 1]);
  });
});

describe('history', () => {
  beforeAll(async () => {
    const sql = server.ownerSql;
    await sql`insert into public.crm_records (fullname, phone) values ('Silinecek Kişi', '0532 000 00 01')`;
    await sql`update public.crm_records set card = 5 where fullname = 'Silinecek Kişi'`;
  });

  it.each([
    'update app.crm_records_history set changedby = null',
    'delete from app.crm_records_history',
    'truncate app.crm_records_history',
  ])('is append-only, for its owner too: %s', async (statement) => {
    await expect(server.ownerSql.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('is rewritten only by erasure, and only in personal data', async () => {
    const sql = server.ownerSql;
    const found = await sql`select * from app.personal_data(person_name => 'SİLİNECEK kişi')`;
    expect(found.map(({ replacedat, record }) => [replacedat === null, record.card])).toEqual([
      [false, null],
      [true, 5],
    ]);
    expect(await sql`select * from app.personal_data(person_phone => '+90 532 000 0001')`).toHaveLength(2);
    expect(await sql`select * from app.personal_data()`).toEqual([]);
    const ids = [found[0]?.recordid];
    const [erased] = await sql`select * from public.erase_records(record_ids => ${ids}::bigint[])`;
    expect(erased).toEqual({ records: 1, versions: 2 });
    const [again] = await sql`select * from public.erase_records(record_ids => ${ids}::bigint[])`;
    expect(again).toEqual({ records: 0, versions: 0 });
    expect(await sql`select * from app.personal_data(person_name => 'silinecek kisi')`).toEqual([]);
    const [row] = await sql`select fullname, phone, card, search from public.crm_records where id = ${ids[0] ?? 0}`;
    expect(row).toEqual({ fullname: 'Anonim', phone: null, card: 5, search: 'anonim' });
    await expect(sql`delete from app.crm_records_history`).rejects.toMatchObject({ code: '42501' });
  });
});

/** The column type for each kind of field; personal data have the type `personal`. */
const types: Readonly<Record<FieldFacts['kind'], string>> = {
  text: 'text',
  code: 'text',
  airport: 'text',
  money: 'lira',
  date: 'date',
  instant: 'timestamptz',
  id: 'int8',
  uuid: 'uuid',
};

it('has a column for each field of a sale, of the type its kind requires', async () => {
  const columns = await server.ownerSql`
    select attname as column, typname as type, attnotnull as required
    from pg_attribute join pg_type on pg_type.oid = atttypid
    where attrelid = 'public.crm_records'::regclass and attnum > 0 and not attisdropped
      and attname not in ('clientref', 'search')
    order by attname collate "C"`;
  const wanted = Object.entries(recordFields).map(([field, { kind, personal, required = false }]) => ({
    column: field.toLowerCase(),
    type: personal ? 'personal' : types[kind],
    required,
  }));
  expect([...columns]).toEqual(wanted.sort((one, other) => (one.column < other.column ? -1 : 1)));
});

it('accepts texts of the length in the table of fields, and no longer ones', async () => {
  const checks = await server.ownerSql<{ column: string; name: string; definition: string }[]>`
    select attname as column, conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_attribute a
    join pg_constraint c on c.conrelid = a.attrelid and c.conkey = array[a.attnum] and c.contype = 'c'
    where a.attrelid = 'public.crm_records'::regclass`;
  const said = checks.flatMap(({ column, name, definition }) => {
    const limit = /length\(\(?(\w+)\)?(?:::text)?\) <= (\d+)/.exec(definition);
    return limit ? [[column, name, Number(limit[2])]] : [];
  });
  const wanted = Object.entries(recordFields).flatMap(([field, { kind, limit }]) => {
    const column = field.toLowerCase();
    return kind === 'text' || kind === 'code' ? [[column, `crm_records_${column}_check`, limit]] : [];
  });
  expect(said.sort()).toEqual(wanted.sort());
  const [searched] = await server.ownerSql`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'search_text_length'`;
  expect(searched?.definition).toContain(`<= ${searchLimit}`);
});

it('adds up, logs and erases a new column as soon as the table has it', async () => {
  const outcome = await server.ownerSql
    .begin(async (sql) => {
      await sql`delete from public.crm_records`;
      await sql`alter table public.crm_records add trialmoney public.lira, add trialtext public.personal`;
      await sql`insert into public.crm_records (fullname, trialmoney, trialtext, company)
        values ('Yeni Sütun', 7, 'U123', 'THY')`;
      await sql`update public.crm_records set trialmoney = 8`;
      const [summed] = await sql`select public.record_totals() as totals`;
      const told = await sql`select details -> 'before' as before, details -> 'after' as after
        from app.activity where record_id = (select id from public.crm_records) order by id`;
      const [stake] =
        await sql`select amount_at_stake::int as money from app.crm_records_history order by historyid desc limit 1`;
      const [erased] = await sql`select * from public.erase_records(before_date => 'tomorrow')`;
      const [row] = await sql`select fullname, trialtext, company, trialmoney::int from public.crm_records`;
      const versions = await sql`
        select record from app.crm_records_history
        where recordid = (select id from public.crm_records) order by historyid`;
      throw Object.assign(new Error('undone'), {
        summed,
        told,
        stake,
        erased,
        row,
        versions: versions.map(({ record }) => record),
      });
    })
    .catch((error: unknown) => error);
  const anonymous = { fullname: 'Anonim', trialtext: null, company: 'THY' };
  expect(outcome).toMatchObject({
    message: 'undone',
    summed: { totals: { records: 1, trialmoney: 8, card: 0 } },
    told: [
      { before: null, after: { trialmoney: 7 } },
      { before: { trialmoney: 7 }, after: { trialmoney: 8 } },
    ],
    stake: { money: 15 },
    row: { ...anonymous, trialmoney: 8 },
    versions: [
      { ...anonymous, trialmoney: 7 },
      { ...anonymous, trialmoney: 8 },
    ],
  });
});

import type { Client } from 'pg';
import sql from 'sql-template-tag';

export const recordsPerDay = 200;
const firstDay = '2001-01-01';
/** The day whose list is measured; it exists in every size of the data set. */
export const measuredDay = '2001-02-05';
/** The day of inserted records: after all others, as in real use. */
export const insertedDay = '2031-01-02';
export const searchedName = 'Nurgül Ünsaldı';
export const benchNote = 'bench';

/** Adds made-up records until there are `rows`. Exactly ten of the first ten thousand have the searched name. */
export async function growTo(owner: Client, rows: number): Promise<void> {
  const counted = await owner.query<{ n: number }>(sql`select count(*)::int as n from public.crm_records`);
  const from = counted.rows[0]?.n ?? 0;
  if (from >= rows) return;
  const indexes = await owner.query<{ ddl: string }>(sql`
    select indexdef as ddl from pg_indexes where indexname = 'crm_records_search'`);
  await owner.query(sql`drop index public.crm_records_search`);
  await owner.query(sql`alter table public.crm_records disable trigger user`);
  await owner.query(sql`
    insert into public.crm_records (fullname, phone, citizenid, pnr, depart, arrive, company, saletype, direction, shift,
      virtualpos, commission, note, date, userid, useremail, clientref)
    select case when i < 10000 and i % 1000 = 0 then ${searchedName} else (array['Ayşe','Fatma','Şükrü','İrem','Çiğdem','Gökhan','Işıl','Oğuz','Mehmet','Zeynep'])[1 + i % 10] || ' '
        || upper(left(md5(i::text), 1)) || left(md5((i * 7)::text), 6) || ' '
        || (array['Yılmaz','Kaya','Öztürk','Çelik','Şahin','Işık','Doğan'])[1 + i % 7] end,
      '+905000000000', '10000000146', upper(left(md5((i * 13)::text), 6)), 'IST', 'ESB', 'PEGASUS', 'YENI BILET',
      'YURT ICI', '09.00-18.00', 1000 + i % 4000, 100 + i % 300, 'not', ${firstDay}::date + i / ${recordsPerDay}::int,
      gen_random_uuid(), 'personel@ornek.example', gen_random_uuid()
    from generate_series(${from}::int, ${rows - 1}::int) as i`);
  await owner.query(sql`alter table public.crm_records enable trigger user`);
  for (const { ddl } of indexes.rows) await owner.query(ddl);
  await owner.query(sql`vacuum analyze public.crm_records`);
}

/** Deletes the inserted records and vacuums what they leave in the indexes, which would slow the following cases. */
export async function removeInserted(owner: Client): Promise<void> {
  const { rowCount } = await owner.query(sql`
    delete from public.crm_records where note = ${benchNote} and date = ${insertedDay}`);
  if (rowCount) await owner.query(sql`vacuum analyze public.crm_records`);
}

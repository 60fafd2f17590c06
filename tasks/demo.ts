import { parseArgs } from 'node:util';
import sql, { raw } from 'sql-template-tag';
import agency from '../agency.config.ts';
import { todayIn } from '../src/domain/days/dates.ts';
import type { Queries } from '../src/server/database/pool.ts';
import { readSettings } from '../src/server/settings.ts';
import { ensureDatabase, withDatabase } from './lib/database.ts';
import { demoMark, demoRecords } from './lib/demo-records.ts';
import { explain, fail } from './lib/help.ts';

explain(`
npm run demo [-- --count 1500 | --remove]
Fills the CRM with made-up sales records of the days up to today, under the names of its users.
Running it again adds nothing twice. --remove deletes the made-up records.
Works while the server runs and while it does not. Reads DATA_DIR or DATABASE_URL as npm start does.
`);

try {
  const { values } = parseArgs({ options: { count: { type: 'string' }, remove: { type: 'boolean' } } });
  const count = Number(values.count ?? 1500);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
    throw new Error('--count must be a whole number from 1 to 1000000.');
  }
  const settings = readSettings(process.env);
  if (settings.hosted) throw new Error('npm run demo fills our own database only, not a hosted project.');
  await ensureDatabase(settings);
  await withDatabase(settings, (owner) => (values.remove ? remove(owner) : fill(owner, count)));
} catch (error) {
  fail(error);
}

async function fill(db: Queries, count: number): Promise<void> {
  const users = await db.query<{ id: string; email: string }>(sql`
    select id, email from auth.users order by created_at, id`);
  // Oldest first, so that ids grow with the days, as in daily work.
  const records = demoRecords(count, todayIn(agency.timeZone)).reverse();
  for (let start = 0; start < records.length; start += 1000) {
    const rows = records.slice(start, start + 1000).map((record, index) => {
      const user = users[(start + index) % Math.max(1, users.length)];
      return { ...record, userid: user?.id ?? null, useremail: user?.email ?? null };
    });
    const columns = raw(Object.keys(rows[0] ?? {}).join(', '));
    await db.query(sql`
      insert into public.crm_records (${columns})
      select ${columns} from json_populate_recordset(null::public.crm_records, ${JSON.stringify(rows)})
      on conflict (clientref) do nothing`);
  }
  console.log(`${count} made-up records are in the CRM.`);
}

async function remove(db: Queries): Promise<void> {
  const [deleted] = await db.query<{ records: number }>(sql`
    with deleted as (delete from public.crm_records where clientref::text like ${`${demoMark}%`} returning id)
    select count(*) as records from deleted`);
  console.log(`${deleted?.records ?? 0} made-up records were deleted.`);
}

import sql, { raw } from 'sql-template-tag';
import { expect, it } from 'vitest';
import { headOfChain } from '../../src/server/activity/sealing.ts';
import { migrate } from '../../src/server/database/migrations.ts';
import { migrationsDirectory } from '../../src/server/database/open.ts';
import { testDatabase } from '../support/test-server.ts';

/** A database that was in use before there was one log for everything. */
const owner = (await testDatabase()).connect();
await migrate(owner, migrationsDirectory, (name) => name < '0015');
await owner.query(
  raw(`
    with ayse as (insert into auth.users (email) values ('ayse@ornek.example') returning id)
    insert into auth.audit_log (action, actor, actor_role, target, address, details)
    select 'user_updated', id, 'authenticated', id, '192.0.2.1', '{"a": 1}' from ayse;
    insert into auth.audit_log (action, actor, actor_role) values ('sign_in', gen_random_uuid(), 'authenticated');
    insert into public.crm_records (fullname) values ('Yolcu'); update public.crm_records set card = 5;`),
);
await migrate(owner, migrationsDirectory);

it('keeps what was noted so far, with the e-mails of those who are there, and begins with it', async () => {
  await headOfChain(owner);
  const rows = await owner.query(sql`
    select seal, action, actor_email, target_email, address, details from app.activity order by seal`);
  const ayse = 'ayse@ornek.example';
  expect(rows).toEqual([
    { seal: 1, action: 'user_updated', actor_email: ayse, target_email: ayse, address: '192.0.2.1', details: { a: 1 } },
    { seal: 2, action: 'sign_in', actor_email: null, target_email: null, address: null, details: {} },
    { seal: 3, action: 'log_started', actor_email: null, target_email: null, address: null, details: { history: 1 } },
  ]);
});

it('takes entries of servers that were not replaced yet, under the old name', async () => {
  await owner.query(sql`
    insert into auth.audit_log (action, actor_role, details) values ('backup_made', 'service_role', '{"rows": 3}')`);
  await owner.query(sql`update public.crm_records set card = 6`);
  const [row] = await owner.query<{ part: object }>(sql`select public.check_activity() as part`);
  expect(row?.part).toMatchObject({ checked: 5, seal: 5, broken: null, history: 1, told: 1 });
});

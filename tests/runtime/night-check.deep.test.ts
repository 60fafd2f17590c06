import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import agency from '../../agency.config.ts';
import { clientConfigOf } from '../../src/server/database/pool.ts';
import { nightOf, weekOf } from '../../src/server/night/due.ts';
import { withTemporaryDatabase } from '../../src/server/night/temporary-database.ts';
import { adminClient } from '../support/auth-clients.ts';
import { ageBy, nightInstance, runsOf } from '../support/night.ts';
import { testFolder, testServer } from '../support/test-server.ts';

const tonight = nightOf(new Date(), agency.timeZone);

const folder = testFolder();
const server = await testServer();

describe('the weekly check', () => {
  const instance = () => nightInstance(server, { BACKUP_DIR: folder });
  const checkOf = async () => (await runsOf(server)).find(({ task }) => task === 'check');
  const temporaries = () => server.ownerSql`select datname from pg_database where datname like 'havayolu_check%'`;

  beforeAll(async () => {
    await server.ownerSql`
      insert into public.crm_records (fullname, note, commission) select 'Yolcu ' || n, 'a\tb\nc', n from generate_series(1, 3000) as n`;
  });
  beforeEach(async () => {
    await ageBy(server, 3);
    // Make the records older than the backup.
    await server.ownerSql`alter table public.crm_records disable trigger user`;
    await server.ownerSql`update public.crm_records set createdat = now() - interval '2 days', updatedat = now() - interval '2 days'`;
    await server.ownerSql`alter table public.crm_records enable trigger user`;
  });
  afterEach(async () => {
    expect(await temporaries()).toEqual([]);
  });

  /** Makes only the backup: the inserted row marks this week's check as done. */
  async function backUp(): Promise<void> {
    await server.ownerSql`insert into app.night_runs (task, night, instance, outcome) values ('check', ${weekOf(tonight)}, 'x', 'done')`;
    await instance().work();
    await server.ownerSql`delete from app.night_runs where task = 'check'`;
  }
  const behindTheBack = async (statement: string) => {
    await server.ownerSql.unsafe(`
      alter table public.crm_records disable trigger user; ${statement}; alter table public.crm_records enable trigger user`);
  };

  it('restores the newest backup and finds every row again', async () => {
    await instance().work();
    const check = await checkOf();
    expect(check).toMatchObject({
      night: weekOf(tonight),
      attempts: 1,
      outcome: 'done',
      details: { compared: 3000, differences: 0 },
    });
    const backup = (await runsOf(server)).find(({ task }) => task === 'backup');
    expect(check?.details).toMatchObject({ rows: backup?.details.rows, tables: backup?.details.tables });
    await instance().work();
    expect(await checkOf()).toMatchObject({ attempts: 1 });
  });

  it('does not report changes by staff', async () => {
    await backUp();
    const client = await adminClient(server);
    const changes = [
      client.from('crm_records').update({ note: 'sonradan' }).eq('commission', 5),
      client.from('crm_records').delete().eq('commission', 6),
      client.from('crm_records').insert({ fullname: 'Yeni', commission: 0 }),
    ];
    for (const { error } of await Promise.all(changes)) expect(error).toBeNull();
    await server.ownerSql`select public.erase_records(record_ids => array(select id from public.crm_records where commission = 7))`;
    await instance().work();
    expect((await checkOf())?.outcome).toBe('done');
    await server.ownerSql`delete from public.crm_records where commission = 0`;
  });

  it.each([
    ['changed', 'update public.crm_records set card = 99 where commission in (11, 12)', 2],
    ['deleted', 'delete from public.crm_records where commission = 13', 1],
    [
      'slipped in',
      `insert into public.crm_records (fullname, commission, createdat, updatedat)
        values ('Biri', 14, now() - interval '3 days', now() - interval '3 days')`,
      1,
    ],
  ])('finds records %s without a trace', async (_name, statement, differences) => {
    await backUp();
    await behindTheBack(statement);
    const { work, lines } = instance();
    await work();
    expect(await checkOf()).toMatchObject({ outcome: 'failed', details: { reason: 'differences', differences } });
    expect(lines).toMatchObject([{ level: 50, task: 'check', reason: 'differences' }]);
    await work();
    expect(await checkOf()).toMatchObject({ attempts: 1 });
  });

  it('drops the temporary database of a killed server, and no other', async () => {
    const [own] = await server.ownerSql`select oid::text as oid from pg_database where datname = current_database()`;
    const others = ['havayolu_check', `havayolu_check_${own?.oid}0_ab`];
    for (const name of [`havayolu_check_${own?.oid}_0badcafe`, ...others])
      await server.ownerSql.unsafe(`create database ${name}`);
    await instance().work();
    expect(await checkOf()).toMatchObject({ outcome: 'done' });
    expect((await temporaries()).map(({ datname }) => datname).sort()).toEqual(others);
    for (const name of others) await server.ownerSql.unsafe(`drop database ${name}`);
  });

  it('refuses a role that may not create databases', async () => {
    const logins = await server.ownerSql<{ user: string; password: string }[]>`
      select rolname as user, password from pg_roles, app.request_login where rolname like 'havayolu_request%'`;
    const target = { ...clientConfigOf(server.database), ...logins[0] };
    const refused = withTemporaryDatabase(target, async () => expect.unreachable());
    await expect(refused).rejects.toMatchObject({ reason: 'not_allowed' });
  });

  it('drops the temporary database even if the work in it fails', async () => {
    const failing = withTemporaryDatabase(server.database, async () => {
      expect(await temporaries()).toHaveLength(1);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
  });
});

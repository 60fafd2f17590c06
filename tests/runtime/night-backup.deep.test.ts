import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import agency from '../../agency.config.ts';
import { addDays } from '../../src/domain/days/date-ranges.ts';
import { checkBackup } from '../../src/server/backup/restore-backup.ts';
import { nightOf } from '../../src/server/night/due.ts';
import { ageBy, letHoursPass, nightInstance, runsOf } from '../support/night.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { testFolder } from '../support/test-server.ts';

const tonight = nightOf(new Date(), agency.timeZone);
const fileOf = (night: string) => `nightly-${night}.backup.gz`;
const backupsOf = async (server: TestServer) => (await runsOf(server)).filter(({ task }) => task === 'backup');

describe('a started server', () => {
  const backupDir = join(testFolder(), 'new', 'folder');
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ env: { BACKUPS: 'on', BACKUP_DIR: backupDir } });
  });
  afterAll(async () => expect(await server?.stop()).toBe(0));

  it('catches up on the backup of a night on which it did not run, and verifies it', async () => {
    await ageBy(server, 3);
    await server.restart();
    await expect.poll(async () => (await backupsOf(server))[0]?.outcome).toBe('done');
    const [run] = await backupsOf(server);
    const file = join(backupDir, fileOf(tonight));
    // The first start may have begun this backup already, if it looked for work only now.
    expect(run).toMatchObject({ night: tonight, details: { file, bytes: statSync(file).size, removed: 0 } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { trailer } = await checkBackup(file);
    expect(run?.details.rows).toBe(trailer.rows.reduce((sum, rows) => sum + rows, 0));
  });

  it('stops in time in the middle of a backup, and makes it at the next start', async () => {
    await ageBy(server, 3);
    await server.kill9();
    rmSync(join(backupDir, fileOf(tonight)));
    await server.start();
    await expect.poll(async () => (await backupsOf(server)).length).toBe(1);
    // `restart` fails unless the server exits by itself when told to stop.
    await server.restart();
    await expect.poll(async () => (await backupsOf(server))[0]?.outcome).toBe('done');
    expect(readdirSync(backupDir)).toEqual([fileOf(tonight)]);
  });
});

describe('the backup of a night', () => {
  const folder = testFolder();
  let server: TestServer;
  const instance = (env: Record<string, string> = {}) => nightInstance(server, { BACKUP_DIR: folder, ...env });
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    await ageBy(server, 3);
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  });

  it('is made by one of several instances, once', async () => {
    const several = [instance(), instance(), instance()];
    await Promise.all(several.map(({ work }) => work()));
    await Promise.all(several.map(({ work }) => work()));
    expect(await backupsOf(server)).toMatchObject([{ night: tonight, attempts: 1, outcome: 'done' }]);
    expect(readdirSync(folder)).toEqual([fileOf(tonight)]);
    const [head] = await server.ownerSql`
      select encode(a.hash, 'hex') = r.details ->> 'activityHash' as known from app.night_runs r
      join app.activity a on a.seal = (r.details ->> 'activitySeal')::bigint`;
    expect(head).toEqual({ known: true });
    const made = await server.ownerSql`
      select count(*)::int as entries from app.activity where action = 'backup_made' and at > now() - interval '1 minute'`;
    expect(made[0]?.entries).toBe(1);
  });

  it('fails if the folder cannot be written, says so, and is retried an hour later', async () => {
    writeFileSync(join(folder, 'file'), 'in the way');
    const { work, lines } = instance({ BACKUP_DIR: join(folder, 'file') });
    await work();
    await work();
    expect(await backupsOf(server)).toMatchObject([{ attempts: 1, outcome: 'failed', details: { reason: 'folder' } }]);
    expect(lines).toMatchObject([{ level: 50, task: 'backup', reason: 'folder', msg: 'a piece of night work failed' }]);
    await letHoursPass(server, 2);
    await work();
    expect(await backupsOf(server)).toMatchObject([{ attempts: 2, outcome: 'failed' }]);
    await letHoursPass(server, 2);
    await instance().work();
    expect(await backupsOf(server)).toMatchObject([{ attempts: 3, outcome: 'done' }]);
  });

  it('is made by another instance only once the one making it has died', async () => {
    await server.ownerSql`insert into app.night_runs (task, night, instance) values ('backup', ${tonight}, 'other')`;
    const { work } = instance();
    await server.ownerSql.begin(async (other) => {
      await other`select pg_advisory_xact_lock(hashtext('app.night_runs'))`;
      await work();
      expect(await backupsOf(server)).toMatchObject([{ attempts: 1, outcome: null }]);
    });
    await work();
    expect(await backupsOf(server)).toMatchObject([{ attempts: 2, outcome: 'done' }]);
  });

  it('removes backups past their time, and nothing else', async () => {
    const nights = Array.from({ length: 20 }, (_, at) => addDays(tonight, -1 - at));
    const others = ['2026-01-01T00-00-00.backup.gz', 'nightly-notes.txt'];
    for (const name of [...nights.map(fileOf), ...others]) writeFileSync(join(folder, name), 'x');
    await instance({ BACKUP_KEEP: '3' }).work();
    expect(readdirSync(folder).sort()).toEqual([...others, ...[tonight, ...nights.slice(0, 2)].map(fileOf)].sort());
    expect((await backupsOf(server))[0]?.details.removed).toBe(18);
  });

  it('leaves no file when stopped, and is made at the next start', async () => {
    const { work, stopping } = instance();
    await server.ownerSql.begin(async (sql) => {
      await sql`lock table public.crm_records in access exclusive mode`;
      const working = work();
      const waiting = () => server.ownerSql`
        select from pg_stat_activity where application_name = 'havayolu-backup' and wait_event_type = 'Lock'`;
      await expect.poll(waiting).toHaveLength(1);
      stopping.abort();
      await working;
    });
    expect(readdirSync(folder)).toEqual([]);
    expect(await backupsOf(server)).toMatchObject([{ attempts: 1, outcome: null }]);
    await instance().work();
    expect(await backupsOf(server)).toMatchObject([{ attempts: 2, outcome: 'done' }]);
  });
});

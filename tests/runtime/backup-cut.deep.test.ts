import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/server/database/open.ts';
import { Connections } from '../../src/server/database/pool.ts';
import { startCuttingProxy } from '../support/cutting-proxy.ts';
import { node, root } from '../support/server.ts';
import { runTask } from '../support/tasks.ts';
import { testExternalDatabase, testFolder } from '../support/test-server.ts';

/** The rows fill the buffers of the sockets between the task and PostgreSQL several times. */
const rows = 20_000;
const amongRows = (nth: number) => ({ moment: 'within', statement: /^copy public\.crm_records/, rows: nth }) as const;
const lost =
  /^The database cannot be reached: (Connection terminated unexpectedly|This socket has been ended by the other party|(read|write) E(CONNRESET|PIPE))\.\n$/;

const folder = testFolder();
const [source, target] = await Promise.all([testExternalDatabase(), testExternalDatabase()]);
await (await openDatabase({ databaseUrl: source.url, dataDir: folder }, () => {})).close();
const owner = new Connections(source.url, { max: 2, name: 'test' });
afterAll(() => owner.end(1));
await owner.query(sql`
  insert into public.crm_records (fullname, note)
  select 'Yolcu ' || n, repeat(md5(n::text), 10) from generate_series(1, ${rows}::int) as n`);
const [proxy, emptyProxy] = await Promise.all([
  startCuttingProxy(source.connection),
  startCuttingProxy(target.connection),
]);
afterAll(() => Promise.all([proxy.stop(), emptyProxy.stop()]));

const backups = () => readdirSync(folder).filter((name) => name.includes('.gz'));

it('leaves no file if the connection of a backup is cut among the rows', async () => {
  const cut = proxy.cut(amongRows(12_345));
  const ended = await runTask('backup', [join(folder, 'cut.gz')], { DATABASE_URL: proxy.url });
  expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(lost) });
  expect(cut.isMade()).toBe(true);
  expect(backups()).toEqual([]);
});

it('leaves no file if an administrator ends the connection of a backup that waits for a table', async () => {
  const ended = await owner.transaction(async (transaction) => {
    await transaction.query(sql`lock table public.crm_records in access exclusive mode`);
    const backup = runTask('backup', [join(folder, 'cut.gz')], { DATABASE_URL: source.url });
    const waits = sql`application_name = 'havayolu-backup' and wait_event_type = 'Lock' and query like 'copy %'`;
    const end = () => owner.query(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${waits}`);
    await expect.poll(end, { timeout: 60_000, interval: 10 }).toHaveLength(1);
    return await backup;
  });
  expect(ended).toMatchObject({ code: 1, stdout: '' });
  expect(ended.stderr).toMatch(/^[^\n]*terminat[^\n]*\n$/);
  expect(backups()).toEqual([]);
});

it('ends a backup with one clear line, and closes its connection, if the disk gets full', async () => {
  const file = join(folder, 'full.gz');
  // A file limit of 64 blocks stands for a full disk.
  const limited = ['-c', 'ulimit -f 64 && exec "$@"', 'sh', node, join(root, 'tasks/backup.ts'), file];
  const env = { PATH: process.env.PATH, DATABASE_URL: source.url };
  const { status, stdout, stderr } = spawnSync('sh', limited, { cwd: root, env, encoding: 'utf8', timeout: 60_000 });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(new RegExp(`^${file} cannot be written: EFBIG: .*\n$`));
  expect(backups()).toEqual([]);
  const left = () => owner.query(sql`select from pg_stat_activity where application_name = 'havayolu-backup'`);
  await expect.poll(left, { timeout: 60_000 }).toEqual([]);
});

it('leaves no rows if the connection of a restore is cut among them, and can be run again', async () => {
  const file = join(folder, 'whole.gz');
  expect(await runTask('backup', [file], { DATABASE_URL: proxy.url })).toMatchObject({ code: 0, stderr: '' });
  const restored = new Connections(target.url, { max: 1, name: 'test' });
  const count = () => restored.query<{ rows: number }>(sql`select count(*) as rows from public.crm_records`);
  const cut = emptyProxy.cut(amongRows(20));
  const ended = await runTask('restore', [file], { DATABASE_URL: emptyProxy.url });
  expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(lost) });
  expect(cut.isMade()).toBe(true);
  expect(await count()).toEqual([{ rows: 0 }]);
  expect(await runTask('restore', [file], { DATABASE_URL: emptyProxy.url })).toMatchObject({ code: 0, stderr: '' });
  expect(await count()).toEqual([{ rows }]);
  await restored.end(1);
});

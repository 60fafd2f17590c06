import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBackup } from '../../src/server/backup/restore-backup.ts';
import { adminClient, anonClient } from '../support/auth-clients.ts';
import { type ExternalDatabase, startExternalDatabase } from '../support/external-database.ts';
import { newPerson } from '../support/people.ts';
import { newDataDir, removeDataDir, startServer, type TestServer } from '../support/server.ts';
import { runTask } from '../support/tasks.ts';

const folder = newDataDir();
afterAll(() => removeDataDir(folder));

interface Load {
  enough: PromiseWithResolvers<void>;
  stop: AbortController;
}

/** Inserts pairs of rows until stopped; each pair is one request and thus one transaction. */
async function writePairs(client: SupabaseClient, acknowledged: string[], load: Load): Promise<void> {
  while (!load.stop.signal.aborted) {
    const pnr = randomUUID().slice(0, 6).toUpperCase();
    const rows = ['Ümit\tÖz\\.', 'Ayşe\nIşık'].map((fullname) => ({ fullname, pnr, note: '\\N' }));
    const { error } = await client.from('crm_records').insert(rows);
    if (error) throw error;
    acknowledged.push(pnr);
    if (acknowledged.length === 20) load.enough.resolve();
  }
}

describe.each(['embedded', 'external'] as const)('a backup of the %s database under load', (kind) => {
  const file = join(folder, `${kind}.gz`);
  let external: ExternalDatabase[] = [];
  let source: TestServer;
  let restored: TestServer | undefined;
  let before: string[] = [];
  let after: string[] = [];
  let staffSession: { access_token: string; refresh_token: string };
  const targetDir = newDataDir();
  const sourceEnv = (): Record<string, string> =>
    kind === 'external' ? { DATABASE_URL: external[0]?.url ?? '' } : { DATA_DIR: source.dataDir };
  const targetEnv = (): Record<string, string> =>
    kind === 'external' ? { DATABASE_URL: external[1]?.url ?? '' } : { DATA_DIR: targetDir };

  beforeAll(async () => {
    if (kind === 'external') external = await Promise.all([startExternalDatabase(), startExternalDatabase()]);
    source = await startServer(kind === 'external' ? { env: sourceEnv() } : {});
    const staff = await newPerson(source);
    const { data } = await staff.client.auth.getSession();
    if (!data.session) throw new Error('no session');
    staffSession = data.session;
    await source.ownerSql`
      insert into public.crm_records (fullname, commission)
      select 'Yolcu ' || n, n from generate_series(1, 5000) as n`;
    await staff.client.from('crm_records').update({ note: 'sonradan' }).eq('commission', 7);
    await staff.client.from('crm_records').delete().eq('commission', 8);

    await source.ownerSql`insert into public.crm_records (fullname, date) values ('Kapalı Gün', '2026-01-01')`;
    const admin = await adminClient(source);
    const closed = await admin.rpc('close_day', { day: '2026-01-01', counts: { card: 5 } });
    expect(closed.error).toBeNull();

    const clients = [admin, await adminClient(source)];
    const load = { enough: Promise.withResolvers<void>(), stop: new AbortController() };
    const acknowledged: string[] = [];
    const writers = Promise.all(clients.map((client) => writePairs(client, acknowledged, load)));
    await Promise.race([writers, load.enough.promise]);
    before = [...acknowledged];
    const ended = await runTask('backup', [file], sourceEnv());
    after = [...acknowledged];
    load.stop.abort();
    await writers;
    expect(ended).toMatchObject({ code: 0, stderr: '' });
  });
  afterAll(async () => {
    await Promise.all([source?.stop(), restored?.stop()]);
    await Promise.all(external.map((database) => database.stop()));
    removeDataDir(targetDir);
  });

  it('is a file for its owner only, and the source keeps working', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(after.length).toBeGreaterThan(before.length);
  });

  it('is in the audit log, with its size', async () => {
    const entries = await source.ownerSql`select actor_role, details from app.activity where action = 'backup_made'`;
    const details = { tables: expect.any(Number), rows: expect.any(Number) };
    expect(entries).toEqual([{ actor_role: 'service_role', details }]);
  });

  it('restores into an empty database: whole transactions, and everything acknowledged before it began', async () => {
    expect(await runTask('restore', [file], targetEnv())).toMatchObject({ code: 0, stderr: '' });
    restored = await startServer({ dataDir: targetDir, ...(kind === 'external' ? { env: targetEnv() } : {}) });
    const sql = restored.ownerSql;
    const pairs = await sql<{ pnr: string; rows: number; names: string[] }[]>`
      select pnr, count(*) as rows, array_agg(fullname::text order by id) as names from public.crm_records
      where pnr is not null group by pnr`;
    expect(pairs.filter(({ rows }) => rows !== 2)).toEqual([]);
    const stored = new Set(pairs.map(({ pnr }) => pnr));
    expect(before.filter((pnr) => !stored.has(pnr))).toEqual([]);
    expect(pairs[0]?.names).toEqual(['Ümit\tÖz\\.', 'Ayşe\nIşık']);

    const untouched = (server: TestServer) => server.ownerSql`
      select id, fullname, note, createdat, updatedat, search from public.crm_records where pnr is null order by id`;
    expect(await untouched(restored)).toEqual(await untouched(source));
    const versions = (server: TestServer) => server.ownerSql`select * from app.crm_records_history order by historyid`;
    expect(await versions(restored)).toEqual(await versions(source));
    const closings = (server: TestServer) => server.ownerSql`
      select to_jsonb(closing) as closing, to_jsonb(counted) as counted, public.day_fingerprint(closing.day) as now
      from public.day_closings closing join public.day_counts counted using (day)`;
    expect(await closings(restored)).toEqual(await closings(source));
    const late = restored.ownerSql`insert into public.crm_records (fullname, date) values ('Geç Kalan', '2026-01-01')`;
    await expect(late).rejects.toMatchObject({ code: 'DC001' });
    const shape = (server: TestServer) => server.ownerSql`
      select schemaname, indexname, indexdef from pg_indexes where schemaname in ('public', 'auth', 'app') order by 1, 2`;
    expect(await shape(restored)).toEqual(await shape(source));
  });

  it('keeps everybody signed in and continues the ids', async () => {
    if (!restored) throw new Error('not restored');
    expect([restored.anonKey, restored.serviceRoleKey]).toEqual([source.anonKey, source.serviceRoleKey]);
    expect(restored.output()).not.toContain('Admin password:');
    const client = anonClient(restored);
    expect((await client.auth.setSession(staffSession)).error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    const [last] = await restored.ownerSql<{ id: number }[]>`select max(id) as id from public.crm_records`;
    const { data, error } = await client.from('crm_records').insert({ fullname: 'Sonra' }).select().single();
    expect(error).toBeNull();
    expect(data.id).toBeGreaterThan(last?.id ?? 0);
    const changed = await client.from('crm_records').update({ note: 'x' }).eq('id', data.id).select().single();
    expect(Date.parse(changed.data.updatedat)).toBeGreaterThan(Date.parse(data.updatedat));
    await expect(restored.ownerSql`delete from app.crm_records_history`).rejects.toThrow('append-only');
  });

  it('is not restored over existing data', async () => {
    await restored?.stop();
    restored = undefined;
    const ended = await runTask('restore', [file], targetEnv());
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(/^The database is not empty: \S+ has rows\. Restore into an empty one\.\n$/);
  });
});

it('a backup of a database whose audit log refuses the entry is complete, and says so', async () => {
  const server = await startServer();
  const file = join(folder, 'read-only.gz');
  await server.ownerSql`alter database havayolu set default_transaction_read_only = on`;
  const ended = await runTask('backup', [file], { DATA_DIR: server.dataDir });
  expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining(file) });
  expect(ended.stderr).toMatch(/^The backup is whole, but the audit log has no entry of it: .*read-only.*\n$/);
  await expect(checkBackup(file)).resolves.toMatchObject({ trailer: { rows: expect.any(Array) } });
  await server.stop();
});

it.each(['backup', 'restore', 'keys', 'retention', 'person', 'audit'])(
  '%s says in one line that the database is down',
  async (task) => {
    const options = {
      backup: [join(folder, 'away.gz')],
      restore: [join(folder, 'embedded.gz')],
      person: ['export', '--name', 'x'],
    };
    const env = { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x', RETENTION_MONTHS: '1', DATA_DIR: folder };
    const { code, stdout, stderr } = await runTask(task, options[task as keyof typeof options] ?? [], env);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n');
  },
);

describe('an incomplete file', () => {
  const good = join(folder, 'embedded.gz');
  const bad = join(folder, 'bad.gz');
  const text = () => gunzipSync(readFileSync(good));
  const changed = (from: string | RegExp, to: string) =>
    gzipSync(Buffer.from(text().toString('latin1').replace(from, to), 'latin1'));
  it.each<[string, () => Buffer]>([
    ['cut', () => readFileSync(good).subarray(0, -2000)],
    ['cut within its text', () => gzipSync(text().subarray(0, -500))],
    ['cut before its trailer', () => gzipSync(text().subarray(0, text().lastIndexOf('\n{') + 1))],
    ['with another amount', () => changed('Yolcu 4000', 'Yolcu 4001')],
    ['with a missing row', () => changed(/\n[^\n]*Yolcu 77\t[^\n]*/, '')],
    ['with a flipped bit', () => flipped(readFileSync(good))],
    ['with extra bytes at its end', () => gzipSync(Buffer.concat([text(), Buffer.from('x')]))],
    ['of another program', () => Buffer.from('PGDMP')],
    ['empty', () => Buffer.alloc(0)],
  ])('is refused: %s', async (_name, make) => {
    writeFileSync(bad, make());
    await expect(checkBackup(bad)).rejects.toThrow(`${bad} is no backup of this program, is truncated or was altered.`);
  });

  const flipped = (bytes: Buffer) => {
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 4;
    return bytes;
  };

  it.each([
    ['newer', /"migrations":\[/, '"migrations":[{"name":"9999_x.sql","checksum":"0"},', /newer than this program/],
    ['of another history', /"checksum":"[0-9a-f]{8}/, '"checksum":"00000000', /made with another migration/],
  ])('a backup that is %s is refused before anything is created', async (_name, from, to, line) => {
    writeFileSync(bad, signed(text().toString('latin1').replace(from, to)));
    await expect(checkBackup(bad)).rejects.toThrow(line);
    const dataDir = join(folder, 'never-made');
    const ended = await runTask('restore', [bad], { DATA_DIR: dataDir });
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(line);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('a backup removes files that killed backups left behind, but none that is being written', async () => {
    const server = await startServer();
    const backups = join(server.dataDir, 'backups');
    expect(await runTask('backup', [], { DATA_DIR: server.dataDir })).toMatchObject({ code: 0 });
    const old = ['old.backup.gz.0a1b2c3d.partial', 'given.gz.0a1b2c3d.partial', 'mine.partial'];
    for (const name of [...old, 'new.backup.gz.0a1b2c3d.partial']) writeFileSync(join(backups, name), 'x');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of old) utimesSync(join(backups, name), longAgo, longAgo);
    const file = join(backups, 'given.gz');
    expect(await runTask('backup', [file], { DATA_DIR: server.dataDir })).toMatchObject({ code: 0 });
    expect(readdirSync(backups).filter((name) => name.endsWith('.partial'))).toEqual([
      'mine.partial',
      'new.backup.gz.0a1b2c3d.partial',
    ]);
    await server.stop();
  });

  it('--check says that a file is complete; an existing file is not overwritten', async () => {
    const copy = join(folder, 'copy.gz');
    copyFileSync(good, copy);
    expect(await runTask('restore', [copy, '--check'], {})).toMatchObject({ code: 0, stderr: '' });
    const ended = await runTask('backup', [copy], { DATA_DIR: folder });
    expect(ended).toMatchObject({ code: 1, stderr: `${copy} exists already: give another name.\n` });
  });
});

/** Gives the text the right checksum, as a forger would. */
function signed(latin1: string): Buffer {
  const end = latin1.lastIndexOf('\n{') + 1;
  const body = Buffer.from(latin1.slice(0, end), 'latin1');
  const trailer = JSON.parse(latin1.slice(end));
  trailer.sha256 = createHash('sha256').update(body).digest('hex');
  return gzipSync(Buffer.concat([body, Buffer.from(`${JSON.stringify(trailer)}\n`)]));
}

import { once } from 'node:events';
import { renameSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount, signedIn } from '../support/auth-clients.ts';
import { ageBy } from '../support/night.ts';
import { startHosted, startServer, type TestServer } from '../support/server.ts';

async function ask(url: string, token: string, path = '') {
  const answer = await fetch(`${url}/api/system${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return { status: answer.status, body: await answer.json() };
}

describe('GET /api/system', () => {
  let server: TestServer;
  let admin: string;
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
      callback(Object.assign(new Error('no such box'), { responseCode: 550 }));
    },
  });
  beforeAll(async () => {
    post.listen(0, '127.0.0.1');
    await once(post.server, 'listening');
    const { port } = post.server.address() as AddressInfo;
    server = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, BACKUPS: 'on' } });
    admin = (await signedIn(server, server.admin)).session.access_token;
  });
  afterAll(async () => {
    await server?.stop();
    await new Promise<void>((done) => post.close(done));
  });

  it('is for admins', async () => {
    const clerk = await signedIn(server, await newAccount(server));
    for (const path of ['', '/alerts']) {
      expect(await ask(server.url, clerk.session.access_token, path)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
      expect((await ask(server.url, '', path)).status).toBe(401);
    }
  });

  it('tells how the product is', async () => {
    const { status, body } = await ask(server.url, admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      hosted: false,
      alerts: [],
      backups: {
        on: true,
        folder: expect.stringContaining('backups'),
        keep: { days: 14, weeks: 8 },
        runs: [],
        check: null,
      },
      database: { bytes: expect.any(Number), version: expect.stringMatching(/^\d+/), earlier: null },
      disks: [{ use: 'data', free: expect.any(Number), total: expect.any(Number) }],
      mail: { smtp: true, sent: 0, failed: 0, lastFailure: null, nightly: { on: false, last: null } },
      program: { version: expect.stringMatching(/^\d/), node: process.version, instance: expect.any(String) },
      errors: [],
    });
    expect(Date.parse(body.program.startedat)).toBeLessThan(Date.now());
  });

  it('tells of a mail that a server refused, without whom it was for', async () => {
    const { email } = await newAccount(server);
    await fetch(`${server.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: server.anonKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    await expect
      .poll(async () => (await ask(server.url, admin, '/alerts')).body)
      .toEqual({ alerts: [{ code: 'mail_failed', count: 1 }] });
    const { body } = await ask(server.url, admin);
    expect(body.mail).toMatchObject({ failed: 1, lastFailure: { failure: expect.stringContaining('550') } });
    expect(body.errors).toMatchObject([{ message: expect.stringContaining('failed'), count: 1 }]);
    expect(JSON.stringify(body)).not.toContain(email);
  });

  it('tells how it is also where errors can no longer be stored', async () => {
    const { ownerSql } = server;
    await ownerSql`create function public.refuse() returns trigger language plpgsql as
      $$ begin raise 'No space left on device' using errcode = 'disk_full'; end $$`;
    await ownerSql`create trigger full_disk before insert on app.error_counts execute function public.refuse()`;
    const body = JSON.stringify({ email: (await newAccount(server)).email });
    const headers = { apikey: server.anonKey, 'Content-Type': 'application/json' };
    await fetch(`${server.url}/auth/v1/recover`, { method: 'POST', headers, body });
    await expect
      .poll(async () => (await ask(server.url, admin, '/alerts')).body)
      .toEqual({ alerts: [{ code: 'mail_failed', count: 2 }] });
    expect((await ask(server.url, admin)).status).toBe(200);
    await ownerSql`drop function public.refuse cascade`;
    await ownerSql`delete from app.mail_results where ctid = (select max(ctid) from app.mail_results)`;
  });

  it('tells of a backup that is old, and of one that is gone', async () => {
    await ageBy(server, 3);
    const { body } = await ask(server.url, admin, '/alerts');
    expect(body.alerts).toContainEqual({ code: 'backup_old', since: null });
    await server.restart();
    await expect
      .poll(async () => (await ask(server.url, admin)).body.backups.runs)
      .toMatchObject([{ outcome: 'done', rows: expect.any(Number), bytes: expect.any(Number) }]);
    const others = [{ code: 'mail_failed', count: 1 }];
    expect((await ask(server.url, admin, '/alerts')).body.alerts).toEqual(others);
    const folder = join(server.dataDir, 'backups');
    renameSync(folder, `${folder}.elsewhere`);
    expect((await ask(server.url, admin, '/alerts')).body.alerts).toEqual([{ code: 'backup_gone', folder }, ...others]);
    renameSync(`${folder}.elsewhere`, folder);
    expect((await ask(server.url, admin, '/alerts')).body.alerts).toEqual(others);
  });

  it('says in front of a hosted project that the project backs itself up', async () => {
    const hosted = await startHosted(server);
    const { status, body } = await ask(hosted.url, admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({ hosted: true, alerts: [], program: { node: process.version } });
    expect(body).not.toHaveProperty('backups');
    expect((await ask(hosted.url, admin, '/alerts')).body).toEqual({ alerts: [] });
    await hosted.stop();
  });
});

it('a mail server that never answers keeps nobody from stopping the server', async () => {
  const silent = createServer(() => {});
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const server = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const connected = once(silent, 'connection');
  await fetch(`${server.url}/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: server.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: server.admin.email }),
  });
  const [socket] = await connected;
  expect(await server.stop()).toBe(0);
  socket.destroy();
  silent.close();
});

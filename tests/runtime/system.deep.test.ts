import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { callAuth, newAccount, signedIn } from '../support/auth-clients.ts';
import { startRefusingMailServer, startSilentServer } from '../support/inbox.ts';
import { ageBy } from '../support/night.ts';
import { startHosted, startServer, type TestServer } from '../support/server.ts';
import { testServer } from '../support/test-server.ts';

async function ask(url: string, token: string, path = '') {
  const answer = await fetch(`${url}/api/system${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return { status: answer.status, body: await answer.json() };
}

const post = await startRefusingMailServer();
afterAll(() => post.stop());
const server = await testServer({ env: { SMTP_URL: post.url, BACKUPS: 'on' } });
const admin = (await signedIn(server, server.admin)).session.access_token;
const recover = (of: TestServer, email: string) =>
  callAuth(of, '/recover', { method: 'POST', body: JSON.stringify({ email }) });

describe('GET /api/system', () => {
  it('reports the state of the product', async () => {
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

  it('reports a mail that a server refused, without the recipient', async () => {
    const { email } = await newAccount(server);
    await recover(server, email);
    await expect
      .poll(async () => (await ask(server.url, admin, '/alerts')).body)
      .toEqual({ alerts: [{ code: 'mail_failed', count: 1 }] });
    const { body } = await ask(server.url, admin);
    expect(body.mail).toMatchObject({ failed: 1, lastFailure: { failure: expect.stringContaining('550') } });
    expect(body.errors).toMatchObject([{ message: expect.stringContaining('failed'), count: 1 }]);
    expect(JSON.stringify(body)).not.toContain(email);
  });

  it('reports an old backup, and a missing one', async () => {
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

  it('starts a backup at once for an admin, even a second one in a night, but only one at a time', async () => {
    const backUp = () =>
      fetch(`${server.url}/api/system/backup`, { method: 'POST', headers: { Authorization: `Bearer ${admin}` } });
    const last = async () => (await ask(server.url, admin)).body.backups.runs[0];
    const before = await last();
    const twoAtOnce = async () => (await Promise.all([backUp(), backUp()])).map(({ status }) => status).toSorted();
    let answers: number[] = [];
    // The night's other work may still be running; then both are refused.
    await expect.poll(async () => (answers = await twoAtOnce())).not.toEqual([409, 409]);
    expect(answers).toEqual([202, 409]);
    await expect.poll(async () => (await last()).outcome).toBe('done');
    expect(await last()).toMatchObject({ night: before.night, attempts: 1, running: false });
    expect(Date.parse((await last()).endedat)).toBeGreaterThan(Date.parse(before.endedat));
  });

  it('says with a hosted project that the project makes its own backups', async () => {
    const hosted = await startHosted(server);
    const { status, body } = await ask(hosted.url, admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({ hosted: true, alerts: [], program: { node: process.version } });
    expect(body).not.toHaveProperty('backups');
    expect((await ask(hosted.url, admin, '/alerts')).body).toEqual({ alerts: [] });
    await hosted.stop();
  });
});

it('the server can be stopped although a mail server never answers', async () => {
  const silent = await startSilentServer();
  const silenced = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${silent.port}` } });
  await recover(silenced, silenced.admin.email);
  await silent.connected;
  expect(await silenced.stop()).toBe(0);
  silent.stop();
});

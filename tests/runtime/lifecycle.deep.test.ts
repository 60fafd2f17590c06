import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { signal } from '../../src/server/database/embedded/leftovers.ts';
import { adminClient, signedIn } from '../support/auth-clients.ts';
import { startSilentServer } from '../support/inbox.ts';
import { end, node, root, spawnServer } from '../support/launch.ts';
import { childrenOf, postgresOf } from '../support/processes.ts';
import { runServer } from '../support/run.ts';
import { newDataDir, removeDataDir, startServer, type TestServer } from '../support/server.ts';
import { copyTemplate } from '../support/template.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

describe('start', () => {
  it('prints both addresses, and the admin with a generated password only the first time', async () => {
    server = await startServer({ isFirstStart: true, env: { ADMIN_PASSWORD: '', ADMIN_NAME: 'Ayşe Yılmaz' } });
    const password = /^Admin password: (\S{12,})$/m.exec(server.output())?.[1] ?? '';
    expect(server.output()).toContain(`Site: ${server.url}/\nCRM:  ${server.url}/crm\n`);
    const { client, user } = await signedIn(server, { email: server.admin.email, password });
    expect(user).toMatchObject({ user_metadata: { first_name: 'Ayşe', last_name: 'Yılmaz', is_admin: true } });

    // A system journal may keep the generated password, so it gives no access until the admin has changed it.
    const read = () => client.from('crm_records').select('id');
    expect(await read()).toMatchObject({ status: 403, error: { code: 'password_change_required' } });
    expect((await client.auth.updateUser({ password: 'Kendi-Sectigim-8' })).error).toBeNull();
    expect(await read()).toMatchObject({ status: 200, data: [] });

    await server.restart();
    expect(server.output()).not.toMatch(/admin|password/i);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.\n'],
    [{ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' }, /^The database cannot be reached: (?!.*secret).*\n$/],
  ])('refuses %j in one line', async (env, line) => {
    const { code, stdout, stderr } = await runServer({ DATA_DIR: '/nonexistent/never-made', ...env });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(line);
  });

  it('says if the port is in use, and keeps the first admin’s password for the next start', async () => {
    server = await startServer();
    const dataDir = newDataDir();
    const taken = await runServer({ DATA_DIR: dataDir, PORT: new URL(server.url).port });
    expect(taken).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^PORT \d+ on .* is in use.*\n$/),
    });
    expect(postgresOf(dataDir)).toEqual([]);

    const second = await startServer({ dataDir, env: { ADMIN_PASSWORD: '' } });
    expect(second.output()).toMatch(/^Admin password: \S{12,}$/m);
    await second.stop();
    removeDataDir(dataDir);
  });

  it('refuses a second server on the same data in one line, and the first keeps running', async () => {
    server = await startServer();
    const second = await runServer({ DATA_DIR: server.dataDir, PORT: '0' });
    expect(second).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^Another server .*\n$/) });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

describe('stop', () => {
  it('finishes a running request, ends PostgreSQL and exits with 0', async () => {
    server = await startServer();
    const { hostname, port } = new URL(server.url);
    const body = JSON.stringify(server.admin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: x\r\napikey: ${server.anonKey}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // The answer on this second connection proves that the first request has reached the server.
    await fetch(`${server.url}/healthz`);
    const started = performance.now();
    const stopped = server.stop();
    socket.write(body.slice(5));
    const [answer] = await once(socket.setEncoding('utf8'), 'data');
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(await stopped).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(postgresOf(server.dataDir)).toEqual([]);
  });

  it('ends when the program that started it ends', async () => {
    server = await startServer();
    const { dataDir, url } = server;
    server.disconnect();
    await expect.poll(() => fetch(url).then(String, () => 'gone')).toBe('gone');
    await expect.poll(() => postgresOf(dataDir)).toEqual([]);
  });

  it('ends even if the program that started it ended before the server began to watch it', async () => {
    const dataDir = newDataDir();
    const { child } = spawnServer({ DATA_DIR: dataDir, PORT: '0' });
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(postgresOf(dataDir)).toEqual([]);
    removeDataDir(dataDir);
  });

  it('ends in time although PostgreSQL is suspended and a client waits for an answer', async () => {
    server = await startServer();
    const processes = postgresOf(server.dataDir);
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    const headers = { apikey: server.anonKey };
    const waiting = fetch(`${server.url}/rest/v1/crm_records`, { headers }).catch(() => 'cut');
    // This answer proves that the first request has reached the server.
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
    const started = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(await waiting).toBe('cut');
    expect(postgresOf(server.dataDir)).toEqual([]);
  });

  it('ends in time while it still waits for the database in order to start', async () => {
    const silent = await startSilentServer();
    const { child } = spawnServer({ DATABASE_URL: `postgres://u:p@127.0.0.1:${silent.port}/x`, PORT: '0' });
    await silent.connected;
    expect(await end(child, 'SIGTERM')).toBe(0);
    silent.stop();
  });

  it('ends under npm start even if the server ignores signals', async () => {
    const dataDir = newDataDir();
    copyTemplate(dataDir);
    const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', npm_lifecycle_event: 'start' };
    const child = spawn(node, [join(root, 'scripts/run.mjs'), 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    await expect.poll(() => said).toContain('CRM:');
    const [pid = 0, ...others] = childrenOf(child.pid ?? 0);
    expect(others).toEqual([]);
    process.kill(pid, 'SIGSTOP');
    onTestFinished(() => signal(pid, 'SIGKILL'));
    expect(await end(child, 'SIGTERM')).toBe(128 + 9);
    await expect.poll(() => postgresOf(dataDir)).toEqual([]);
    removeDataDir(dataDir);
  });

  it('keeps sessions, keys and data for the next start', async () => {
    server = await startServer();
    const client = await adminClient(server);
    const { anonKey } = server;
    await client.from('crm_records').insert({ fullname: 'İpek Şahin' });
    await server.restart();
    const { data } = await client.from('crm_records').select('fullname');
    expect(data).toEqual([{ fullname: 'İpek Şahin' }]);
    const config = await fetch(`${server.url}/crm/config.json`).then((answer) => answer.json());
    expect(config.supabaseKey).toBe(anonKey);
    expect((await client.auth.refreshSession()).error).toBeNull();
  });
});

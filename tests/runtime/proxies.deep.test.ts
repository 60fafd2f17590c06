import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { installPackage } from '../../tasks/lib/packages.ts';
import { anonClient, newAccount } from '../support/auth-clients.ts';
import { exchange } from '../support/exchange.ts';
import { freePort } from '../support/free-port.ts';
import { root } from '../support/launch.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer({ env: { TRUST_PROXY: '1', RATE_LIMITS: 'on' } });
const folder = mkdtempSync(join(tmpdir(), 'havayolu-proxy-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { port: upstream } = new URL(server.url);
const given = (name: string) =>
  readFileSync(join(root, 'deploy', name), 'utf8').replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`);
const hasProgram = (name: string) => spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error === undefined;

/** The shipped configuration, but without TLS and on a port of this test. */
const proxies = {
  nginx(port: number) {
    const [server = ''] = given('nginx.conf').split('\nserver {\n  listen 80;');
    const plain = server.replace('listen 443 ssl;', `listen 127.0.0.1:${port};`).replaceAll(/^ *ssl_.*\n/gm, '');
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const file = join(folder, 'nginx.conf');
    const log = `pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''}`;
    writeFileSync(file, `${log} events {} http { access_log off; ${paths.join(' ')}\n${plain}}\n`);
    return ['nginx', '-c', file, '-p', folder];
  },
  caddy(port: number) {
    const file = join(folder, 'Caddyfile');
    const local = given('Caddyfile').replace('havayolu.example {', `http://127.0.0.1:${port} {`);
    writeFileSync(file, local.replace('{\n', '{\n\tadmin off\n'));
    return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
  },
};

describe.each(['nginx', 'caddy'] as const)('behind %s', (name) => {
  let proxy: ChildProcess;
  const through = { url: '', anonKey: server.anonKey };
  it('starts with the shipped file', async () => {
    if (!hasProgram(name)) installPackage(name === 'nginx' ? 'nginx-light' : name);
    const port = await freePort();
    through.url = `http://127.0.0.1:${port}`;
    const [program = '', ...parameters] = proxies[name](port);
    proxy = spawn(program, parameters, { stdio: 'ignore', env: { ...process.env, HOME: folder } });
    const answers = () =>
      fetch(`${through.url}/healthz`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(answers).toBe(200);
  });
  afterAll(async () => {
    proxy.kill();
    await once(proxy, 'exit');
  });

  it('a clerk signs in from their own address and imports thousands of sales', async () => {
    const account = await newAccount(server);
    const client = anonClient(through, { headers: {} });
    const { data, error } = await client.auth.signInWithPassword(account);
    expect(error).toBeNull();
    const token = data.session?.access_token ?? '';
    const spoofed = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '203.0.113.7' };
    const sessions = (await (await fetch(`${through.url}/api/sessions`, { headers: spoofed })).json()) as {
      sessions: { address: string }[];
    };
    expect(sessions.sessions.map(({ address }) => address)).toEqual(['127.0.0.1']);
    const rows = Array.from({ length: 9_000 }, (_, at) => ({
      fullname: `Yolcu ${at}`,
      note: 'x'.repeat(200),
      date: '2026-01-02',
    }));
    expect((await client.from('crm_records').insert(rows)).error).toBeNull();
    const list = await fetch(`${through.url}/rest/v1/crm_records?limit=500`, {
      headers: { ...spoofed, apikey: through.anonKey },
    });
    expect(list.headers.get('content-encoding')).toBe('gzip');
  });

  it('a body of nine megabytes and a head of forty kilobytes are refused', async () => {
    const headers = { apikey: server.serviceRoleKey };
    const large = fetch(`${through.url}/rest/v1/crm_records`, { method: 'POST', headers, body: 'x'.repeat(9_000_000) });
    // Caddy sends the body on as it arrives, and answers 502 if the server refuses before its end.
    expect(name === 'caddy' ? [413, 502] : [413]).toContain((await large).status);
    const head = `GET / HTTP/1.1\r\nHost: x\r\n${`A: ${'x'.repeat(9_000)}\r\n`.repeat(5)}\r\n`;
    expect(await exchange(through, [head], (text) => text.includes('\r\n'))).toMatch(/^HTTP\/1\.1 4(00|31) /);
  });

  it('cuts a connection that sends its head too slowly', { timeout: 30_000 }, async () => {
    const started = performance.now();
    expect(await exchange(through, ['GET / HTTP/1.1\r\nHost: x\r\n'])).not.toMatch(/ 200 /);
    expect(performance.now() - started).toBeGreaterThan(9_000);
  });
});

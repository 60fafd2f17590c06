import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Manifest } from '../../domain/built-site.ts';
import type { StaticSettings } from './headers.ts';
import { type StaticHandler, staticHandler } from './static-handler.ts';

const plain: StaticSettings = { hosted: null, siteUrl: null, trustProxy: 0 };
const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
const sharePicture = 'ş'.repeat(100_000);
let dist: string;

function write(path: string, content: string, compressed: boolean): void {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (!compressed) return;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content));
}

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'static-'));
  write('site/home.html', '<h1>Ana sayfa</h1>', true);
  write('site/404.html', '<h1>Yok</h1>', true);
  write('site/icon.png', 'png', false);
  write('site/share.png', sharePicture, false);
  write('crm/index.html', '<h1>CRM</h1>', true);
  write('crm/app.js', 'start()', true);
  const missing = { file: '404.html', compressed: true, headers: html };
  const site: Manifest = {
    routes: {
      '/': { file: 'home.html', compressed: true, headers: html },
      '/icon.png': { file: 'icon.png', compressed: false, headers: { 'Content-Type': 'image/png' } },
      '/share.png': { file: 'share.png', compressed: false, headers: { 'Content-Type': 'image/png' } },
    },
    errorPages: { 'not-found': missing },
    fallbacks: [{ pattern: '^/[^/]+-iletisim$', redirect: '/' }],
  };
  const crm: Manifest = {
    routes: {
      '/crm': { file: 'index.html', compressed: true, headers: html },
      '/crm/assets/app.js': { file: 'app.js', compressed: true, headers: { 'Content-Type': 'text/javascript' } },
    },
    errorPages: {},
    fallbacks: [],
  };
  writeFileSync(join(dist, 'site/manifest.json'), JSON.stringify(site));
  writeFileSync(join(dist, 'crm/manifest.json'), JSON.stringify(crm));
});

afterAll(() => rmSync(dist, { recursive: true, force: true }));

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

/**
 * Requests `path` over HTTP without decoding the body. Status 418 means that `handle` left the request to the backend.
 */
async function ask(handle: StaticHandler, path: string, { method = 'GET', headers = {} }: Asked = {}) {
  const server = createServer((given, answer) => {
    if (!handle(given, answer)) answer.writeHead(418).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks = await answer.toArray();
  server.close();
  const { statusCode = 0 } = answer;
  const pairs = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  return new Response(statusCode === 304 ? null : Buffer.concat(chunks), { status: statusCode, headers: pairs });
}

const request = (path: string, asked: Asked = {}, settings = plain) => ask(staticHandler(dist, settings), path, asked);

describe('which encoding is sent', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['*;q=0', null],
    ['', null],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    const response = await request('/', { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const length = (await response.arrayBuffer()).byteLength;
    expect(response.headers.get('Content-Length')).toBe(String(length));
  });

  test('a file without compressed forms has no Vary header', async () => {
    const response = await request('/icon.png', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Vary')).toBeNull();
  });
});

describe('conditional requests', () => {
  const tag = async (accepted: string) => {
    const response = await request('/', { headers: { 'Accept-Encoding': accepted } });
    return response.headers.get('ETag') ?? '';
  };

  test('each encoding has its own entity tag', async () => {
    expect(new Set([await tag('br'), await tag('gzip'), await tag('')]).size).toBe(3);
  });

  test.each([
    ['the tag', (etag: string) => etag, 304],
    ['a weak form of it', (etag: string) => `W/${etag}`, 304],
    ['one of several', (etag: string) => `"other", ${etag}`, 304],
    ['a star', () => '*', 304],
    ['another tag', () => '"other"', 200],
  ])('If-None-Match with %s gets %s', async (_, header, status) => {
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': header(await tag('br')) };
    const response = await request('/', { headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    if (status === 304) expect(await response.text()).toBe('');
  });

  test('a 404 page is never “not modified”', async () => {
    expect((await request('/yok', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });
});

describe('a large picture', () => {
  const served = () => {
    const own = mkdtempSync(join(tmpdir(), 'static-'));
    onTestFinished(() => rmSync(own, { recursive: true }));
    cpSync(dist, own, { recursive: true });
    const handle = staticHandler(own, plain);
    return { own, get: (asked?: Asked) => ask(handle, '/share.png', asked) };
  };

  test('is sent whole every time, even after a build removed its folder', async () => {
    const { own, get } = served();
    for (let time = 0; time < 3; time += 1) {
      const response = await get();
      expect(response.headers.get('Content-Length')).toBe(String(Buffer.byteLength(sharePicture)));
      expect(await response.text()).toBe(sharePicture);
      rmSync(join(own, 'site'), { recursive: true, force: true });
    }
  });

  test('answers conditional and HEAD requests like any other file', async () => {
    const { get } = served();
    const etag = (await get()).headers.get('ETag') ?? '';
    const same = await get({ headers: { 'If-None-Match': etag } });
    expect([same.status, await same.text()]).toEqual([304, '']);
    const head = await get({ method: 'HEAD' });
    const length = String(Buffer.byteLength(sharePicture));
    expect([head.headers.get('ETag'), head.headers.get('Content-Length')]).toEqual([etag, length]);
    expect(await head.text()).toBe('');
  });

  test('that became unreadable fails only its own request', async () => {
    const { own, get } = served();
    truncateSync(join(own, 'site/share.png'), 10);
    expect([(await get()).status, (await get()).status]).toEqual([500, 500]);
  });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const response = await request('/', { method });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

describe('addresses', () => {
  test.each([
    ['/?utm=1', 200, 'Ana sayfa'],
    ['/yok', 404, 'Yok'],
    ['/THY-yok', 404, 'Yok'],
    ['/home.html', 404, 'Yok'],
    ['/404.html', 404, 'Yok'],
    ['/crm', 200, 'CRM'],
    ['/crm/records', 200, 'CRM'],
    ['/crm/assets/app.js', 200, 'start()'],
    ['/crm/assets/old.js', 404, 'Yok'],
    ['/crm/config.js', 404, 'Yok'],
  ])('%s gets %d', async (path, status, text) => {
    const response = await request(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });

  test.each([
    ['/x-iletisim', 302, '/'],
    ['/crm/', 308, '/crm'],
    ['/a/?b=/', 308, '/a?b=/'],
    ['//evil.example//', 308, '/evil.example'],
  ])('%s redirects with %d to %s', async (path, status, location) => {
    const response = await request(path);
    expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
  });

  test.each([
    '/healthz',
    '/api/users-list',
    '/auth/v1/token',
    '/rest/v1/crm_records',
    '/crm/config.json',
    '/storage/v1/bucket',
    '/functions/v1',
    '/realtime/v1/websocket',
    '/graphql/v1',
  ])('%s is left to the backend', async (path) => {
    expect((await request(path)).status).toBe(418);
  });
});

describe('security headers', () => {
  test('HSTS is sent only behind TLS', async () => {
    const hsts = async (settings: StaticSettings) =>
      (await request('/', {}, settings)).headers.has('Strict-Transport-Security');
    expect(await hsts(plain)).toBe(false);
    expect(await hsts({ ...plain, siteUrl: 'http://example.com' })).toBe(false);
    expect(await hsts({ ...plain, siteUrl: 'https://example.com' })).toBe(true);
    expect(await hsts({ ...plain, trustProxy: 1 })).toBe(true);
  });

  test('the CRM may reach the hosted project', async () => {
    const hosted = { url: 'https://project.example', anonKey: '', serviceRoleKey: '' };
    const policy = (await request('/crm', {}, { ...plain, hosted })).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("connect-src 'self' https://project.example");
    expect(policy).toContain("img-src 'self' data:");
    expect(policy).not.toContain('unsafe-inline');
  });

  test('every answer forbids sniffing', async () => {
    for (const path of ['/', '/yok', '/crm', '/x-iletisim'])
      expect((await request(path)).headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

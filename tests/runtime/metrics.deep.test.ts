import { expect, it } from 'vitest';
import { adminClient } from '../support/auth-clients.ts';
import { freePort } from '../support/free-port.ts';
import { postgresOf } from '../support/processes.ts';
import { runServer } from '../support/run.ts';
import { testFolder, testServer } from '../support/test-server.ts';

const port = await freePort();
const folder = testFolder();
const server = await testServer({ env: { METRICS_PORT: String(port) } });

const scrape = async () => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
const readValue = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  );

it('counts requests by part and status, and reveals nothing about people', async () => {
  const client = await adminClient(server);
  await client.from('crm_records').insert({ fullname: 'Gizli Yolcu', pnr: 'XYZ123' });
  await client.from('crm_records').select().eq('fullname', 'Gizli Yolcu');
  await fetch(`${server.url}/rest/v1/crm_records?id=eq.4711081500`);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  const requests = (route: string, status: number) =>
    readValue(text, `havayolu_http_request_duration_seconds_count{route="${route}",status="${status}"}`);
  expect([requests('auth', 200), requests('rest', 201), requests('rest', 200), requests('rest', 401)]).toEqual([
    1, 1, 1, 1,
  ]);
  expect(readValue(text, 'havayolu_database_up')).toBe(1);
  expect(readValue(text, 'process_resident_memory_bytes')).toBeGreaterThan(20e6);
  expect(text).toMatch(/havayolu_database_connections\{pool="requests",state="idle"\} [1-9]/);
  expect(text).not.toMatch(/Gizli|XYZ123|4711081500|crm_records|@|127\.0/);
  for (const line of text.split('\n').filter((each) => each !== '')) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [0-9.e+-]+)$/);
  }
});

it('answers only one path, and not on the public port', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

it('shows a database that does not answer', async () => {
  for (const pid of postgresOf(server.dataDir)) process.kill(pid, 'SIGSTOP');
  const text = await scrape();
  for (const pid of postgresOf(server.dataDir)) process.kill(pid, 'SIGCONT');
  expect(readValue(text, 'havayolu_database_up')).toBe(0);
  await expect.poll(async () => readValue(await scrape(), 'havayolu_database_up')).toBe(1);
});

it('refuses a port in use in one clear line', async () => {
  const { code, stdout, stderr } = await runServer({ PORT: '0', METRICS_PORT: String(port), DATA_DIR: folder });
  const line = `METRICS_PORT ${port} on 127.0.0.1 is in use by another program: choose another one.\n`;
  expect([code, stdout, stderr]).toEqual([1, '', line]);
});

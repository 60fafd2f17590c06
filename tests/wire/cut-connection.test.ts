import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CuttingProxy } from '../support/cutting-proxy.ts';
import { startCuttingProxy } from '../support/cutting-proxy.ts';
import { startExternalDatabase } from '../support/external-database.ts';
import { cutAtEach, startBehindProxy } from '../support/lost-connections.ts';
import { newPerson, type Person } from '../support/people.ts';
import { type RawAnswer, type RawRequest, send } from '../support/raw.ts';
import { runServer } from '../support/run.ts';
import { newDataDir, removeDataDir, type TestServer } from '../support/server.ts';
import { runTask } from '../support/tasks.ts';

const rows = 20_000;
let server: TestServer;
let proxy: CuttingProxy;
let staff: Person;
let recordId: number;
const folder = newDataDir();
beforeAll(async () => {
  ({ server, proxy } = await startBehindProxy());
  staff = await newPerson(server);
  const [last] = await server.ownerSql<{ id: number }[]>`
    with added as (
      insert into public.crm_records (fullname, note)
      select 'Yolcu ' || n, repeat('Iğdır ', 20) from generate_series(1, ${rows}::int) as n returning id)
    select max(id) as id from added`;
  recordId = last?.id ?? 0;
});
afterAll(async () => {
  await server.stop();
  removeDataDir(folder);
});

const ask = (path: string, request: Omit<RawRequest, 'token'> = {}) =>
  send(server, path, { token: staff.accessToken, ...request });

/** Refused with a word on when to come back, never with a fault. */
function expectUnavailable({ status, headers, text }: RawAnswer): void {
  expect([status, headers.get('retry-after')], text).toEqual([503, '1']);
}

async function untilAnswered(call: () => Promise<RawAnswer>): Promise<RawAnswer> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    expectUnavailable(answer);
  }
}

describe.each(['before', 'during', 'after'] as const)('a connection cut %s a statement', (moment) => {
  it('of a short list: 503 or not noticed, and the same call again succeeds', async () => {
    const cuts = await cutAtEach(proxy, moment, async () => {
      const { status, json } = await untilAnswered(() => ask('/rest/v1/crm_records?select=id&limit=3'));
      expect([status, json]).toEqual([200, expect.arrayContaining([{ id: expect.any(Number) }])]);
    });
    expect(cuts).toBeGreaterThan(0);
  });

  it('of a transaction leaves all of it or nothing', async () => {
    let change = 0;
    const cuts = await cutAtEach(proxy, moment, async () => {
      change += 1;
      const note = `${moment} ${change}`;
      const body = JSON.stringify({ note });
      const { status } = await untilAnswered(() =>
        ask(`/rest/v1/crm_records?id=eq.${recordId}`, { method: 'PATCH', body }),
      );
      expect(status).toBe(204);
      // Each version that was replaced is in the history once, however often the client had to ask.
      const [found] = await server.ownerSql`
        select note, (select count(*) from app.crm_records_history where record ->> 'note' = ${note}) as replaced
        from public.crm_records where id = ${recordId}`;
      expect(found?.note).toBe(note);
      expect(found?.replaced).toBeLessThanOrEqual(1);
    });
    expect(cuts).toBeGreaterThan(0);
  });
});

it('a list cut within its rows is never taken for a whole one, and the next one is whole', async () => {
  const read = async () => {
    const { status, json } = await ask('/rest/v1/crm_records?select=id,fullname,note');
    return { status, rows: Array.isArray(json) ? json.length : 0 };
  };
  const cut = proxy.cut({ moment: 'within', statement: /crm_records/ });
  const broken = await read().catch(() => null);
  expect(cut.isMade()).toBe(true);
  expect([null, 503]).toContain(broken?.status ?? null);
  const whole = async () => (await untilAnswered(() => ask('/rest/v1/crm_records?select=id,fullname,note'))).json;
  expect(await whole()).toHaveLength(rows);
});

describe('a COPY', () => {
  const file = join(folder, 'whole.gz');

  it('cut within a backup ends it with one line, and leaves no file', async () => {
    const cut = proxy.cut({ moment: 'within', statement: /^copy [^;]*crm_records/i, rows: 2 });
    const place = join(folder, 'cut');
    const ended = await runTask('backup', [join(place, 'cut.gz')], { DATABASE_URL: proxy.url });
    expect(cut.isMade()).toBe(true);
    expect([ended.code, ended.stdout]).toEqual([1, '']);
    expect(ended.stderr).toMatch(/^The .*\n$/);
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('.gz'))).toEqual([]);
    expect(await runTask('backup', [file], { DATABASE_URL: proxy.url })).toMatchObject({ code: 0, stderr: '' });
  });

  it('cut within a restore leaves the place empty, for the next one', async () => {
    const empty = await startExternalDatabase();
    const target = await startCuttingProxy(empty.connection);
    const cut = target.cut({ moment: 'within', statement: /^copy [^;]*crm_records/i, rows: 0 });
    const ended = await runTask('restore', [file], { DATABASE_URL: target.url });
    expect(cut.isMade()).toBe(true);
    expect([ended.code, ended.stdout]).toEqual([1, '']);
    expect(ended.stderr).toMatch(/^The .*\n$/);
    expect(await runTask('restore', [file], { DATABASE_URL: target.url })).toMatchObject({ code: 0, stderr: '' });
    await target.stop();
    await empty.stop();
  });
});

describe('a database whose proxy accepts and closes at once', () => {
  afterEach(() => proxy.closeAtOnce(false));

  it('is away: each call is refused after few attempts, until it is back', async () => {
    proxy.closeAtOnce(true);
    const before = proxy.opened();
    const calls = 20;
    for (let times = 0; times < calls; times += 1) expectUnavailable(await ask('/rest/v1/crm_records?limit=1'));
    expect(proxy.opened() - before).toBeLessThanOrEqual(2 * calls);
    proxy.closeAtOnce(false);
    expect((await untilAnswered(() => ask('/rest/v1/crm_records?limit=1'))).status).toBe(200);
  });

  it('lets no server start, which says so in one line', async () => {
    proxy.closeAtOnce(true);
    const { code, stdout, stderr } = await runServer({ DATABASE_URL: proxy.url, DATA_DIR: folder, PORT: '0' });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The database cannot be reached: .*\n$/);
  });
});

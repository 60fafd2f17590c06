import { afterEach, describe, expect, it } from 'vitest';
import { cutAtEach } from '../support/lost-connections.ts';
import { newPerson } from '../support/people.ts';
import { expectUnavailable, type RawAnswer, type RawRequest, send } from '../support/raw.ts';
import { runServer } from '../support/run.ts';
import { testFolder, testServerBehindProxy } from '../support/test-server.ts';

const rows = 2_000;
const folder = testFolder();
const { server, proxy } = await testServerBehindProxy();
const staff = await newPerson(server);
const [last] = await server.ownerSql<{ id: number }[]>`
  with added as (
    insert into public.crm_records (fullname, note)
    select 'Yolcu ' || n, repeat('Iğdır ', 20) from generate_series(1, ${rows}::int) as n returning id)
  select max(id) as id from added`;
const recordId = last?.id ?? 0;

const ask = (path: string, request: Omit<RawRequest, 'token'> = {}) =>
  send(server, path, { token: staff.accessToken, ...request });

async function untilAnswered(call: () => Promise<RawAnswer>): Promise<RawAnswer> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    expectUnavailable(answer);
  }
}

describe.each(['before', 'during', 'after'] as const)('a connection cut %s a statement', (moment) => {
  it('of a short list: 503 or unnoticed, and a repeated call succeeds', async () => {
    const cuts = await cutAtEach(proxy, moment, async () => {
      const { status, json } = await untilAnswered(() => ask('/rest/v1/crm_records?select=id&limit=3'));
      expect([status, json]).toEqual([200, expect.arrayContaining([{ id: expect.any(Number) }])]);
    });
    expect(cuts).toBeGreaterThan(0);
  });

  it('of a transaction keeps all of it or nothing', async () => {
    let change = 0;
    const cuts = await cutAtEach(proxy, moment, async () => {
      change += 1;
      const note = `${moment} ${change}`;
      const body = JSON.stringify({ note });
      const { status } = await untilAnswered(() =>
        ask(`/rest/v1/crm_records?id=eq.${recordId}`, { method: 'PATCH', body }),
      );
      expect(status).toBe(204);
      const [found] = await server.ownerSql`
        select note, (select count(*) from app.crm_records_history where record ->> 'note' = ${note}) as replaced
        from public.crm_records where id = ${recordId}`;
      expect(found?.note).toBe(note);
      expect(found?.replaced).toBeLessThanOrEqual(1);
    });
    expect(cuts).toBeGreaterThan(0);
  });
});

it('a list cut off within its rows is never mistaken for complete, and the next one is complete', async () => {
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

describe('a database whose proxy accepts and closes at once', () => {
  afterEach(() => proxy.closeAtOnce(false));

  it('counts as down: each call is refused after a few attempts, until it is up again', async () => {
    proxy.closeAtOnce(true);
    const before = proxy.opened();
    const calls = 20;
    for (let times = 0; times < calls; times += 1) expectUnavailable(await ask('/rest/v1/crm_records?limit=1'));
    expect(proxy.opened() - before).toBeLessThanOrEqual(2 * calls);
    proxy.closeAtOnce(false);
    expect((await untilAnswered(() => ask('/rest/v1/crm_records?limit=1'))).status).toBe(200);
  });

  it('keeps a server from starting, which says so in one line', async () => {
    proxy.closeAtOnce(true);
    const { code, stdout, stderr } = await runServer({ DATABASE_URL: proxy.url, DATA_DIR: folder, PORT: '0' });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The database cannot be reached: .*\n$/);
  });
});

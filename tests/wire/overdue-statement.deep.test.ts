import { expect, it } from 'vitest';
import { callAuth } from '../support/auth-clients.ts';
import { freePort } from '../support/free-port.ts';
import { newPerson, type Person } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

/** Number of connections that all requests share, and how many of them one person may use. */
const [places, share] = [16, 4];

const metricsPort = await freePort();
const server = await testServer({ env: { METRICS_PORT: String(metricsPort) } });
const team = await Promise.all(Array.from({ length: places / share }, () => newPerson(server)));
// `hold` sleeps on when it is cancelled, like a few of PostgreSQL's own functions.
await server.ownerSql.unsafe(`
  create function public.hold() returns void language plpgsql as $$
  begin
    perform pg_sleep(60);
  exception when query_canceled then
    perform pg_sleep(60);
  end $$;
  create function public.slow() returns void language sql as 'select pg_sleep(60)';
  grant execute on function public.hold(), public.slow() to authenticated`);

it('gives up a statement that PostgreSQL does not cancel, and frees its place in the pool', async () => {
  const everywhere = Array.from({ length: share }, () => team).flat();
  const answers = await Promise.all(everywhere.map(({ client }) => client.rpc('hold')));
  const refused = { status: 504, error: { code: '57014' } };
  expect(answers).toMatchObject(answers.map(() => refused));
  const lists = everywhere.map(({ client }) => client.from('crm_records').select('id'));
  expect(await Promise.all(lists)).toMatchObject(lists.map(() => ({ status: 200, data: [] })));
  await expect.poll(() => server.log().match(/"STATEMENT_OVERDUE"/g)?.length).toBe(places);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain(`havayolu_database_overdue_total{pool="requests"} ${places}\n`);
  expect(metrics).toContain('havayolu_database_overdue_total{pool="owner"} 0\n');
});

it('stops a statement that takes too long without logging an error, and keeps the connection', async () => {
  const { client } = team[0] as Person;
  expect(await client.rpc('slow')).toMatchObject({ status: 504, error: { code: '57014' } });
  expect(server.log()).not.toContain('57014');
  expect((await client.from('crm_records').select('id')).error).toBeNull();
});

it('gives up a sign-in that waits too long for the database, and keeps the connection', async () => {
  const { email, password } = team[0] as Person;
  const body = JSON.stringify({ email, password });
  const enter = () => callAuth(server, '/token?grant_type=password', { method: 'POST', body });
  await server.ownerSql.begin(async (sql) => {
    await sql`lock table auth.sessions in exclusive mode`;
    const refused = await enter();
    expect([refused.status, refused.headers.get('x-sb-error-code')]).toEqual([504, 'request_timeout']);
  });
  expect((await enter()).status).toBe(200);
});

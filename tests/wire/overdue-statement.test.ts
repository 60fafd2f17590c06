import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { newPerson, type Person } from '../support/people.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** The connections that requests share, and how many of them one person may take. */
const [places, share] = [16, 4];

let server: TestServer;
let team: Person[];
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  server = await startServer({ env: { METRICS_PORT: String(metricsPort) } });
  team = await Promise.all(Array.from({ length: places / share }, () => newPerson(server)));
  // As the few functions of PostgreSQL that look for neither a timeout nor a cancellation.
  await server.ownerSql.unsafe(`
    create function public.hold() returns void language plpgsql as $$
    begin
      perform pg_sleep(60);
    exception when query_canceled then
      perform pg_sleep(60);
    end $$;
    grant execute on function public.hold() to authenticated`);
});
afterAll(() => server.stop());

it('a statement that PostgreSQL does not end is given up, and its place in the pool is free again', async () => {
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

import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminClient } from '../support/clients.ts';
import { ownerSqlOf } from '../support/owner-sql.ts';
import { type Replicas, startReplicas } from '../support/replicas.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { storeOnce } from '../support/store-once.ts';

/** Two servers on the same two hosts. */
let replicas: Replicas;
let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  replicas = await startReplicas();
  const options = { env: { DATABASE_URL: replicas.url }, direct: replicas.primaryUrl };
  first = await startServer(options);
  second = await startServer(options);
});
afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
  await replicas?.stop();
});

/** Stores sale after sale, each again until it is acknowledged, as the CRM does. */
async function sell(client: SupabaseClient, acknowledged: Map<string, number>, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const clientref = randomUUID();
    for (;;) {
      const { data, status } = await storeOnce(client, { fullname: 'Ayşe Işık', clientref });
      if (data) {
        acknowledged.set(clientref, data.id);
        break;
      }
      // Nobody is signed out by a database that is away.
      expect([0, 500, 503, 504]).toContain(status);
    }
  }
}

it('the first host is lost: the second one takes over, nothing acknowledged is lost, and nobody is signed out', async () => {
  const clients = await Promise.all([first, first, second, second].map(adminClient));
  const acknowledged = new Map<string, number>();
  const stop = new AbortController();
  const writers = Promise.all(clients.map((client) => sell(client, acknowledged, stop.signal)));
  await expect.poll(() => acknowledged.size).toBeGreaterThan(100);
  await replicas.killPrimary();
  replicas.promote();
  const atPromotion = acknowledged.size;
  await expect.poll(() => acknowledged.size).toBeGreaterThan(atPromotion + 100);
  stop.abort();
  await writers;

  const ownerSql = ownerSqlOf(replicas.followerUrl);
  const rows = await ownerSql<{ clientref: string; id: number }[]>`select clientref, id from public.crm_records`;
  await ownerSql.end();
  expect(rows).toHaveLength(acknowledged.size);
  expect(new Map(rows.map(({ clientref, id }) => [clientref, id]))).toEqual(acknowledged);
  for (const client of clients) {
    expect((await client.from('crm_records').select('id', { head: true, count: 'exact' })).count).toBe(rows.length);
    expect((await client.auth.refreshSession()).error).toBeNull();
  }
});

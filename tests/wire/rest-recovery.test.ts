import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutConnections } from '../support/lost-connections.ts';
import { newPerson, type Person } from '../support/people.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let staff: Person;
beforeAll(async () => {
  server = await startServer();
  staff = await newPerson(server);
});
afterAll(() => server.stop());

it('survives lost connections; a client that repeats its inserts loses and doubles nothing', async () => {
  const acknowledged = new Map<string, number>();
  const refusals = new Set<number>();
  let writing = true;
  const write = async () => {
    while (writing) {
      const clientref = randomUUID();
      for (;;) {
        const row = { fullname: 'Yolcu', clientref };
        const { data, status } = await staff.client.from('crm_records').insert(row).select('id').single();
        if (data) {
          acknowledged.set(clientref, data.id);
          break;
        }
        refusals.add(status);
      }
    }
  };
  const writers = Array.from({ length: 4 }, write);
  for (let cut = 0; cut < 10; cut += 1) {
    const target = acknowledged.size + 25;
    await expect.poll(() => acknowledged.size, { timeout: 10_000, interval: 5 }).toBeGreaterThan(target);
    await cutConnections(server);
  }
  writing = false;
  await Promise.all(writers);
  const stored = await server.ownerSql<{ id: number; clientref: string }[]>`
    select id, clientref from public.crm_records`;
  expect(new Map(stored.map(({ id, clientref }) => [clientref, id]))).toEqual(acknowledged);
  expect([...refusals].filter((status) => status !== 503)).toEqual([]);
});

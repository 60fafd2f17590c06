import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { cutAtEach } from '../support/lost-connections.ts';
import { newPerson } from '../support/people.ts';
import { storeOnce } from '../support/store-once.ts';
import { testServerBehindProxy } from '../support/test-server.ts';

const { server, proxy } = await testServerBehindProxy();
const staff = await newPerson(server);

const acknowledged = new Map<string, number>();

async function insert(): Promise<void> {
  const row = { fullname: 'Yolcu', clientref: randomUUID() };
  for (;;) {
    const { data, status } = await storeOnce(staff.client, row);
    if (data) {
      acknowledged.set(row.clientref, data.id);
      return;
    }
    expect(status).toBe(503);
  }
}

async function expectAllStoredOnce(): Promise<void> {
  const stored = await server.ownerSql<{ id: number; clientref: string }[]>`
    select id, clientref from public.crm_records`;
  expect(stored).toHaveLength(acknowledged.size);
  expect(new Map(stored.map(({ id, clientref }) => [clientref, id]))).toEqual(acknowledged);
}

it.each(['before', 'during', 'after'] as const)(
  'a client that repeats its insert, cut %s any of its statements, loses and doubles nothing',
  async (moment) => {
    expect(await cutAtEach(proxy, moment, insert)).toBeGreaterThan(0);
    await expectAllStoredOnce();
  },
);

it('clients that write at the same time lose and double nothing either', async () => {
  let writing = true;
  const write = async () => {
    while (writing) await insert();
  };
  const writers = Promise.all(Array.from({ length: 4 }, write));
  for (const moment of ['during', 'before', 'after', 'during', 'after', 'during'] as const) {
    await Promise.race([writers, proxy.cut({ moment, nth: 20 }).made]);
  }
  writing = false;
  await writers;
  await expectAllStoredOnce();
});

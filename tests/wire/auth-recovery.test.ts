import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, anonClient, newAccount } from '../support/auth-clients.ts';
import { cutConnections } from '../support/lost-connections.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let accounts: Account[];
beforeAll(async () => {
  server = await startServer();
  accounts = await Promise.all(Array.from({ length: 4 }, () => newAccount(server)));
});
afterAll(() => server.stop());

interface Outcome {
  data: { session: { access_token: string } | null };
  error: { status?: number | undefined; code?: string | undefined } | null;
}

it('survives lost connections while clients sign in, read and refresh; a repeated call succeeds', async () => {
  const refusals: unknown[] = [];
  let done = 0;
  let running = true;
  const untilItWorks = async (call: () => Promise<Outcome>) => {
    for (;;) {
      const { data, error } = await call();
      if (data.session) return data.session.access_token;
      refusals.push(error?.status);
      expect(error?.status, JSON.stringify(error)).toBe(503);
    }
  };
  const act = async (account: Account) => {
    const client = anonClient(server);
    while (running) {
      await untilItWorks(() => client.auth.signInWithPassword(account));
      for (let turn = 0; turn < 5; turn += 1) {
        const token = await untilItWorks(() => client.auth.refreshSession());
        const { error } = await client.auth.getUser(token);
        expect([undefined, 503], JSON.stringify(error)).toContain(error?.status);
        done += 1;
      }
    }
  };
  const clients = Promise.all(accounts.map(act));
  for (let cut = 0; cut < 15; cut += 1) {
    const target = done + 10;
    await Promise.race([clients, expect.poll(() => done, { timeout: 15_000, interval: 5 }).toBeGreaterThan(target)]);
    await cutConnections(server);
  }
  running = false;
  await clients;
  expect(refusals.length).toBeGreaterThan(0);
  const failures = server
    .log()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line));
  expect(failures).toEqual([]);
}, 60_000);

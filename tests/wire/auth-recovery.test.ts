import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, anonClient, newAccount } from '../support/auth-clients.ts';
import type { CuttingProxy } from '../support/cutting-proxy.ts';
import { cutAtEach, startBehindProxy } from '../support/lost-connections.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let proxy: CuttingProxy;
let account: Account;
beforeAll(async () => {
  ({ server, proxy } = await startBehindProxy());
  account = await newAccount(server);
});
afterAll(() => server.stop());

interface Outcome {
  error: { status?: number | undefined } | null;
}

/** Repeats a call as a client would, until it succeeds; each refusal tells that the database is away. */
async function untilItWorks(call: () => Promise<Outcome>): Promise<void> {
  for (;;) {
    const { error } = await call();
    if (!error) return;
    expect(error.status, JSON.stringify(error)).toBe(503);
  }
}

describe.each(['before', 'during', 'after'] as const)('a connection cut %s a statement', (moment) => {
  it.each<[string, (client: ReturnType<typeof anonClient>) => Promise<Outcome>]>([
    ['a sign-in', (client) => client.auth.signInWithPassword(account)],
    ['a refresh', (client) => client.auth.refreshSession()],
    ['a look at the own user', (client) => client.auth.getUser()],
    ['a change of the own metadata', (client) => client.auth.updateUser({ data: { renk: 'mavi' } })],
  ])('of %s: 503 or not noticed, and the same call again succeeds', async (_name, call) => {
    const client = anonClient(server);
    await untilItWorks(() => client.auth.signInWithPassword(account));
    expect(await cutAtEach(proxy, moment, () => untilItWorks(() => call(client)))).toBeGreaterThan(0);
  });
});

it('is never an error in the log', () => {
  const failures = server
    .log()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line));
  expect(failures).toEqual([]);
});

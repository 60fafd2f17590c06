import { expect, it } from 'vitest';
import { postFrom, withLimits, withLockedLimit } from '../support/limited-calls.ts';
import { testServer } from '../support/test-server.ts';

/** All that the sign-in service and the user directory have. */
const connections = 8;

const server = await testServer({ env: withLimits });

it('a server whose connections are all taken still tells that its database is there', async () => {
  const leave = new AbortController();
  const stuck = () => server.ownerSql`select from pg_locks where not granted`;
  const addresses = Array.from({ length: connections }, (_, index) => `198.51.101.${index}`);
  await withLockedLimit(server, 'refreshAddress', addresses, async () => {
    for (const address of addresses) {
      const guess = { refresh_token: 'x' };
      const answer = postFrom(server, '/token?grant_type=refresh_token', guess, address, { signal: leave.signal });
      answer.catch(() => {});
    }
    await expect.poll(stuck).toHaveLength(connections);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await stuck()).toHaveLength(connections);
  });
  leave.abort();
});

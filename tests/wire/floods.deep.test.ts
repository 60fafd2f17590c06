import { expect, it } from 'vitest';
import { newAccount } from '../support/auth-clients.ts';
import { postFrom, withLimits } from '../support/limited-calls.ts';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

/** The maximum numbers of running and of waiting requests per caller. */
const running = 4;
const waiting = 60;

const server = await testServer({ env: withLimits });

it.each(['/auth/v1/user', '/api/sessions', '/rest/v1/crm_records'])(
  'too many calls of %s by one user are refused while others are served',
  async (path) => {
    const { accessToken } = await newPerson(server);
    const headers = { Authorization: `Bearer ${accessToken}` };
    const calls: Promise<number>[] = [];
    await server.ownerSql.begin(async (owner) => {
      await owner`lock table auth.sessions in access exclusive mode`;
      const answered: number[] = [];
      for (let index = 0; index < running + waiting + 10; index += 1) {
        const call = fetch(`${server.url}${path}`, { headers }).then(({ status }) => status);
        calls.push(call);
        void call.then((status) => answered.push(status));
      }
      await expect.poll(() => answered.length).toBeGreaterThanOrEqual(10);
      expect(new Set(answered)).toEqual(new Set([429]));
      const stuck = () => owner`select from pg_locks where not granted`;
      await expect.poll(stuck).toHaveLength(running);
    });
    await Promise.all(calls);
  },
);

it('an office of sixty can sign in from one address at the same time', async () => {
  const people = [];
  for (let index = 0; index < 60; index += 1) people.push(await newAccount(server));
  const address = '198.51.100.60';
  const signIns = await Promise.all(
    people.map(({ email, password }) => postFrom(server, '/token?grant_type=password', { email, password }, address)),
  );
  expect(signIns.map(({ status }) => status)).toEqual(people.map(() => 200));
  const sessions = (await Promise.all(signIns.map((answer) => answer.json()))) as { refresh_token: string }[];
  const refreshes = await Promise.all(
    sessions.map(({ refresh_token }) =>
      postFrom(server, '/token?grant_type=refresh_token', { refresh_token }, address),
    ),
  );
  expect(refreshes.map(({ status }) => status)).toEqual(people.map(() => 200));
});

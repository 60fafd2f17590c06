import { afterEach, describe, expect, it } from 'vitest';
import { callAuth, newAccount } from '../support/auth-clients.ts';
import { postFrom, withLimits, withLockedLimit } from '../support/limited-calls.ts';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

/** Requests of one caller that may be under way, and how many of them are with the database at once. */
const taken = 256;
const atOnce = 2;
/** More than that, so that these are refused. */
const asked = taken + 20;

const server = await testServer({ env: withLimits });

/** What a test has asked for is done before the next one looks at what waits. */
let asking: Promise<void>[] = [];
afterEach(async () => {
  await Promise.all(asking);
  asking = [];
});

interface Refusal {
  status: number;
  code: string | undefined;
  retryAfter: string | null;
}

/** Calls that are all on their way at once; what was answered so far. */
function flood(calls: number, call: () => Promise<Response>): Refusal[] {
  const answered: Refusal[] = [];
  for (let index = 0; index < calls; index += 1) {
    const answer = call().then(async (response) => {
      const { code } = (await response.json()) as { code?: string };
      answered.push({ status: response.status, code, retryAfter: response.headers.get('retry-after') });
    });
    asking.push(answer);
  }
  return answered;
}

/** Statements that wait for what a test has locked. */
const stuck = () => server.ownerSql`select from pg_locks where not granted`;

/** A sign-in, a refresh and a look at the own account from an address of one's own. */
async function everyday(address: string): Promise<number[]> {
  const account = await newAccount(server);
  const grant = (type: string, body: object) => postFrom(server, `/token?grant_type=${type}`, body, address);
  const signIn = await grant('password', { email: account.email, password: account.password });
  const { access_token: token, refresh_token } = (await signIn.json()) as Record<string, string>;
  const refresh = await grant('refresh_token', { refresh_token });
  const user = await callAuth(server, '/user', { token: String(token) });
  return [signIn.status, refresh.status, user.status];
}

const guess = (address: string) => () =>
  postFrom(server, '/token?grant_type=refresh_token', { refresh_token: 'x' }, address);

it('whoever guesses refresh tokens from one address keeps nobody else waiting', async () => {
  const address = '198.51.100.50';
  await withLockedLimit(server, 'refreshAddress', [address], async () => {
    const answered = flood(asked, guess(address));
    await expect.poll(() => answered.length).toBeGreaterThanOrEqual(asked - taken);
    await expect.poll(stuck).toHaveLength(atOnce);
    expect(await everyday('198.51.100.51')).toEqual([200, 200, 200]);
    expect(await stuck()).toHaveLength(atOnce);
    expect(answered[0]).toEqual({ status: 429, code: 'over_request_rate_limit', retryAfter: '1' });
  });
});

it.each([
  ['/auth/v1/admin/users', 'over_request_rate_limit'],
  ['/api/users-list', 'too_many_requests'],
])('whoever is refused %s again and again keeps nobody else waiting', async (path, code) => {
  const { id, accessToken } = await newPerson(server);
  await withLockedLimit(server, 'notedNowAndThen', [JSON.stringify(['forbidden', id])], async () => {
    const headers = { Authorization: `Bearer ${accessToken}`, 'X-Supabase-Api-Version': '2024-01-01' };
    const answered = flood(asked, () => fetch(`${server.url}${path}`, { headers }));
    await expect.poll(() => answered.length).toBeGreaterThanOrEqual(asked - taken);
    await expect.poll(stuck).toHaveLength(atOnce);
    expect(await everyday('198.51.100.52')).toEqual([200, 200, 200]);
    expect(await stuck()).toHaveLength(atOnce);
    expect(answered[0]).toEqual({ status: 429, code, retryAfter: '1' });
  });
});

describe('while no session can be looked up', () => {
  const withLockedSessions = (work: () => Promise<void>) =>
    server.ownerSql.begin(async (owner) => {
      await owner`lock table auth.sessions in access exclusive mode`;
      await work();
    });

  it.each(['/auth/v1/user', '/api/sessions', '/rest/v1/crm_records?nothing=so'])(
    'too many calls of %s by one user are refused nevertheless',
    async (path) => {
      const { accessToken } = await newPerson(server);
      const headers = { Authorization: `Bearer ${accessToken}` };
      await withLockedSessions(async () => {
        const answered = flood(asked, () => fetch(`${server.url}${path}`, { headers }));
        await expect.poll(() => answered.length).toBeGreaterThanOrEqual(asked - taken);
        await expect.poll(stuck).toHaveLength(atOnce);
        expect(answered[0]?.status).toBe(429);
      });
    },
  );

  it('the data API refuses what is beyond a share of its connections', async () => {
    const { accessToken } = await newPerson(server);
    const headers = { Authorization: `Bearer ${accessToken}` };
    await withLockedSessions(async () => {
      const answered = flood(80, () => fetch(`${server.url}/rest/v1/crm_records`, { headers }));
      await expect.poll(() => answered.length).toBeGreaterThanOrEqual(16);
      await expect.poll(stuck).toHaveLength(4);
      expect(answered[0]).toEqual({ status: 429, code: 'too_many_requests', retryAfter: '1' });
    });
  });
});

it('an office of sixty signs in behind one address at the same moment', async () => {
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

it('the people that one admin makes by the hundred keep nobody else waiting', async () => {
  const { accessToken } = await newPerson(server, true);
  const made = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      fetch(`${server.url}/api/users-create`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({
          email: `yeni-${index}@ornek.example`,
          password: 'Yeni-bir-parola-1',
          first_name: 'Ece',
          last_name: 'Işık',
        }),
      }),
    ),
  );
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect(await made.find(({ status }) => status === 429)?.json()).toMatchObject({ code: 'too_many_changes' });
});

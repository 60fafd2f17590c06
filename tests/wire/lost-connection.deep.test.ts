import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cutConnections } from '../support/lost-connections.ts';
import { newPerson } from '../support/people.ts';
import { killPostgres, postgresOf } from '../support/processes.ts';
import { expectUnavailable, type RawAnswer, type RawRequest, send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const [staff, admin] = [await newPerson(server), await newPerson(server, true)];
const { data: kept } = await staff.client
  .from('crm_records')
  .insert({ fullname: 'Kalan' })
  .select('id')
  .single()
  .throwOnError();

/** Runs `work` while nobody else can read or write a table; `stuck` waits until the server has run into it. */
async function withLocked(table: string, work: (stuck: () => Promise<void>) => Promise<void>): Promise<void> {
  const { ownerSql } = server;
  await ownerSql.begin(async (sql) => {
    await sql.unsafe(`lock table ${table} in access exclusive mode`);
    await work(async () => {
      await expect.poll(() => ownerSql`select from pg_locks where not granted`, { interval: 10 }).toHaveLength(1);
    });
  });
}

/** Cuts whoever waits for a lock, again and again: it may be the work that an earlier call left in the background. */
async function cutUntil(answer: Promise<RawAnswer>): Promise<void> {
  let answered = false;
  const note = () => {
    answered = true;
  };
  answer.then(note, note);
  const cut = async () => {
    const waiting = await server.ownerSql`select from pg_locks where not granted`;
    if (waiting.length > 0) await cutConnections(server);
    return answered;
  };
  await expect.poll(cut, { interval: 10 }).toBe(true);
}

const signInWith = (person: { email: string; password: string }) =>
  send(server, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    token: server.anonKey,
    json: { email: person.email, password: person.password },
  });

it('a purge that loses its connection is a warning, and is made up for at the next sign-in', async () => {
  // The first sign-in after a start purges.
  await server.restart();
  await server.ownerSql`
    insert into auth.rate_limits (key, drained_at) values ('\\x00'::bytea, now() - interval '1 day')`;
  await withLocked('auth.mfa_challenges', async (stuck) => {
    expect((await signInWith(server.admin)).status).toBe(200);
    await stuck();
    await cutConnections(server);
    await expect.poll(() => server.log()).toContain('purging what has expired failed');
  });
  await expect.poll(async () => (await signInWith(server.admin)).status).toBe(200);
  await expect.poll(() => server.ownerSql`select from auth.rate_limits`).toHaveLength(0);
});

interface Call {
  name: string;
  /** The table on which the call is stopped. */
  at: string;
  status: number;
  send: () => Promise<RawAnswer>;
}

const ofStaff =
  (path: string, request: Omit<RawRequest, 'token'> = {}) =>
  () =>
    send(server, path, { token: staff.accessToken, ...request });
const ofAdmin =
  (path: string, request: Omit<RawRequest, 'token'> = {}) =>
  () =>
    send(server, path, { token: admin.accessToken, ...request });
const one = { Accept: 'application/vnd.pgrst.object+json', Prefer: 'return=representation' };
const record = `/rest/v1/crm_records?id=eq.${kept.id}`;

const calls: Call[] = [
  { name: 'a sign-in that looks for the account', at: 'auth.users', status: 200, send: () => signInWith(staff) },
  { name: 'a sign-in that opens the session', at: 'auth.sessions', status: 200, send: () => signInWith(staff) },
  { name: 'a sign-in that is being noted', at: 'app.activity', status: 200, send: () => signInWith(staff) },
  {
    name: 'a refusal that is being noted',
    at: 'app.activity',
    status: 400,
    send: () => signInWith({ ...staff, password: 'yanlış' }),
  },
  {
    name: 'a refresh',
    at: 'auth.refresh_tokens',
    status: 200,
    send: async () => {
      const { data } = await staff.client.auth.getSession();
      const json = { refresh_token: data.session?.refresh_token };
      return send(server, '/auth/v1/token?grant_type=refresh_token', { method: 'POST', token: server.anonKey, json });
    },
  },
  { name: 'the own user', at: 'auth.mfa_factors', status: 200, send: ofStaff('/auth/v1/user') },
  {
    name: 'a change of the own metadata, in its transaction',
    at: 'auth.users',
    status: 200,
    send: ofStaff('/auth/v1/user', { method: 'PUT', json: { data: { renk: 'mavi' } } }),
  },
  {
    name: 'a new password, in its transaction',
    at: 'auth.one_time_tokens',
    status: 200,
    send: ofAdmin('/auth/v1/user', { method: 'PUT', json: { password: 'Yepyeni-Parola-77' } }),
  },
  {
    name: 'a code asked for',
    at: 'auth.sessions',
    status: 200,
    send: ofStaff('/auth/v1/reauthenticate'),
  },
  {
    name: 'a list of accounts',
    at: 'auth.users',
    status: 200,
    send: () => send(server, '/auth/v1/admin/users', { token: server.serviceRoleKey }),
  },
  { name: 'a list of records', at: 'public.crm_records', status: 200, send: ofStaff('/rest/v1/crm_records') },
  {
    name: 'a record being stored',
    at: 'public.crm_records',
    status: 201,
    send: () =>
      ofStaff('/rest/v1/crm_records', { method: 'POST', json: { fullname: 'Yolcu', clientref: randomUUID() } })(),
  },
  {
    name: 'a change, in its transaction',
    at: 'app.crm_records_history',
    status: 200,
    send: ofStaff(record, { method: 'PATCH', headers: one, json: { note: 'x' } }),
  },
  {
    name: 'totals',
    at: 'public.crm_records',
    status: 200,
    send: ofStaff('/rest/v1/rpc/record_totals', { method: 'POST', body: '{}' }),
  },
  { name: 'the number of users', at: 'auth.users', status: 200, send: ofStaff('/api/users-count') },
  { name: 'the list of users', at: 'auth.users', status: 200, send: ofAdmin('/api/users-list') },
  {
    name: 'a change of a user, in its transaction',
    at: 'auth.users',
    status: 200,
    send: ofAdmin('/api/users-update', { method: 'POST', json: { id: staff.id, first_name: 'Ayşe' } }),
  },
];

describe('a connection lost', () => {
  it.each(calls)('in the middle of $name: 503, and the same call again succeeds', async (call) => {
    await withLocked(call.at, async () => {
      const answer = call.send();
      await cutUntil(answer);
      expectUnavailable(await answer);
    });
    const again = await call.send();
    expect(again.status, again.text).toBe(call.status);
  });

  it.each(calls.filter(({ name }) => !name.includes('password')))('while idle, before $name', async (call) => {
    await cutConnections(server);
    for (let answer = await call.send(); answer.status !== call.status; answer = await call.send()) {
      expectUnavailable(answer);
    }
  });

  it('with all of PostgreSQL: 503 until it is started again', async () => {
    const reads = calls.filter(({ name }) => /list|number|totals|own user/.test(name));
    killPostgres(server.dataDir);
    expect(reads.length).toBeGreaterThan(4);
    await Promise.all(
      reads.map(async (call) => {
        for (let answer = await call.send(); answer.status !== call.status; answer = await call.send()) {
          expectUnavailable(answer);
        }
      }),
    );
    expect(postgresOf(server.dataDir).length).toBeGreaterThan(1);
  });

  it('is never an error in the log, apart from the restart of PostgreSQL', () => {
    const errors = server
      .log()
      .split('\n')
      .filter((line) => /"level":(50|60)/.test(line) && !line.includes('PostgreSQL ended by itself'));
    expect(errors).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cutConnections } from '../support/lost-connections.ts';
import { newPerson } from '../support/people.ts';
import { killPostgres, postgresOf } from '../support/processes.ts';
import { ask, type Call, expectUnavailable, type RawAnswer, send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const [staff, admin] = [await newPerson(server), await newPerson(server, true)];
const { data: kept } = await staff.client
  .from('crm_records')
  .insert({ fullname: 'Kalan' })
  .select('id')
  .single()
  .throwOnError();

/** Runs `work` while a table is locked; `stuck` resolves once the server waits for the lock. */
async function withLocked(table: string, work: (stuck: () => Promise<void>) => Promise<void>): Promise<void> {
  const { ownerSql } = server;
  await ownerSql.begin(async (sql) => {
    await sql.unsafe(`lock table ${table} in access exclusive mode`);
    await work(async () => {
      await expect.poll(() => ownerSql`select from pg_locks where not granted`, { interval: 10 }).toHaveLength(1);
    });
  });
}

/**
 * Cuts the server's connections whenever one waits for a lock, until the call is answered. The first to wait may belong
 * to background work of an earlier call.
 */
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
  ask(server, server.anonKey, [
    'POST',
    '/auth/v1/token?grant_type=password',
    { email: person.email, password: person.password },
  ]);

it('a purge that loses its connection only logs a warning', async () => {
  // The first sign-in after a start also purges old rows.
  await server.restart();
  await withLocked('auth.mfa_challenges', async (stuck) => {
    expect((await signInWith(server.admin)).status).toBe(200);
    await stuck();
    await cutConnections(server);
    await expect.poll(() => server.log()).toContain('purging what has expired failed');
  });
  await expect.poll(async () => (await signInWith(server.admin)).status).toBe(200);
});

/** `at` names the table whose lock stops the call; `status` is that of the answer when the call is repeated. */
type Stopped = [name: string, at: string, status: number, call: () => Promise<RawAnswer>];

const ofStaff = (...call: Call) => ask(server, staff.accessToken, call);
const ofAdmin = (...call: Call) => ask(server, admin.accessToken, call);
const refresh = async () => {
  const { data } = await staff.client.auth.getSession();
  const json = { refresh_token: data.session?.refresh_token };
  return await ask(server, server.anonKey, ['POST', '/auth/v1/token?grant_type=refresh_token', json]);
};
const store = () => ofStaff('POST', '/rest/v1/crm_records', { fullname: 'Yolcu', clientref: randomUUID() });
const change = () => {
  const headers = { Accept: 'application/vnd.pgrst.object+json', Prefer: 'return=representation' };
  const path = `/rest/v1/crm_records?id=eq.${kept.id}`;
  return send(server, path, { token: staff.accessToken, method: 'PATCH', headers, json: { note: 'x' } });
};

const calls: Stopped[] = [
  ['a sign-in that looks for the account', 'auth.users', 200, () => signInWith(staff)],
  ['a sign-in that opens the session', 'auth.sessions', 200, () => signInWith(staff)],
  ['a sign-in that is being logged', 'app.activity', 200, () => signInWith(staff)],
  ['a refusal that is being logged', 'app.activity', 400, () => signInWith({ ...staff, password: 'yanlış' })],
  ['a refresh', 'auth.refresh_tokens', 200, refresh],
  ['the own user', 'auth.mfa_factors', 200, () => ofStaff('GET', '/auth/v1/user')],
  [
    'a change of the own metadata, in its transaction',
    'auth.users',
    200,
    () => ofStaff('PUT', '/auth/v1/user', { data: { renk: 'mavi' } }),
  ],
  [
    'a new password, in its transaction',
    'auth.one_time_tokens',
    200,
    () => ofAdmin('PUT', '/auth/v1/user', { password: 'Yepyeni-Parola-77' }),
  ],
  ['a requested code', 'auth.sessions', 200, () => ofStaff('GET', '/auth/v1/reauthenticate')],
  ['a list of accounts', 'auth.users', 200, () => ask(server, server.serviceRoleKey, ['GET', '/auth/v1/admin/users'])],
  ['a list of records', 'public.crm_records', 200, () => ofStaff('GET', '/rest/v1/crm_records')],
  ['a record being stored', 'public.crm_records', 201, store],
  ['a change, in its transaction', 'app.crm_records_history', 200, change],
  ['totals', 'public.crm_records', 200, () => ofStaff('POST', '/rest/v1/rpc/record_totals', {})],
  ['the number of users', 'auth.users', 200, () => ofStaff('GET', '/api/users-count')],
  ['the list of users', 'auth.users', 200, () => ofAdmin('GET', '/api/users-list')],
  [
    'a change of a user, in its transaction',
    'auth.users',
    200,
    () => ofAdmin('POST', '/api/users-update', { id: staff.id, first_name: 'Ayşe' }),
  ],
];

describe('a connection lost', () => {
  it.each(calls)('in the middle of %s: 503, and the same call again succeeds', async (_name, at, status, call) => {
    await withLocked(at, async () => {
      const answer = call();
      await cutUntil(answer);
      expectUnavailable(await answer);
    });
    const again = await call();
    expect(again.status, again.text).toBe(status);
  });

  const untilAnswered = async ([, , status, call]: Stopped) => {
    for (let answer = await call(); answer.status !== status; answer = await call()) expectUnavailable(answer);
  };

  it.each(calls.filter(([name]) => !name.includes('password')))('while idle, before %s', async (...stopped) => {
    await cutConnections(server);
    await untilAnswered(stopped);
  });

  it('with all of PostgreSQL: 503 until it is started again', async () => {
    const reads = calls.filter(([name]) => /list|number|totals|own user/.test(name));
    killPostgres(server.dataDir);
    expect(reads.length).toBeGreaterThan(4);
    await Promise.all(reads.map(untilAnswered));
    expect(postgresOf(server.dataDir).length).toBeGreaterThan(1);
  });

  it('is never logged as an error, apart from the restart of PostgreSQL', () => {
    const errors = server
      .log()
      .split('\n')
      .filter((line) => /"level":(50|60)/.test(line) && !line.includes('PostgreSQL ended by itself'));
    expect(errors).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import agency from '../../agency.config.ts';
import { createApp } from '../../src/server/app.ts';
import type { AppContext } from '../../src/server/context.ts';
import { readSettings } from '../../src/server/settings.ts';
import { newPerson } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { startServer, type TestServer } from '../support/server.ts';

const callers = ['no key', 'anonymous', 'closed session', 'banned', 'deleted', 'staff', 'admin', 'service'] as const;
type CallerName = (typeof callers)[number];

let server: TestServer;
let tokens: Record<CallerName, string | null>;
let victim: string;

beforeAll(async () => {
  server = await startServer();
  const [staff, admin, closed, banned, deleted] = await Promise.all(
    [false, true, false, false, false].map((is) => newPerson(server, is)),
  );
  if (!staff || !admin || !closed || !banned || !deleted) throw new Error('The users could not be made.');
  await closed.client.auth.signOut();
  await server.ownerSql`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
  await server.ownerSql`delete from auth.users where id = ${deleted.id}`;
  tokens = {
    'no key': null,
    anonymous: server.anonKey,
    'closed session': closed.accessToken,
    banned: banned.accessToken,
    deleted: deleted.accessToken,
    staff: staff.accessToken,
    admin: admin.accessToken,
    service: server.serviceRoleKey,
  };
});
afterAll(() => server.stop());
beforeEach(async () => {
  const [row] = await server.ownerSql<{ id: string }[]>`
    insert into auth.users (email, email_confirmed_at) values (${`${randomUUID()}@ornek.example`}, now()) returning id`;
  victim = row?.id ?? '';
});

const stored = () => server.ownerSql`select to_jsonb(u) as account from auth.users u where id = ${victim}`;
const countUsers = async () => (await server.ownerSql`select from auth.users`).length;

interface Act {
  name: string;
  method: string;
  path: () => string;
  body?: () => object;
  /** The status for each caller. */
  statuses: Record<CallerName, number>;
}

const everyone = (status: number) =>
  Object.fromEntries(callers.map((caller) => [caller, status])) as Record<CallerName, number>;
/** Calls of the sign-in service about one's own account. */
const signedInOnly = (status: number) => ({ ...everyone(403), 'no key': 401, staff: status, admin: status });
/** Calls of the sign-in service for the holder of the secret key. */
const serviceOnly = (status: number) => ({ ...everyone(403), 'no key': 401, service: status });
/** Product endpoints. */
const staffToo = (status: number) => ({ ...everyone(401), staff: status, admin: status });
const adminOnly = (status: number) => ({ ...everyone(401), staff: 403, admin: status });

const email = () => `${randomUUID()}@ornek.example`;
const password = 'Kırk-iki-deneme-42';
const names = { first_name: 'Ayşe', last_name: 'Yılmaz' };
const one = () => `/auth/v1/admin/users/${victim}`;
const post = (name: string, path: string, body: () => object, statuses: Act['statuses']): Act => ({
  name,
  method: 'POST',
  path: () => path,
  body,
  statuses,
});
const get = (name: string, path: () => string, statuses: Act['statuses']): Act => ({
  name,
  method: 'GET',
  path,
  statuses,
});

const someFactor = () => `/auth/v1/factors/${randomUUID()}`;
const acts: Act[] = [
  get('health', () => '/healthz', everyone(200)),
  get('where the backend is', () => '/crm/config.json', everyone(200)),
  get('public keys', () => '/auth/v1/.well-known/jwks.json', everyone(200)),
  get('follow an unknown link', () => '/auth/v1/verify?type=recovery&token=x', everyone(303)),
  post('an unknown code', '/auth/v1/verify', () => ({ type: 'email', email: email(), token: '000000' }), everyone(403)),
  post('ask for a code', '/auth/v1/otp', () => ({ email: email(), create_user: true }), everyone(200)),
  post('ask for a link', '/auth/v1/magiclink', () => ({ email: email() }), everyone(200)),
  post('forgot the password', '/auth/v1/recover', () => ({ email: email() }), everyone(200)),
  post('ask once more', '/auth/v1/resend', () => ({ type: 'signup', email: email() }), everyone(200)),
  post('an unknown refresh', '/auth/v1/token?grant_type=refresh_token', () => ({ refresh_token: 'x' }), everyone(400)),
  get('a code to oneself', () => '/auth/v1/reauthenticate', signedInOnly(200)),
  post('end other sessions', '/auth/v1/logout?scope=others', () => ({}), signedInOnly(204)),
  {
    name: 'challenge of a factor',
    method: 'POST',
    path: () => `${someFactor()}/challenge`,
    body: () => ({}),
    statuses: signedInOnly(404),
  },
  {
    name: 'code of a factor',
    method: 'POST',
    path: () => `${someFactor()}/verify`,
    body: () => ({ challenge_id: randomUUID(), code: '000000' }),
    statuses: signedInOnly(404),
  },
  { name: 'remove a factor', method: 'DELETE', path: someFactor, statuses: signedInOnly(404) },
  {
    name: "remove somebody's factor",
    method: 'DELETE',
    path: () => `${one()}/factors/${randomUUID()}`,
    statuses: serviceOnly(404),
  },
  post('invite', '/auth/v1/invite', () => ({ email: email() }), serviceOnly(200)),
  post('make a link', '/auth/v1/admin/generate_link', () => ({ type: 'magiclink', email: email() }), serviceOnly(200)),
  post(
    'invite somebody',
    '/api/users-invite',
    () => ({ email: email(), first_name: 'A', last_name: 'B' }),
    adminOnly(200),
  ),
  post('invite again', '/api/users-invite-again', () => ({ id: victim }), adminOnly(409)),
  post('withdraw', '/api/users-invite-withdraw', () => ({ id: victim }), adminOnly(409)),
  post('remove factors', '/api/users-factors-remove', () => ({ id: victim }), adminOnly(200)),
  get('own recovery codes', () => '/auth/v1/recovery-codes', signedInOnly(200)),
  // Without a factor there is nothing that they could stand for.
  post('make recovery codes', '/auth/v1/recovery-codes', () => ({}), signedInOnly(404)),
  post('use a recovery code', '/auth/v1/recovery-codes/verify', () => ({ code: 'x' }), signedInOnly(422)),
  get('settings', () => '/auth/v1/settings', everyone(200)),
  get('health of sign-in', () => '/auth/v1/health', everyone(200)),
  post('sign up', '/auth/v1/signup', () => ({ email: email(), password }), everyone(422)),
  post('wrong password', '/auth/v1/token?grant_type=password', () => ({ email: email(), password }), everyone(400)),
  get('own account', () => '/auth/v1/user', signedInOnly(200)),
  {
    name: 'own metadata',
    method: 'PUT',
    path: () => '/auth/v1/user',
    body: () => ({ data: { renk: 'mavi' } }),
    statuses: signedInOnly(200),
  },
  {
    name: 'own app_metadata',
    method: 'PUT',
    path: () => '/auth/v1/user',
    body: () => ({ app_metadata: { is_admin: true } }),
    statuses: signedInOnly(403),
  },
  post(
    'second factor',
    '/auth/v1/factors',
    () => ({ factor_type: 'totp', friendly_name: randomUUID() }),
    signedInOnly(200),
  ),
  get('list accounts', () => '/auth/v1/admin/users', serviceOnly(200)),
  get('read an account', one, serviceOnly(200)),
  get('read factors', () => `${one()}/factors`, serviceOnly(200)),
  post('create an account', '/auth/v1/admin/users', () => ({ email: email(), password }), serviceOnly(200)),
  {
    name: 'change an account',
    method: 'PUT',
    path: one,
    body: () => ({ app_metadata: { is_admin: true } }),
    statuses: serviceOnly(200),
  },
  { name: 'delete an account', method: 'DELETE', path: one, statuses: serviceOnly(200) },

  get('count users', () => '/api/users-count', staffToo(200)),
  get('list own sessions', () => '/api/sessions', staffToo(200)),
  post('end an own session', '/api/sessions-end', () => ({ id: randomUUID() }), staffToo(200)),
  get('list users', () => '/api/users-list', adminOnly(200)),
  get('see the system', () => '/api/system', adminOnly(200)),
  get('see what is wrong', () => '/api/system/alerts', adminOnly(200)),
  post('create a user', '/api/users-create', () => ({ email: email(), password, ...names }), adminOnly(200)),
  post(
    'create an admin',
    '/api/users-create',
    () => ({ email: email(), password, ...names, is_admin: true }),
    adminOnly(200),
  ),
  post('change a user', '/api/users-update', () => ({ id: victim, is_admin: true }), adminOnly(200)),
  post('reset a password', '/api/users-password', () => ({ id: victim, password }), adminOnly(200)),
  post('remove second factors', '/api/users-factors-remove', () => ({ id: victim }), adminOnly(200)),
  post('disable a user', '/api/users-disable', () => ({ id: victim }), adminOnly(200)),
  post('enable a user', '/api/users-enable', () => ({ id: victim }), adminOnly(200)),
  post('delete a user', '/api/users-delete', () => ({ id: victim }), adminOnly(200)),
];

describe.each(callers)('%s', (caller) => {
  it.each(acts)('$name', async ({ method, path, body, statuses }) => {
    const [before, users] = [await stored(), await countUsers()];
    const answer = await send(server, path(), {
      method,
      token: tokens[caller],
      ...(body ? { body: JSON.stringify(body()) } : {}),
    });
    expect(answer.status, answer.text).toBe(statuses[caller]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    if (answer.status < 300) return;
    expect(answer.text).not.toContain('@');
    expect(await stored()).toEqual(before);
    expect(await countUsers()).toBe(users);
  });
});

describe.each(callers)('%s, by HEAD', (caller) => {
  it.each(acts.filter(({ method }) => method === 'GET'))('$name', async ({ path, statuses }) => {
    const answer = await send(server, path(), { method: 'HEAD', token: tokens[caller] });
    // A link that was only looked at is not followed.
    expect(answer.status).toBe(path().includes('/verify?') ? 405 : statuses[caller]);
    expect(answer.text).toBe('');
  });
});

/** What the router answers to, apart from the data API, whose tables and functions `access.test.ts` lists. */
function routed(): { method: string; path: string }[] {
  const settings = readSettings({});
  const log = pino({ enabled: false });
  const context = { settings, agency, log } as unknown as AppContext;
  const app = createApp(
    { settings, log, health: async () => true, directory: {} as never, system: {} as never },
    context,
  );
  return app.routes.filter(({ method }) => method !== 'ALL');
}
const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:[^/]+/g, '[^/]+')}$`);

describe('the table above', () => {
  it('has a row for every endpoint of the router', () => {
    const known = acts.map(({ method, path }) => ({ method, path: path().split('?')[0] ?? '' }));
    const missing = routed().filter(
      ({ method, path }) => !known.some((act) => act.method === method && patternOf(path).test(act.path)),
    );
    expect(missing).toEqual([]);
    expect(routed().length).toBeGreaterThan(35);
  });

  it.each(callers)('leaves %s no other verb', async (caller) => {
    const routes = routed();
    for (const path of new Set(routes.map((route) => route.path))) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        if (routes.some((route) => route.method === method && route.path === path)) continue;
        const real = path.replace(/:[^/]+/g, randomUUID());
        const answer = await send(server, real, { method, token: tokens[caller] });
        expect([method, path, answer.status]).toEqual([method, path, 404]);
      }
    }
  });
});

describe('what nobody may give themselves', () => {
  it.each([
    ['is_admin', { data: { is_admin: true } }],
    ['a role', { role: 'service_role', data: {} }],
    ['an id', { id: '00000000-0000-0000-0000-000000000001', data: {} }],
    ['a confirmation', { email_confirm: true, email_confirmed_at: '2001-01-01', data: {} }],
    ['the end of a ban', { ban_duration: 'none', banned_until: null, data: {} }],
  ])('%s', async (_name, change) => {
    const person = await newPerson(server);
    const read = () => server.ownerSql`
      select id, role, aud, email, email_confirmed_at, banned_until, raw_app_meta_data, raw_user_meta_data -> 'is_admin' as own
      from auth.users where id = ${person.id}`;
    const before = await read();
    const body = JSON.stringify(change);
    const answer = await send(server, '/auth/v1/user', { method: 'PUT', token: person.accessToken, body });
    expect(answer.status).toBe(200);
    expect(await read()).toEqual(before);
    expect((await send(server, '/api/users-list', { token: person.accessToken })).status).toBe(403);
  });
});

import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import agency from '../../agency.config.ts';
import { createApp } from '../../src/server/app.ts';
import type { AppContext } from '../../src/server/context.ts';
import { readSettings } from '../../src/server/settings.ts';
import { type CallerName, callers, makeCallers } from '../support/callers.ts';
import { newPerson } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

let victim: string;

const server = await testServer();
const { tokens } = await makeCallers(server);
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
  statuses: Record<CallerName, number>;
}

const everyone = (status: number) =>
  Object.fromEntries(callers.map((caller) => [caller, status])) as Record<CallerName, number>;
const signedInOnly = (status: number) => ({ ...everyone(403), 'no key': 401, staff: status, admin: status });
const serviceOnly = (status: number) => ({ ...everyone(403), 'no key': 401, service: status });
const staffToo = (status: number) => ({ ...everyone(401), staff: status, admin: status });
const adminOnly = (status: number) => ({ ...everyone(401), staff: 403, admin: status });

const email = () => `${randomUUID()}@ornek.example`;
const password = 'Kırk-iki-deneme-42';
const names = { first_name: 'Ayşe', last_name: 'Yılmaz' };
const one = () => `/auth/v1/admin/users/${victim}`;
const act =
  (method: string) =>
  (name: string, path: string | (() => string), statuses: Act['statuses'], body?: object | (() => object)): Act => ({
    name,
    method,
    path: typeof path === 'string' ? () => path : path,
    ...(body ? { body: typeof body === 'function' ? (body as () => object) : () => body } : {}),
    statuses,
  });
const [get, post, put, remove] = [act('GET'), act('POST'), act('PUT'), act('DELETE')];

const someFactor = () => `/auth/v1/factors/${randomUUID()}`;
const acts: Act[] = [
  get('health', '/healthz', everyone(200)),
  get('where the backend is', '/crm/config.json', everyone(200)),
  get('public keys', '/auth/v1/.well-known/jwks.json', everyone(200)),
  get('settings', '/auth/v1/settings', everyone(200)),
  get('health of sign-in', '/auth/v1/health', everyone(200)),
  get('follow an unknown link', '/auth/v1/verify?type=recovery&token=x', everyone(303)),
  post('an unknown code', '/auth/v1/verify', everyone(403), { type: 'email', email: email(), token: '000000' }),
  post('ask for a code', '/auth/v1/otp', everyone(200), () => ({ email: email(), create_user: true })),
  post('ask for a link', '/auth/v1/magiclink', everyone(200), () => ({ email: email() })),
  post('forgot the password', '/auth/v1/recover', everyone(200), () => ({ email: email() })),
  post('ask once more', '/auth/v1/resend', everyone(200), () => ({ type: 'signup', email: email() })),
  post('an unknown refresh', '/auth/v1/token?grant_type=refresh_token', everyone(400), { refresh_token: 'x' }),
  post('sign up', '/auth/v1/signup', everyone(422), () => ({ email: email(), password })),
  post('wrong password', '/auth/v1/token?grant_type=password', everyone(400), () => ({ email: email(), password })),

  get('own account', '/auth/v1/user', signedInOnly(200)),
  put('own metadata', '/auth/v1/user', signedInOnly(200), { data: { renk: 'mavi' } }),
  put('own app_metadata', '/auth/v1/user', signedInOnly(403), { app_metadata: { is_admin: true } }),
  get('a code to oneself', '/auth/v1/reauthenticate', signedInOnly(200)),
  post('end other sessions', '/auth/v1/logout?scope=others', signedInOnly(204), {}),
  post('second factor', '/auth/v1/factors', signedInOnly(200), () => ({
    factor_type: 'totp',
    friendly_name: randomUUID(),
  })),
  post('challenge of a factor', () => `${someFactor()}/challenge`, signedInOnly(404), {}),
  post(
    'code of a factor',
    () => `${someFactor()}/verify`,
    signedInOnly(404),
    () => ({
      challenge_id: randomUUID(),
      code: '000000',
    }),
  ),
  remove('remove a factor', someFactor, signedInOnly(404)),
  get('own recovery codes', '/auth/v1/recovery-codes', signedInOnly(200)),
  // 404, because without a second factor there are no recovery codes.
  post('make recovery codes', '/auth/v1/recovery-codes', signedInOnly(404), {}),
  post('use a recovery code', '/auth/v1/recovery-codes/verify', signedInOnly(422), { code: 'x' }),

  get('list accounts', '/auth/v1/admin/users', serviceOnly(200)),
  get('read an account', one, serviceOnly(200)),
  get('read factors', () => `${one()}/factors`, serviceOnly(200)),
  remove("remove somebody's factor", () => `${one()}/factors/${randomUUID()}`, serviceOnly(404)),
  post('create an account', '/auth/v1/admin/users', serviceOnly(200), () => ({ email: email(), password })),
  put('change an account', one, serviceOnly(200), { app_metadata: { is_admin: true } }),
  remove('delete an account', one, serviceOnly(200)),
  post('invite', '/auth/v1/invite', serviceOnly(200), () => ({ email: email() })),
  post('make a link', '/auth/v1/admin/generate_link', serviceOnly(200), () => ({ type: 'magiclink', email: email() })),

  get('count users', '/api/users-count', staffToo(200)),
  get('list own sessions', '/api/sessions', staffToo(200)),
  post('end an own session', '/api/sessions-end', staffToo(200), () => ({ id: randomUUID() })),
  get('list users', '/api/users-list', adminOnly(200)),
  get('see the system', '/api/system', adminOnly(200)),
  get('see what is wrong', '/api/system/alerts', adminOnly(200)),
  // 404, because this server makes no backups.
  post('back up', '/api/system/backup', adminOnly(404)),
  post('create a user', '/api/users-create', adminOnly(200), () => ({ email: email(), password, ...names })),
  post('create an admin', '/api/users-create', adminOnly(200), () => ({
    ...{ email: email(), password, ...names },
    is_admin: true,
  })),
  post('change a user', '/api/users-update', adminOnly(200), () => ({ id: victim, is_admin: true })),
  post('reset a password', '/api/users-password', adminOnly(200), () => ({ id: victim, password })),
  post('remove second factors', '/api/users-factors-remove', adminOnly(200), () => ({ id: victim })),
  post('disable a user', '/api/users-disable', adminOnly(200), () => ({ id: victim })),
  post('enable a user', '/api/users-enable', adminOnly(200), () => ({ id: victim })),
  post('delete a user', '/api/users-delete', adminOnly(200), () => ({ id: victim })),
  post('invite somebody', '/api/users-invite', adminOnly(200), () => ({ email: email(), ...names })),
  post('invite again', '/api/users-invite-again', adminOnly(409), () => ({ id: victim })),
];

describe.each(callers)('%s', (caller) => {
  it.each(acts)('$name', async ({ method, path, body, statuses }) => {
    const [before, users] = [await stored(), await countUsers()];
    const answer = await send(server, path(), { method, token: tokens[caller], json: body?.() });
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
    // A HEAD request must not open a mailed link.
    expect(answer.status).toBe(path().includes('/verify?') ? 405 : statuses[caller]);
    expect(answer.text).toBe('');
  });
});

/** The router's endpoints, except those of the data API. */
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

  it.each(callers)('allows %s no other verb', async (caller) => {
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

describe('nobody can give themselves', () => {
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
    const answer = await send(server, '/auth/v1/user', { method: 'PUT', token: person.accessToken, json: change });
    expect(answer.status).toBe(200);
    expect(await read()).toEqual(before);
    expect((await send(server, '/api/users-list', { token: person.accessToken })).status).toBe(403);
  });
});

import { describe, expect, it } from 'vitest';
import { callAuth, newAccount, serviceClient, signedIn } from '../support/auth-clients.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();

const admin = () => serviceClient(server).auth.admin;
const call = (method: string, path: string, body?: unknown) =>
  callAuth(server, path, {
    method,
    token: server.serviceRoleKey,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe('the list of users', () => {
  it('comes in pages with total and links', async () => {
    for (let count = 0; count < 5; count += 1) await newAccount(server);
    const { data } = await admin().listUsers({ page: 2, perPage: 2 });
    expect(data.users).toHaveLength(2);
    expect(data).toMatchObject({ aud: 'authenticated', nextPage: 3, lastPage: 3, total: 6 });
    const all = await admin().listUsers();
    expect(all.data.users.map(({ email }) => email).at(-1)).toBe(server.admin.email);
    const times = all.data.users.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const response = await call('GET', '/admin/users?page=3&per_page=2');
    expect(response.headers.get('x-total-count')).toBe('6');
    expect(response.headers.get('link')).toBe('</auth/v1/admin/users?page=3&per_page=2>; rel="last"');
  });

  const listed = async (query: string) => {
    const response = await call('GET', `/admin/users?${query}`);
    const { users } = (await response.json()) as { users: { email: string }[] };
    const { headers } = response;
    return { emails: users.map(({ email }) => email), total: headers.get('x-total-count'), link: headers.get('link') };
  };

  it('can be sorted in either direction', async () => {
    const { emails } = await listed('');
    expect((await listed('sort=created_at')).emails).toEqual(emails);
    expect((await listed('sort=created_at+desc')).emails).toEqual(emails);
    expect((await listed('sort=created_at%20ASC')).emails).toEqual(emails.toReversed());
  });

  it('is searched by a part of the address or name, in upper or lower case, and the links keep the search', async () => {
    const { email } = await newAccount(server, { user_metadata: { first_name: 'Aranan', last_name: 'Yolcu_100%' } });
    for (const filter of [email.toUpperCase(), 'aranan', 'nan yol', '_100%']) {
      expect(await listed(new URLSearchParams({ filter }).toString())).toMatchObject({ emails: [email], total: '1' });
    }
    expect(await listed('filter=nobody%25')).toMatchObject({ emails: [], total: '0' });
    const { link, total } = await listed('filter=ornek&sort=created_at+asc&per_page=1');
    const further = (page: string | null, rel: string) =>
      `</auth/v1/admin/users?page=${page}&per_page=1&filter=ornek&sort=created_at+asc>; rel="${rel}"`;
    expect(link).toBe(`${further('2', 'next')}, ${further(total, 'last')}`);
  });

  it.each(['page=x', 'per_page=1e3', 'page=99999999999', 'sort=email', 'sort=created_at+up'])(
    'refuses %s',
    async (query) => {
      expect((await call('GET', `/admin/users?${query}`)).status).toBe(400);
    },
  );

  it('shows no secret', async () => {
    const text = await (await call('GET', '/admin/users')).text();
    expect(text).not.toMatch(/argon2|encrypted_password|secret/);
  });
});

describe('a user', () => {
  it('is created, read, changed and deleted', async () => {
    const created = await admin().createUser({
      email: 'Tam@Ornek.Example',
      password: 'Ilk-Parola-123',
      email_confirm: true,
      user_metadata: { first_name: 'Tam' },
      app_metadata: { is_admin: true },
    });
    const id = created.data.user?.id ?? '';
    expect(created.data.user).toMatchObject({
      email: 'tam@ornek.example',
      user_metadata: { first_name: 'Tam', is_admin: true },
      app_metadata: { is_admin: true, provider: 'email' },
    });
    const changed = await admin().updateUserById(id, {
      email: 'tam2@ornek.example',
      user_metadata: { last_name: 'İsim' },
      app_metadata: { is_admin: false },
    });
    expect(changed.data.user).toMatchObject({
      email: 'tam2@ornek.example',
      user_metadata: { first_name: 'Tam', last_name: 'İsim', is_admin: false },
    });
    expect((await admin().getUserById(id)).data.user?.email).toBe('tam2@ornek.example');
    expect((await admin().deleteUser(id)).error).toBeNull();
    expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('leaves no personal data when soft-deleted', async () => {
    const account = await newAccount(server, { user_metadata: { first_name: 'Gizli' }, phone: '905557778899' });
    await admin().deleteUser(account.id, true);
    const [row] = await server.ownerSql`select u::text as text from auth.users u where id = ${account.id}`;
    expect(row?.text).not.toMatch(/kisi-|Gizli|90555/);
    expect((await admin().getUserById(account.id)).error).toMatchObject({ status: 404 });
    const again = await admin().createUser({ email: account.email, password: account.password });
    expect(again.error).toBeNull();
  });

  it.each([
    ['a taken address', () => ({ email: server.admin.email }), 422, 'email_exists'],
    ['a wrong address', () => ({ email: 'x' }), 400, 'validation_failed'],
    ['a weak password', () => ({ email: 'w@ornek.example', password: 'sifre123' }), 422, 'weak_password'],
    ['an invalid id', () => ({ email: 'i@ornek.example', id: '1' }), 400, 'validation_failed'],
    ['a role of the database', () => ({ email: 'r@ornek.example', role: 'service_role' }), 400, 'validation_failed'],
    ['metadata that is a text', () => ({ email: 'm@ornek.example', app_metadata: 'x' }), 400, 'validation_failed'],
  ])('is refused with %s', async (_, body, status, code) => {
    const response = await call('POST', '/admin/users', body());
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });

  it('cannot get an empty password', async () => {
    const { id } = await newAccount(server);
    const response = await call('PUT', `/admin/users/${id}`, { password: '' });
    expect([response.status, (await response.json()).code]).toEqual([422, 'weak_password']);
  });
});

describe('the last admin', () => {
  it.each([
    [
      'demoted',
      (id: string) =>
        call('PUT', `/admin/users/${id}`, { email: 'x@ornek.example', app_metadata: { is_admin: false } }),
    ],
    ['disabled', (id: string) => call('PUT', `/admin/users/${id}`, { ban_duration: '1h' })],
    ['deleted', (id: string) => call('DELETE', `/admin/users/${id}`)],
    ['deleted softly', (id: string) => call('DELETE', `/admin/users/${id}`, { should_soft_delete: true })],
  ])('cannot be %s', async (_, attempt) => {
    const [row] = await server.ownerSql`select id from auth.users where raw_app_meta_data @> '{"is_admin": true}'`;
    const response = await attempt(String(row?.id));
    expect([response.status, (await response.json()).code]).toEqual([409, 'conflict']);
    await signedIn(server, server.admin);
  });
});

describe('the fixed admin address', () => {
  it('is an admin however it is created and cannot be demoted', async () => {
    const other = await newAccount(server, { app_metadata: { is_admin: true } });
    const [row] = await server.ownerSql`select id from auth.users where email = ${server.admin.email}`;
    const kept = await admin().updateUserById(String(row?.id), { app_metadata: { is_admin: false } });
    expect(kept.data.user?.app_metadata.is_admin).toBe(true);
    await admin().deleteUser(String(row?.id));
    const again = await admin().createUser({ ...server.admin, email_confirm: true });
    expect(again.data.user?.app_metadata.is_admin).toBe(true);
    await admin().deleteUser(other.id);
  });
});

it('the service key as the API key does not open the admin API to a user', async () => {
  const { session } = await signedIn(server, server.admin);
  const headers = { apikey: server.serviceRoleKey };
  const response = await callAuth(server, '/admin/users', { token: session.access_token, headers });
  expect([response.status, (await response.json()).code]).toEqual([403, 'not_admin']);
});

import { hash as bcryptHash } from '@node-rs/bcrypt';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { anonClient, callAuth, newAccount, signedIn } from '../support/auth-clients.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();

const passwordGrant = (body: unknown, headers: Record<string, string> = {}) =>
  callAuth(server, '/token?grant_type=password', { method: 'POST', body: JSON.stringify(body), headers });

describe('sign-in', () => {
  it('gives tokens and the user, whatever the case of the address', async () => {
    const { data, error } = await anonClient(server).auth.signInWithPassword({
      email: ` ${server.admin.email.toUpperCase()} `,
      password: server.admin.password,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: server.admin.email,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { is_admin: true, provider: 'email', providers: ['email'] },
      user_metadata: { is_admin: true },
      identities: [{ provider: 'email' }],
    });
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  });

  it('puts the claims that policies and clients read into the access token', async () => {
    const account = await newAccount(server, { user_metadata: { first_name: 'Işıl', is_admin: true } });
    const { client, session } = await signedIn(server, account);
    const { data } = await client.auth.getClaims(session.access_token);
    expect(data?.header.alg).toBe('HS256');
    expect(data?.claims).toMatchObject({
      iss: `${server.url}/auth/v1`,
      sub: account.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: account.email,
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { first_name: 'Işıl' },
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(data?.claims.user_metadata).not.toHaveProperty('is_admin');
    expect((data?.claims.exp ?? 0) - (data?.claims.iat ?? 0)).toBe(3600);
  });

  it('answers unknown, wrong and disabled with the same body and minimum time', async () => {
    const known = await newAccount(server);
    const disabled = await newAccount(server, { ban_duration: '24h' });
    const attempts = [
      { email: 'kimse@ornek.example', password: 'Gizli-Parola-1' },
      { email: 'adres-degil', password: 'x' },
      { email: known.email, password: 'yanlis-parola' },
      { email: known.email, password: 'x'.repeat(5000) },
      { email: disabled.email, password: disabled.password },
    ];
    for (const attempt of attempts) {
      const start = performance.now();
      const response = await passwordGrant(attempt);
      expect(performance.now() - start).toBeGreaterThan(240);
      expect(response.status).toBe(400);
      expect(response.headers.get('x-sb-error-code')).toBe('invalid_credentials');
      expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
      expect(await response.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    }
  });

  it('accepts an imported bcrypt hash, and replaces it once without ending a session', async () => {
    const password = 'Eski-Parola-77';
    const hash = await bcryptHash(password, { cost: 6 });
    const { id, email } = await newAccount(server, { password: undefined, password_hash: hash });
    const stored = async () => (await server.ownerSql`select encrypted_password from auth.users where id = ${id}`)[0];
    const { session } = await signedIn(server, { email, password });
    await server.ownerSql.begin(async (sql) => {
      await sql`select set_config('auth.kept_session', 'everything', true)`;
      await sql`update auth.users set encrypted_password = ${hash} where id = ${id}`;
    });
    await signedIn(server, { email, password });
    const replaced = await stored();
    expect(replaced?.encrypted_password).toMatch(/^\$argon2id\$/);
    await signedIn(server, { email, password });
    expect(await stored()).toEqual(replaced);
    expect((await callAuth(server, '/user', { token: session.access_token })).status).toBe(200);
  });

  it('needs a confirmed address', async () => {
    const account = await newAccount(server, { email_confirm: false });
    const { error } = await anonClient(server).auth.signInWithPassword(account);
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  });

  it.each([
    ['no JSON', '/token?grant_type=password', '{"email', 400, 'bad_json'],
    ['no password', '/token?grant_type=password', '{"email":"a@b.example"}', 400, 'validation_failed'],
    ['neither address nor number', '/token?grant_type=password', '{"password":"x"}', 400, 'validation_failed'],
    ['a NUL', '/token?grant_type=password', '{"email":"a\\u0000@b.example","password":"x"}', 400, 'unusable_json'],
    ['an unknown grant', '/token?grant_type=otp', '{}', 400, 'validation_failed'],
    ['no grant', '/token', '{}', 400, 'validation_failed'],
  ])('refuses %s', async (_, path, body, status, code) => {
    const response = await callAuth(server, path, { method: 'POST', body });
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });
});

it('keeps a hundred sessions of a user: those with a second factor first, then the last used', async () => {
  const account = await newAccount(server);
  const [strong] = await server.ownerSql<{ id: string }[]>`
    insert into auth.sessions (user_id, aal, refreshed_at) values (${account.id}, 'aal2', now() - interval '1 day')
    returning id`;
  await server.ownerSql`
    insert into auth.sessions (user_id, refreshed_at)
    select ${account.id}, now() - make_interval(mins => minutes) from generate_series(1, 120) as minutes`;
  const { session } = await signedIn(server, account);
  const own = [strong?.id ?? '', decodeJwt(session.access_token).session_id as string];
  const kept = await server.ownerSql`
    select count(*)::int as sessions, (count(*) filter (where id = any(${own})))::int as own,
      round(extract(epoch from now() - min(refreshed_at) filter (where aal = 'aal1')) / 60)::int as oldest
    from auth.sessions where user_id = ${account.id}`;
  expect(kept).toEqual([{ sessions: 100, own: 2, oldest: 98 }]);
});

describe('refresh', () => {
  const refresh = (token: string) => anonClient(server).auth.refreshSession({ refresh_token: token });

  it('gives one new pair for one token, even to parallel calls', async () => {
    const sessions = await Promise.all(Array.from({ length: 6 }, async () => signedIn(server, server.admin)));
    for (const { session } of sessions) {
      const body = JSON.stringify({ refresh_token: session.refresh_token });
      const call = async () =>
        (await callAuth(server, '/token?grant_type=refresh_token', { method: 'POST', body })).json();
      const answers = await Promise.all(Array.from({ length: 12 }, call));
      const tokens = new Set(answers.map((answer) => answer.refresh_token ?? answer.code));
      expect(tokens.size).toBe(1);
      expect([...tokens][0]).toMatch(/^[\w-]{43}$/);
      expect(tokens).not.toContain(session.refresh_token);
    }
  });

  it('returns the active token for its parent and grandparent, and ends the session for an older token', async () => {
    const { session, client } = await signedIn(server, await newAccount(server));
    const first = session.refresh_token;
    const second = (await refresh(first)).data.session?.refresh_token ?? '';
    expect((await refresh(first)).data.session?.refresh_token).toBe(second);
    const third = (await refresh(second)).data.session?.refresh_token ?? '';
    for (const earlier of [second, first]) expect((await refresh(earlier)).data.session?.refresh_token).toBe(third);
    const fourth = (await refresh(third)).data.session?.refresh_token ?? '';
    for (const earlier of [third, second]) expect((await refresh(earlier)).data.session?.refresh_token).toBe(fourth);

    expect((await refresh(first)).error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    expect((await refresh(fourth)).error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect((await client.auth.getUser(session.access_token)).error?.name).toBe('AuthSessionMissingError');
  });

  it('ends the session if its grandparent token comes back after the last answer must have arrived, and logs why', async () => {
    const { session } = await signedIn(server, await newAccount(server));
    const second = (await refresh(session.refresh_token)).data.session?.refresh_token ?? '';
    await refresh(second);
    await age(session);
    expect((await refresh(session.refresh_token)).error).toMatchObject({ code: 'refresh_token_already_used' });
    const [noted] = await server.ownerSql`
      select action, address, details from app.activity where target = ${session.user.id} order by id desc limit 1`;
    const details = { reason: 'refresh_token_already_used' };
    expect(noted).toEqual({ action: 'refresh_refused', address: '127.0.0.1', details });
  });

  /** Makes the last refresh of a session so old that the client must have received the answer. */
  const age = (session: { user: { id: string } }) => server.ownerSql`
    update auth.sessions set refreshed_at = now() - interval '11 seconds' where user_id = ${session.user.id}`;

  it('gives a parent token that comes late a fresh token, the same for parallel calls', async () => {
    const { session } = await signedIn(server, await newAccount(server));
    const first = session.refresh_token;
    const lost = (await refresh(first)).data.session?.refresh_token ?? '';
    await age(session);
    const again = await Promise.all([1, 2, 3, 4].map(async () => (await refresh(first)).data.session?.refresh_token));
    expect(new Set(again).size).toBe(1);
    expect(again[0]).not.toBe(lost);
    expect((await refresh(again[0] ?? '')).error).toBeNull();
  });

  it('ends a session that two holders refresh in turns', async () => {
    const { session } = await signedIn(server, await newAccount(server));
    const stolen = session.refresh_token;
    const owner = (await refresh(stolen)).data.session?.refresh_token ?? '';
    await age(session);
    const thief = (await refresh(stolen)).data.session?.refresh_token ?? '';
    expect((await refresh(owner)).error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    expect((await refresh(thief)).error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  });

  it('stores no token in clear', async () => {
    const { session } = await signedIn(server, await newAccount(server));
    const { data } = await refresh(session.refresh_token);
    const rows = await server.ownerSql`
      select t::text || s::text as text from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id`;
    const stored = rows.map((row) => row.text).join();
    for (const token of [session.refresh_token, data.session?.refresh_token ?? '']) {
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(Buffer.from(token).toString('hex'));
      expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    }
  });

  it('refuses a disabled account and a session idle for a month', async () => {
    const account = await newAccount(server);
    const { session } = await signedIn(server, account);
    await server.ownerSql`update auth.sessions set refreshed_at = now() - interval '31 days' where user_id = ${account.id}`;
    expect((await refresh(session.refresh_token)).error).toMatchObject({ code: 'session_expired' });

    const again = await signedIn(server, account);
    await server.ownerSql`update auth.users set banned_until = now() + interval '1 day' where id = ${account.id}`;
    expect((await refresh(again.session.refresh_token)).error).toMatchObject({ code: 'refresh_token_not_found' });
  });
});

describe('sign-out', () => {
  const sessions = async () => {
    const account = await newAccount(server);
    const [here, there] = [await signedIn(server, account), await signedIn(server, account)];
    const isOpen = async ({ client, session }: typeof here) => !(await client.auth.getUser(session.access_token)).error;
    return { here, there, open: async () => [await isOpen(here), await isOpen(there)] };
  };

  it.each([
    ['global', [false, false]],
    ['local', [false, true]],
    ['others', [true, false]],
  ] as const)('scope %s leaves %j', async (scope, left) => {
    const { here, open } = await sessions();
    const response = await callAuth(server, `/logout?scope=${scope}`, {
      method: 'POST',
      token: here.session.access_token,
    });
    expect(response.status).toBe(204);
    expect(await open()).toEqual(left);
  });

  it('refuses an unknown scope and a missing session', async () => {
    const { here } = await sessions();
    const { access_token: token } = here.session;
    expect((await callAuth(server, '/logout?scope=all', { method: 'POST', token })).status).toBe(400);
    expect((await callAuth(server, '/logout', { method: 'POST' })).status).toBe(403);
  });
});

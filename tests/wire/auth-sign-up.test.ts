import { describe, expect, it } from 'vitest';
import { anonClient, callAuth, newAccount, serviceClient, signedIn } from '../support/auth-clients.ts';
import { clientOf, follow } from '../support/links.ts';
import { testMail, testServer } from '../support/test-server.ts';
import { whileHeld } from '../support/while-held.ts';

const mail = await testMail();
const server = await testServer({ env: { SMTP_URL: mail.url, SIGNUP: 'on' } });

describe('sign-up', () => {
  it('makes an account that stays disabled until an admin enables it', async () => {
    const person = { email: 'yeni@ornek.example', password: 'Yeni-Parola-88' };
    const { data, error } = await anonClient(server).auth.signUp({
      ...person,
      options: { data: { first_name: 'Yeni', is_admin: true } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.user_metadata).toEqual({ first_name: 'Yeni' });

    const { code } = await mail.inbox.next(person.email);
    const verified = await anonClient(server).auth.verifyOtp({ email: person.email, token: code, type: 'signup' });
    expect(verified.error).toMatchObject({ status: 403, code: 'user_banned' });
    expect((await anonClient(server).auth.signInWithPassword(person)).error).toMatchObject({ status: 400 });

    await serviceClient(server).auth.admin.updateUserById(data.user?.id ?? '', { ban_duration: 'none' });
    await signedIn(server, person);
  });

  it('does not reveal that an address is taken: the answer has the same form and minimum time', async () => {
    const { email } = await newAccount(server);
    const { email: unconfirmed } = await newAccount(server, { email_confirm: false });
    const data = { zz: null, soyad: 'Ak', ad: { z: null, aa: 1.5, b: [] }, is_admin: true, no: 12 };
    const fractions: string[] = [];
    /** The answer, with words for the parts that differ each time: address, ids and times. */
    const shape = async (address: string) => {
      const start = performance.now();
      const body = JSON.stringify({ email: address, password: 'Yeni-Parola-88', data });
      const answer = await callAuth(server, '/signup', { method: 'POST', body });
      expect(performance.now() - start).toBeGreaterThan(240);
      const plain = await answer.text();
      fractions.push(/"created_at":"[^"]*\.(\d+)\+/.exec(plain)?.[1] ?? '');
      const text = plain
        .replaceAll(address, 'address')
        .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
        .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00/g, 'instant');
      return [answer.status, text];
    };
    const free = await shape('bos-adres@ornek.example');
    expect(free[1]).toContain('"user_metadata":{"ad":{"b":[],"z":null,"aa":1.5},"no":12,"soyad":"Ak"}');
    for (const taken of [email, unconfirmed, server.admin.email]) expect(await shape(taken)).toEqual(free);
    // Times from PostgreSQL have microseconds. Times in whole milliseconds would give away that an address is taken.
    expect(fractions.slice(1).some((digits) => digits.length > 3)).toBe(true);
  });

  it('does not reveal this either if somebody takes the address at the same moment', async () => {
    const email = 'ayni-anda@ornek.example';
    const { data, error } = await whileHeld(
      server,
      (sql) => sql`insert into auth.users (email) values (${email})`,
      () => anonClient(server).auth.signUp({ email, password: 'Yeni-Parola-88' }),
    );
    expect([error, data.user?.email]).toEqual([null, email]);
    expect(await server.ownerSql`select from auth.users where email = ${email}`).toHaveLength(1);
  });

  it('refuses weak passwords and anonymous users', async () => {
    const weak = await anonClient(server).auth.signUp({ email: 'zayif@ornek.example', password: '12345' });
    expect(weak.error).toMatchObject({ code: 'weak_password', reasons: ['length'] });
    expect((await anonClient(server).auth.signInAnonymously()).error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
    });
  });

  it('sends the confirmation again', async () => {
    const email = 'tekrar@ornek.example';
    await anonClient(server).auth.signUp({ email, password: 'Yeni-Parola-88' });
    const first = await mail.inbox.next(email);
    expect((await anonClient(server).auth.resend({ type: 'signup', email })).error).toBeNull();
    const second = await mail.inbox.next(email);
    const verify = (token: string) => anonClient(server).auth.verifyOtp({ email, token, type: 'signup' });
    if (first.code !== second.code) expect((await verify(first.code)).error).toMatchObject({ code: 'otp_expired' });
    expect((await verify(second.code)).error).toMatchObject({ code: 'user_banned' });
  });
});

describe('a sign-up that nobody confirmed, when an admin', () => {
  const [stranger, owner] = ['Baskasinin-Parolasi-1', 'Sahibinin-Parolasi-2'];
  const signUp = async (email: string) => {
    const options = { data: { first_name: 'Uydurma' } };
    const { data, error } = await anonClient(server).auth.signUp({ email, password: stranger, options });
    expect(error).toBeNull();
    return { id: data.user?.id ?? '', letter: await mail.inbox.next(email) };
  };
  const admin = () => serviceClient(server).auth.admin;

  it('invites the address, becomes an enabled account of the owner, and keeps nothing of the stranger', async () => {
    const email = 'davet-edilen@ornek.example';
    const { id, letter } = await signUp(email);
    const { data, error } = await admin().inviteUserByEmail(email, { data: { last_name: 'Gerçek' } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, user_metadata: { last_name: 'Gerçek' } });
    expect(data.user?.user_metadata).not.toHaveProperty('first_name');
    expect(data.user).not.toHaveProperty('banned_until');
    expect((await follow(letter.link)).values).toMatchObject({ error_code: 'otp_expired' });

    const { values } = await follow((await mail.inbox.next(email)).link);
    const client = await clientOf(server, values);
    expect((await client.auth.updateUser({ password: owner })).error).toBeNull();
    await signedIn(server, { email, password: owner });
    expect((await anonClient(server).auth.signInWithPassword({ email, password: stranger })).error).not.toBeNull();
    const [entry] = await server.ownerSql`
      select details from app.activity where target = ${id} and action = 'user_invited'`;
    expect(entry).toEqual({ details: { replaced_sign_up: true } });
  });

  it('had disabled it before, stays disabled, and an invitation is refused', async () => {
    const email = 'istenmeyen@ornek.example';
    const { id } = await signUp(email);
    await admin().updateUserById(id, { ban_duration: '1000h' });
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: 'user_banned' });
    const link = await admin().generateLink({ type: 'signup', email, password: owner });
    expect(link.error).toMatchObject({ status: 422, code: 'user_banned' });
  });
});

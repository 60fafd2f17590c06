import { Secret, TOTP } from 'otpauth';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LimitName, limits } from '../../src/server/auth/limits.ts';
import { purgeExpired } from '../../src/server/auth/sessions/purge.ts';
import { loadKeys } from '../../src/server/auth/tokens/signing-keys.ts';
import { callAuth, newAccount, signedIn } from '../support/auth-clients.ts';
import { startSmsGateway } from '../support/inbox.ts';
import { startServer, type TestServer } from '../support/server.ts';

let sms: Awaited<ReturnType<typeof startSmsGateway>>;
let server: TestServer;
beforeAll(async () => {
  sms = await startSmsGateway();
  server = await startServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1', SIGNUP: 'on', SMS_URL: sms.url } });
});
afterAll(async () => {
  await server.stop();
  await sms.stop();
});

type More = { token?: string; method?: string; cookie?: string; signal?: AbortSignal };
const post = (path: string, body: object, address: string, { cookie = '', ...more }: More = {}) =>
  callAuth(server, path, {
    method: 'POST',
    ...more,
    body: JSON.stringify(body),
    headers: { 'X-Forwarded-For': `203.0.113.99, ${address}`, cookie },
  });
const signIn = (email: string, password: string, address: string, more: More = {}) =>
  post('/token?grant_type=password', { email, password }, address, more);
/** As calls from many networks would. */
const fill = async (name: LimitName, subject: string, fullness: number) => {
  const key = (await loadKeys(server.ownerSql)).digest('limit', name, subject);
  const seconds = limits[name].seconds * fullness;
  await server.ownerSql`
    insert into auth.rate_limits (key, drained_at) values (${key}, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set drained_at = excluded.drained_at`;
};
/** No more at once than one network may have under way. */
const statuses = async (calls: number, call: (index: number) => Promise<Response>) => {
  const responses = await pLimit(16).map(Array(calls).fill(call), (one, index) => one(index));
  return responses.map(({ status }) => status);
};
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const limited = (all: number[]) => all.filter((status) => status === 429).length;

describe('limits', () => {
  it('stop guessing one account from one network, tell when to come back, and let others in', async () => {
    const { email, password } = await newAccount(server);
    const all = await statuses(14, () => signIn(email, 'yanlis-parola', '198.51.100.1'));
    expect(limited(all)).toBe(4);
    const response = await signIn(email, password, '198.51.100.1');
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: 'over_request_rate_limit' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await signIn(email, password, '198.51.100.2')).status).toBe(200);
  });

  it('hold answers back the longer, the more an account is tried from everywhere', async () => {
    const { email, password } = await newAccount(server);
    await fill('signInEverywhere', email, 0.54);
    const began = performance.now();
    expect((await signIn(email, password, '198.51.100.3')).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(1_900);
  });

  it('let its owner do all from an address of their own, however many others have tried', async () => {
    const [account, recovered] = [await newAccount(server), await newAccount(server)];
    await fill('signInEverywhere', account.email, 9);
    await fill('codeEverywhere', recovered.email, 1);
    const began = performance.now();
    const answers = await Promise.all([
      signIn(account.email, account.password, '198.51.100.4'),
      post('/verify', { email: recovered.email, token: '100000', type: 'email' }, '198.51.100.4'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 403]);
    expect(performance.now() - began).toBeGreaterThan(29_000);
  });

  it('hold back no more answers than there are places, and nobody else meanwhile', async () => {
    const other = await newAccount(server);
    const leave = new AbortController();
    const refused: Response[] = [];
    const enough = Promise.withResolvers<void>();
    for (let account = 0; account < 4; account += 1) {
      const email = `tutulan-${account}@ornek.example`;
      await fill('signInEverywhere', email, 0.8);
      for (let call = 0; call < 19; call += 1) {
        const answer = signIn(email, 'x', `198.51.${account + 102}.${call}`, { signal: leave.signal });
        const keep = (response: Response) => {
          if (refused.push(response) === 72) enough.resolve();
        };
        answer.then(keep, () => {});
      }
    }
    await enough.promise;
    expect((await signIn(other.email, other.password, '198.51.110.1')).status).toBe(200);
    expect(refused.map(({ status }) => status)).toEqual(Array(72).fill(429));
    leave.abort();
  });

  it('hold back one answer of one network at a time', async () => {
    const email = 'tek-tek@ornek.example';
    await fill('signInEverywhere', email, 0.8);
    const leave = new AbortController();
    const first = Promise.race([1, 2].map(() => signIn(email, 'x', '198.51.99.1', { signal: leave.signal })));
    const refused = await first;
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 20]);
    leave.abort();
  });

  it('treat unknown accounts the same', async () => {
    const all = await statuses(14, () => signIn('kimse@ornek.example', 'x', '198.51.101.1'));
    expect(limited(all)).toBe(4);
    expect((await signIn('kimse@ornek.example', 'x', '198.51.101.2')).status).toBe(400);
  });

  it('stop guessing many accounts from one address, counted behind the proxy', async () => {
    const all = await statuses(34, (index) => signIn(`hedef-${index}@ornek.example`, 'x', '192.0.2.7'));
    expect(limited(all)).toBe(4);
    expect((await signIn('baska@ornek.example', 'x', '192.0.2.8')).status).toBe(400);
  });

  it('count an IPv6 network as one address', async () => {
    const all = await statuses(34, (index) => signIn(`alti-${index}@ornek.example`, 'x', `2001:db8:1:2::${index + 1}`));
    expect(limited(all)).toBe(4);
    expect((await signIn('alti@ornek.example', 'x', '2001:db8:1:3::1')).status).toBe(400);
  });

  it('do not count successful sign-ins', async () => {
    const account = await newAccount(server);
    for (let round = 0; round < 35; round += 1) {
      expect((await signIn(account.email, account.password, '192.0.2.20')).status).toBe(200);
    }
  });

  it('let one right sign-in wipe out the wrong ones of its account', async () => {
    const account = await newAccount(server);
    const wrong = () => statuses(9, () => signIn(account.email, 'yanlis-parola', '192.0.14.1'));
    expect(limited(await wrong())).toBe(0);
    expect((await signIn(account.email, account.password, '192.0.14.1')).status).toBe(200);
    expect(limited(await wrong())).toBe(0);
  });

  it('do not let an address above its own limit use up that of an account', async () => {
    const [account, address] = [await newAccount(server), '192.0.15.1'];
    await statuses(30, (index) => signIn(`baskasi-${index}@ornek.example`, 'x', address));
    const all = await statuses(12, () => signIn(account.email, 'yanlis-parola', address));
    expect(limited(all)).toBe(12);
    expect((await signIn(account.email, account.password, '192.0.15.2')).status).toBe(200);
  });

  it('stop guessing the codes of followed links', async () => {
    const exchange = () => post('/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }, '192.0.16.1');
    expect(limited(await statuses(34, exchange))).toBe(4);
  });

  it('allow so many mails to one address an hour', async () => {
    const email = 'posta@ornek.example';
    expect(limited(await statuses(6, () => post('/recover', { email }, '192.0.3.1')))).toBe(2);
    const response = await post('/otp', { email }, '192.0.3.1');
    expect(await response.json()).toMatchObject({ code: 'over_email_send_rate_limit' });
    expect((await post('/recover', { email }, '192.0.3.2')).status).toBe(200);
  });

  it('allow so many mails from one address an hour', async () => {
    const all = await statuses(24, (index) => post('/recover', { email: `alici-${index}@ornek.example` }, '192.0.6.1'));
    expect(limited(all)).toBe(4);
  });

  it('allow so many sign-ups from one address an hour', async () => {
    const signUp = (index: number) =>
      post('/signup', { email: `yeni-${index}@ornek.example`, password: 'Yeni-Hesap-42' }, '192.0.7.1');
    expect(limited(await statuses(14, signUp))).toBe(4);
    const response = await signUp(99);
    expect(await response.json()).toMatchObject({ code: 'over_request_rate_limit' });
    expect(await server.ownerSql`select from auth.users where email like 'yeni-%'`).toHaveLength(10);
  });

  it('allow so many sign-ups of one account an hour, and count them as mails to it', async () => {
    const body = { email: 'ayni@ornek.example', password: 'Yeni-Hesap-42' };
    expect(limited(await statuses(6, () => post('/signup', body, '192.0.8.1')))).toBe(2);
    const response = await post('/resend', { type: 'signup', email: body.email }, '192.0.8.1');
    expect(await response.json()).toMatchObject({ code: 'over_email_send_rate_limit' });
  });

  it('allow so many mails for a new address of one account an hour', async () => {
    const { session } = await signedIn(server, await newAccount(server));
    const change = (index: number) =>
      post('/user', { email: `tasinan-${index}@ornek.example` }, `192.0.9.${index}`, {
        token: session.access_token,
        method: 'PUT',
      });
    expect(limited(await statuses(6, change))).toBe(2);
  });

  it('allow so many text messages to one number an hour, and send no more', async () => {
    const phone = '+905550000001';
    await newAccount(server, { phone, phone_confirm: true });
    const all = await statuses(6, () => post('/otp', { phone }, '192.0.10.1'));
    expect(limited(all)).toBe(2);
    const response = await post('/resend', { type: 'sms', phone }, '192.0.10.1');
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: 'over_sms_send_rate_limit' });
    for (let letter = 0; letter < 4; letter += 1) await sms.inbox.next(phone);
    expect(sms.inbox.letters.filter(({ to }) => to === phone)).toHaveLength(4);
  });

  it('allow so many text messages from one address an hour, to whatever numbers', async () => {
    const all = await statuses(14, (index) => post('/otp', { phone: `+9055511122${10 + index}` }, '192.0.11.1'));
    expect(limited(all)).toBe(4);
  });

  it('count the text messages of a new number and of a second factor together', async () => {
    const account = await newAccount(server);
    const { client, session } = await signedIn(server, account);
    const phone = '+905550000002';
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'sms', phone });
    const token = session.access_token;
    const proven = { phone: '+905550000003', current_password: account.password };
    const change = () => post('/user', proven, '192.0.12.1', { token, method: 'PUT' });
    const challenge = () => post(`/factors/${factor?.id}/challenge`, {}, '192.0.12.2', { token });
    expect([(await change()).status, (await change()).status]).toEqual([200, 200]);
    expect([(await challenge()).status, (await challenge()).status]).toEqual([200, 200]);
    for (const call of [change, challenge]) {
      const response = await call();
      expect(response.status).toBe(429);
      expect(await response.json()).toMatchObject({ code: 'over_sms_send_rate_limit' });
    }
  });

  it('stop guessing the codes of a second factor', async () => {
    const { client, session } = await signedIn(server, await newAccount(server));
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'x' });
    const guess = (index: number) =>
      post(`/factors/${factor?.id}/verify`, { challenge_id: crypto.randomUUID(), code: '1' }, `192.0.13.${index}`, {
        token: session.access_token,
      });
    const all = await statuses(14, () => guess(1));
    expect(limited(all)).toBe(4);
    expect((await guess(2)).status).toBe(422);
  });

  it('leave the tries of a second factor to its owner, whoever knows the password and whatever the network', async () => {
    const account = await newAccount(server);
    const { client, session } = await signedIn(server, account);
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'x' });
    const { id = '', totp } = factor ?? {};
    const at = '192.0.14.1';
    const codeOf = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(totp?.secret ?? '') }).generate({ timestamp: Date.now() + steps * 30_000 });
    const challenge = async (token: string, cookie: string) => {
      const answer = await post(`/factors/${id}/challenge`, {}, at, { token, cookie });
      return { status: answer.status, challenge_id: (await answer.json()).id };
    };
    const verify = async (token: string, code: string, cookie = '') => {
      const { challenge_id } = await challenge(token, cookie);
      return await post(`/factors/${id}/verify`, { challenge_id, code }, at, { token, cookie });
    };
    const enrolled = await verify(session.access_token, codeOf(-1));
    expect(enrolled.status).toBe(200);
    const cookie = cookieOf(enrolled);

    const thief = await signIn(account.email, account.password, at);
    const stolen = { token: (await thief.json()).access_token, cookie: cookieOf(thief) };
    const guess = { challenge_id: crypto.randomUUID(), code: '000000' };
    const guesses = await statuses(14, () => post(`/factors/${id}/verify`, guess, at, stolen));
    expect(limited(guesses)).toBe(4);
    for (let more = 0; more < 20; more += 1) await challenge(stolen.token, stolen.cookie);
    expect((await challenge(stolen.token, stolen.cookie)).status).toBe(429);

    const owner = await signIn(account.email, account.password, at);
    const { access_token } = await owner.json();
    expect((await verify(access_token, codeOf(0))).status).toBe(429);
    expect((await verify(access_token, codeOf(0), cookie)).status).toBe(200);
  });

  it('count the present password that a new one asks for as a sign-in', async () => {
    const account = await newAccount(server);
    const { session } = await signedIn(server, account);
    const change = (current_password: string) =>
      post('/user', { password: 'Yepyeni-Parola-5', current_password }, '192.0.17.1', {
        token: session.access_token,
        method: 'PUT',
      });
    expect(limited(await statuses(14, () => change('yanlis-parola')))).toBe(4);
    expect((await signIn(account.email, account.password, '192.0.17.1')).status).toBe(429);
    expect((await signIn(account.email, account.password, '192.0.17.2')).status).toBe(200);
  });

  it('stop guessing codes', async () => {
    const { email } = await newAccount(server);
    const verify = (index: number, network: string) =>
      post('/verify', { email, token: String(100_000 + index), type: 'email' }, network);
    expect(limited(await statuses(14, (index) => verify(index, '192.0.4.1')))).toBe(4);
    expect((await verify(99, '192.0.4.2')).status).toBe(403);
  });

  it('refuse no right refresh because of wrong ones from its address', async () => {
    const { session } = await signedIn(server, await newAccount(server));
    const refresh = (refresh_token: string) => post('/token?grant_type=refresh_token', { refresh_token }, '192.0.19.1');
    expect((await refresh('x')).status).toBe(400);
    await fill('refreshAddress', '192.0.19.1', 1);
    const wrong = await refresh('x');
    expect([wrong.status, Number(wrong.headers.get('retry-after'))]).toEqual([429, 1]);
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  it('bound changes of the own account, which cost a hash or an entry in the audit log', async () => {
    const { session, user } = await signedIn(server, await newAccount(server));
    const change = (index: number) =>
      post('/user', { data: { first_name: `${index}` } }, `192.0.20.${index}`, {
        token: session.access_token,
        method: 'PUT',
      });
    expect(limited(await statuses(14, change))).toBe(4);
    const noted = await server.ownerSql`
      select from auth.audit_log where action = 'user_updated' and actor = ${user.id}`;
    expect(noted).toHaveLength(10);
  });

  it('bound enrolments of second factors, also of those that are refused', async () => {
    const { session } = await signedIn(server, await newAccount(server));
    const enrol = (index: number) =>
      post('/factors', { factor_type: 'totp', friendly_name: 'hep aynı' }, `192.0.21.${index}`, {
        token: session.access_token,
      });
    const all = await statuses(14, enrol);
    expect(all.toSorted()).toEqual([200, ...Array(9).fill(422), ...Array(4).fill(429)]);
  });

  it('bound refreshes of one account', async () => {
    const { session } = await signedIn(server, await newAccount(server));
    const refresh = (index: number) =>
      post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token }, `192.0.5.${index}`);
    expect(limited(await statuses(130, refresh))).toBeGreaterThanOrEqual(8);
  });

  it('let a device in on which somebody signed in before, whatever others do', async () => {
    const [account, other] = [await newAccount(server), await newAccount(server)];
    const { email, password } = account;
    const cookie = cookieOf(await signIn(email, password, '192.0.17.1'));
    for (const kind of ['signIn', 'mail'] as const) {
      await fill(`${kind}Address`, '192.0.17.1', 2);
      await fill(`${kind}Everywhere`, email, 2);
    }
    expect((await signIn(email, password, '192.0.17.1')).status).toBe(429);
    expect((await signIn(other.email, other.password, '192.0.17.1', { cookie })).status).toBe(429);
    const [id, proof] = cookie.split('.');
    const madeUp = Buffer.alloc(16).toString('base64url');
    for (const forged of [`device=${madeUp}.${proof}`, `${id}.${madeUp}`, `${id}.`, 'device=..', 'device=%']) {
      expect((await signIn(email, password, '192.0.17.1', { cookie: forged })).status).toBe(429);
    }
    expect((await signIn(email, password, '192.0.17.1', { cookie })).status).toBe(200);
    expect((await post('/recover', { email }, '192.0.17.1')).status).toBe(429);
    expect((await post('/recover', { email }, '192.0.17.1', { cookie })).status).toBe(200);
  });

  it('count the wrong sign-ins of a known device by themselves', async () => {
    const { email, password } = await newAccount(server);
    const cookie = cookieOf(await signIn(email, password, '192.0.18.1'));
    const wrong = (index: number) => signIn(email, 'x', `192.0.18.${index}`, { cookie });
    expect(limited(await statuses(14, wrong))).toBe(4);
    expect((await signIn(email, password, '192.0.18.99')).status).toBe(200);
  });

  it('note of one person and refusal a few entries, and of others still theirs', async () => {
    const [clerk, other] = [
      await signedIn(server, await newAccount(server)),
      await signedIn(server, await newAccount(server)),
    ];
    const noted = async ({ user }: typeof clerk) =>
      (await server.ownerSql`select from auth.audit_log where action = 'forbidden' and actor = ${user.id}`).length;
    const ask = ({ session }: typeof clerk, path: string) =>
      fetch(`${server.url}${path}`, { headers: { Authorization: `Bearer ${session.access_token}` } });
    const all = await statuses(20, (index) => ask(clerk, index % 2 ? '/auth/v1/admin/users' : '/api/users-list'));
    expect(all).toEqual(Array(20).fill(403));
    expect(await noted(clerk)).toBe(5);
    await ask(other, '/api/users-list');
    expect(await noted(other)).toBe(1);
  });

  it('note of one person a few short exports, and every long one', async () => {
    const { session, user } = await signedIn(server, await newAccount(server));
    await server.ownerSql`insert into public.crm_records (fullname) select 'Yolcu' from generate_series(1, 2001)`;
    const ask = (query: string) =>
      fetch(`${server.url}/rest/v1/crm_records?select=id${query}`, {
        headers: { Authorization: `Bearer ${session.access_token}`, Accept: 'text/csv' },
      });
    const noted = async () =>
      (await server.ownerSql`select from auth.audit_log where action = 'records_exported' and actor = ${user.id}`)
        .length;
    expect(await statuses(12, () => ask('&limit=1'))).toEqual(Array(12).fill(200));
    expect(await noted()).toBe(5);
    for (let times = 0; times < 2; times += 1) await (await ask('')).text();
    expect(await noted()).toBe(7);
  });

  it('store nothing that names an address or account, and forget what has drained', async () => {
    const rows = await server.ownerSql`select encode(key, 'escape') as key from auth.rate_limits`;
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(({ key }) => key).join()).not.toMatch(/ornek|192\.0/);
    await server.ownerSql`update auth.rate_limits set drained_at = now() - interval '1 second'`;
    await purgeExpired(server.ownerSql);
    expect(await server.ownerSql`select from auth.rate_limits`).toHaveLength(0);
  });
});

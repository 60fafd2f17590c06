import { describe, expect, it } from 'vitest';
import { type Account, callAuth, newAccount, signedIn } from '../support/auth-clients.ts';
import { send } from '../support/raw.ts';
import { verified } from '../support/second-factor.ts';
import { testMail, testServer } from '../support/test-server.ts';

const mail = await testMail();
const server = await testServer({ env: { SMTP_URL: mail.url } });

type Answer = { status: number; json: Record<string, unknown> };

async function ask(method: 'GET' | 'POST', path: string, token: string, body?: object): Promise<Answer> {
  const answer = await callAuth(server, `/recovery-codes${path}`, {
    method,
    token,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, json: await answer.json() };
}
const left = async (token: string) => (await ask('GET', '', token)).json.left;
const use = (token: string, code = '') => ask('POST', '/verify', token, { code });
const half = async (account: Account) => (await signedIn(server, account)).session.access_token;

interface Holder extends Account {
  /** The token of a session with the second factor. */
  token: string;
  factorId: string;
  codes: string[];
}

async function withCodes(): Promise<Holder> {
  const account = await newAccount(server);
  const { client } = await signedIn(server, account);
  const { factorId, token } = await verified(client);
  const made = await ask('POST', '', token, {});
  return { ...account, token, factorId, codes: made.json.codes as string[] };
}

const acts = (account: Account) =>
  server.ownerSql<{ action: string }[]>`select action from app.activity where target = ${account.id} order by id`.then(
    (rows) => rows.map(({ action }) => action),
  );

describe('recovery codes', () => {
  it('are ten different codes of 80 bits, stored only as hashes', async () => {
    const holder = await withCodes();
    expect(holder.codes).toHaveLength(10);
    expect(new Set(holder.codes).size).toBe(10);
    for (const code of holder.codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(await ask('GET', '', holder.token)).toMatchObject({ status: 200, json: { left: 10 } });
    const [stored] = await server.ownerSql<{ all: string }[]>`
      select jsonb_agg(to_jsonb(c))::text as all from auth.recovery_codes c where user_id = ${holder.id}`;
    const [code = ''] = holder.codes;
    for (const text of [code, code.replaceAll('-', ''), Buffer.from(code).toString('hex')]) {
      expect(stored?.all).not.toContain(text);
    }
    expect(server.log()).not.toContain(code);
    expect(await acts(holder)).toContain('recovery_codes_made');
  });

  it('give access to the data in place of the second factor; the owner is told', async () => {
    const holder = await withCodes();
    const { client, session } = await signedIn(server, holder);
    expect((await client.from('crm_records').select('id')).error).toMatchObject({ code: 'insufficient_aal' });
    const typed = holder.codes[3]?.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'I');
    const used = await use(session.access_token, typed);
    expect(used).toMatchObject({ status: 200, json: { user: { id: holder.id } } });
    const { access_token, refresh_token } = used.json as { access_token: string; refresh_token: string };
    await client.auth.setSession({ access_token, refresh_token });
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data?.currentLevel).toBe('aal2');
    expect((await client.from('crm_records').select('id')).error).toBeNull();
    expect((await client.auth.refreshSession({ refresh_token: session.refresh_token })).error).not.toBeNull();
    expect(await left(access_token)).toBe(9);
    expect((await acts(holder)).at(-1)).toBe('recovery_code_used');
    expect((await mail.inbox.next(holder.email)).text).toContain('yeni kurtarma kodları oluşturuldu');
    const letter = await mail.inbox.next(holder.email);
    expect(letter.text).toContain('kurtarma kodu kullanıldı. 9 kodunuz kaldı.');
    expect(letter.text).not.toContain(holder.codes[3]);
  });

  it('work once each, even if two send the same one at once', async () => {
    const holder = await withCodes();
    const [once, raced] = holder.codes;
    expect((await use(await half(holder), once)).status).toBe(200);
    expect(await use(await half(holder), once)).toMatchObject({
      status: 422,
      json: { code: 'mfa_verification_failed' },
    });
    const tokens = [await half(holder), await half(holder), await half(holder)];
    const outcomes = await Promise.all(tokens.map((token) => use(token, raced)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await left(holder.token)).toBe(8);
    expect(await acts(holder)).toContain('factor_refused');
  });

  it('are void once new ones are made', async () => {
    const holder = await withCodes();
    const made = await ask('POST', '', holder.token, {});
    expect((await use(await half(holder), holder.codes[0])).status).toBe(422);
    expect((await use(await half(holder), (made.json.codes as string[])[0])).status).toBe(200);
  });

  // One row for each database trigger that voids the codes.
  it.each<[string, (holder: Holder) => Promise<unknown>]>([
    ['an admin removed the factors', ({ id }) => staff('users-factors-remove', { id })],
    ['an admin set another password', ({ id }) => staff('users-password', { id, password: 'Baska-Parola-17' })],
  ])('are void once %s', async (_what, act) => {
    const holder = await withCodes();
    await act(holder);
    const rows = await server.ownerSql`select from auth.recovery_codes where user_id = ${holder.id}`;
    expect(rows).toHaveLength(0);
  });

  it('do not work for another user, nor for a disabled one', async () => {
    const [holder, other] = [await withCodes(), await withCodes()];
    expect((await use(await half(other), holder.codes[0])).status).toBe(422);
    const token = await half(holder);
    await staff('users-disable', { id: holder.id });
    expect((await use(token, holder.codes[0])).status).toBe(403);
    await staff('users-enable', { id: holder.id });
    expect((await use(token, holder.codes[0])).status).toBe(403);
    expect((await use(await half(holder), holder.codes[0])).status).toBe(422);
  });

  it('are made only for a user who has a factor, has given it, and has a recent proof', async () => {
    const holder = await withCodes();
    const token = await half(holder);
    expect(await ask('POST', '', token, {})).toMatchObject({ status: 403, json: { code: 'insufficient_aal' } });
    expect(await ask('GET', '', token)).toMatchObject({ status: 403, json: { code: 'insufficient_aal' } });
    const bare = await newAccount(server);
    const without = await ask('POST', '', await half(bare), {});
    expect(without).toMatchObject({ status: 404, json: { code: 'mfa_factor_not_found' } });
    await server.ownerSql`
      update auth.sessions set proven_at = now() - interval '1 hour' where user_id = ${holder.id} and aal = 'aal2'`;
    const stale = await ask('POST', '', holder.token, {});
    expect(stale).toMatchObject({ status: 400, json: { code: 'reauthentication_needed' } });
    const wrong = await ask('POST', '', holder.token, { current_password: 'Yanlis-Parola-1' });
    expect(wrong).toMatchObject({ status: 400, json: { code: 'invalid_credentials' } });
    expect((await use(token, holder.codes[0])).status).toBe(200);
    const proven = await ask('POST', '', holder.token, { current_password: holder.password });
    expect(proven.status).toBe(200);
  });
});

const staff = async (path: string, json: object) => {
  const { session } = await signedIn(server, server.admin);
  const answer = await send(server, `/api/${path}`, { method: 'POST', token: session.access_token, json });
  expect(answer.status).toBe(200);
};

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Account, newAccount, signedIn } from '../support/auth-clients.ts';
import { ask, type Call, send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const adminToken = (await signedIn(server, server.admin)).session.access_token;

const post = (path: string, json: object, token = adminToken) =>
  send(server, `/api/${path}`, { method: 'POST', token, json });
const given = 'Yoneticinin-Sectigi-7';
const own = 'Kendi-Sectigim-8';

async function created(is_admin = false): Promise<Account> {
  const email = `${randomUUID()}@ornek.example`;
  const answer = await post('users-create', { email, password: given, first_name: 'Ece', last_name: 'Su', is_admin });
  return { id: (answer.json as { user: { id: string } }).user.id, email, password: given };
}

async function reset(): Promise<Account> {
  const account = await newAccount(server);
  expect((await post('users-password', { id: account.id, password: given })).status).toBe(200);
  return { ...account, password: given };
}

const data: Call[] = [
  ['GET', '/rest/v1/crm_records?limit=1'],
  ['HEAD', '/rest/v1/crm_records'],
  ['POST', '/rest/v1/crm_records', { fullname: 'Yeni' }],
  ['PATCH', '/rest/v1/crm_records?id=gt.0', { card: 1 }],
  ['DELETE', '/rest/v1/crm_records?id=gt.0'],
  ['POST', '/rest/v1/rpc/record_totals', {}],
  ['GET', '/api/users-count'],
  ['GET', '/api/sessions'],
  ['POST', '/api/sessions-end', {}],
  ['GET', '/api/users-list'],
  ['POST', '/api/users-create', {}],
  ['GET', '/api/system/alerts'],
];

describe.each([
  ['a new user', () => created()],
  ['a new admin', () => created(true)],
  ['a user with a reset password', reset],
])('%s', (_name, make) => {
  it('sees nothing until they have chosen a password, then everything, in the same session', async () => {
    const account = await make();
    const { client, session, user } = await signedIn(server, account);
    expect(user.app_metadata.must_change_password).toBe(true);
    for (const call of data) {
      const refused = await ask(server, session.access_token, call);
      expect([call, refused.status]).toEqual([call, 403]);
      if (call[0] !== 'HEAD') expect(refused.json).toMatchObject({ code: 'password_change_required' });
    }
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.from('crm_records').select('id')).error).toMatchObject({ code: 'password_change_required' });

    expect((await client.auth.updateUser({ password: given })).error).toMatchObject({ code: 'same_password' });
    expect((await client.auth.updateUser({ password: '123456' })).error).toMatchObject({ code: 'weak_password' });
    expect((await ask(server, session.access_token, ['GET', '/api/users-count'])).status).toBe(403);

    const changed = await client.auth.updateUser({ password: own });
    expect(changed.error).toBeNull();
    expect(changed.data.user?.app_metadata).not.toHaveProperty('must_change_password');
    expect((await client.from('crm_records').select('id')).error).toBeNull();
    expect((await ask(server, session.access_token, ['GET', '/api/users-count'])).status).toBe(200);
    const again = await signedIn(server, { ...account, password: own });
    expect((await again.client.from('crm_records').select('id')).error).toBeNull();
  });
});

it('users cannot remove the mark that they must change the password in any other way', async () => {
  const account = await created();
  const { client, session } = await signedIn(server, account);
  await client.auth.updateUser({ data: { must_change_password: false, app_metadata: {} } });
  const given = { app_metadata: { must_change_password: null } };
  const refused = await ask(server, session.access_token, ['PUT', '/auth/v1/user', given]);
  expect(refused.status).toBe(403);
  const again = await signedIn(server, account);
  expect((await again.client.from('crm_records').select('id')).error).toMatchObject({
    code: 'password_change_required',
  });
});

it('an admin who sets their own password on the users screen need not change it', async () => {
  const boss = await newAccount(server, { app_metadata: { is_admin: true } });
  const { session } = await signedIn(server, boss);
  expect((await post('users-password', { id: boss.id, password: own }, session.access_token)).status).toBe(200);
  const { client } = await signedIn(server, { ...boss, password: own });
  expect((await client.from('crm_records').select('id')).error).toBeNull();
});

it('nobody needs a new password after another change by an admin, or one set with the service key', async () => {
  const account = await newAccount(server);
  await post('users-update', { id: account.id, first_name: 'Ada', last_name: 'Su' });
  const { client } = await signedIn(server, account);
  expect((await client.from('crm_records').select('id')).error).toBeNull();
});

it('a user who must change the password keeps the mark when an admin changes something else', async () => {
  const account = await created();
  expect((await post('users-update', { id: account.id, is_admin: true })).status).toBe(200);
  const { user } = await signedIn(server, account);
  expect(user.app_metadata).toMatchObject({ is_admin: true, must_change_password: true });
});

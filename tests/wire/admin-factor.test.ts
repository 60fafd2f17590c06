import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, signIn } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Person;
let clerk: Person;
beforeAll(async () => {
  server = await startServer();
  admin = await newPerson(server, true);
  clerk = await newPerson(server);
});
afterAll(() => server.stop());

/** As a start with another `agency.config.ts` does. */
const require = (isNeeded: boolean) => server.ownerSql`select public.set_admin_rules(${isNeeded})`;

type Call = [method: string, path: string, body?: object];
const data: Call[] = [
  ['GET', '/rest/v1/crm_records?limit=1'],
  ['HEAD', '/rest/v1/crm_records'],
  ['POST', '/rest/v1/crm_records', { fullname: 'Yeni' }],
  ['PATCH', '/rest/v1/crm_records?id=lt.0', { card: 1 }],
  ['DELETE', '/rest/v1/crm_records?id=lt.0'],
  ['POST', '/rest/v1/rpc/record_totals', {}],
  ['POST', '/rest/v1/rpc/list_activity', {}],
  ['GET', '/api/users-count'],
  ['GET', '/api/users-list'],
  ['GET', '/api/sessions'],
  ['GET', '/api/system'],
  ['POST', '/api/users-create', {}],
  ['POST', '/api/users-factors-remove', {}],
];
const ask = (token: string, [method, path, body]: Call) =>
  send(server, path, { method, token, ...(body ? { body: JSON.stringify(body) } : {}) });
const statuses = (token: string) => Promise.all(data.map(async (call) => (await ask(token, call)).status));

async function enrol({ client }: Person): Promise<{ id: string; token: string }> {
  const { data: factor, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate();
  const raised = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (raised.error) throw raised.error;
  return { id: factor.id, token: raised.data.access_token };
}

describe('a second factor that admins have to have', () => {
  it('is wanted from the next call on, in an open session too, and everything opens once it is there', async () => {
    expect(await statuses(admin.accessToken)).not.toContain(403);
    await require(true);
    for (const call of data) {
      const refused = await ask(admin.accessToken, call);
      expect([call, refused.status]).toEqual([call, 403]);
      if (call[0] !== 'HEAD') expect(refused.json).toMatchObject({ code: 'second_factor_required' });
    }
    const again = await signIn(server, admin);
    expect((await again.client.from('crm_records').select('id')).error).toMatchObject({
      code: 'second_factor_required',
    });
    const { token } = await enrol(again);
    expect(await statuses(token)).not.toContain(403);
    await require(false);
  });

  it('is wanted of no one else, and again of an admin who removed it', async () => {
    const other = await newPerson(server, true);
    const { id } = await enrol(other);
    await require(true);
    expect((await ask(clerk.accessToken, ['GET', '/rest/v1/crm_records?limit=1'])).status).toBe(200);
    expect((await other.client.from('crm_records').select('id')).error).toBeNull();
    expect((await other.client.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
    expect((await other.client.from('crm_records').select('id')).error).toMatchObject({
      code: 'second_factor_required',
    });
    await require(false);
  });

  it('cannot be talked out of by what a user writes about themselves', async () => {
    await require(true);
    const other = await newPerson(server, true);
    await other.client.auth.updateUser({ data: { is_admin: false, must_enrol_factor: false } });
    await other.client.auth.refreshSession();
    expect((await other.client.from('crm_records').select('id')).error).toMatchObject({
      code: 'second_factor_required',
    });
    await require(false);
  });
});

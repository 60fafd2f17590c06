import { describe, expect, it } from 'vitest';
import { newPerson, signIn } from '../support/people.ts';
import { ask, type Call } from '../support/raw.ts';
import { verified } from '../support/second-factor.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const admin = await newPerson(server, true);
const clerk = await newPerson(server);

/** Sets whether admins need a second factor, as a start with another `agency.config.ts` does. */
const require = (isNeeded: boolean) => server.ownerSql`select public.set_admin_rules(${isNeeded})`;

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
const statuses = (token: string) => Promise.all(data.map(async (call) => (await ask(server, token, call)).status));

describe('a second factor that admins must have', () => {
  it('is required from the next call on, in open sessions too, and opens everything once it is added', async () => {
    expect(await statuses(admin.accessToken)).not.toContain(403);
    await require(true);
    for (const call of data) {
      const refused = await ask(server, admin.accessToken, call);
      expect([call, refused.status]).toEqual([call, 403]);
      if (call[0] !== 'HEAD') expect(refused.json).toMatchObject({ code: 'second_factor_required' });
    }
    const again = await signIn(server, admin);
    expect((await again.client.from('crm_records').select('id')).error).toMatchObject({
      code: 'second_factor_required',
    });
    const { token } = await verified(again.client);
    expect(await statuses(token)).not.toContain(403);
    await require(false);
  });

  it('is required of nobody else, and again of an admin who removed it', async () => {
    const other = await newPerson(server, true);
    const { factorId } = await verified(other.client);
    await require(true);
    expect((await ask(server, clerk.accessToken, ['GET', '/rest/v1/crm_records?limit=1'])).status).toBe(200);
    expect((await other.client.from('crm_records').select('id')).error).toBeNull();
    expect((await other.client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await other.client.from('crm_records').select('id')).error).toMatchObject({
      code: 'second_factor_required',
    });
    await require(false);
  });

  it('cannot be avoided by changing one’s own metadata', async () => {
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

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../src/server/context.ts';
import { Lanes } from '../../src/server/database/lanes.ts';
import { ensureRequestLogin } from '../../src/server/database/roles.ts';
import { identityOf } from '../../src/server/rest/present-identity.ts';
import { runAs } from '../../src/server/rest/transaction.ts';
import { newPerson } from '../support/people.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let lanes: Lanes;
beforeAll(async () => {
  server = await startServer();
  const login = await ensureRequestLogin(server.ownerSql);
  lanes = new Lanes(server.database, { max: 1, name: 'test-lane', login });
});
afterAll(async () => {
  await lanes.end(1);
  await server.stop();
});

async function newCaller(): Promise<Caller> {
  const { accessToken } = await newPerson(server);
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  return { role: 'authenticated', claims: JSON.parse(payload) };
}

/** The claims as policies and triggers see them. */
async function claimsOf(caller: Caller): Promise<Record<string, unknown>> {
  const statement = { text: `select null, '1', null, auth.jwt()::text`, values: [] };
  const { body } = await runAs(lanes, caller, statement, { readOnly: true });
  return JSON.parse(String(body));
}

const ofUser = (change: string) => (caller: Caller) =>
  server.ownerSql.unsafe(`update auth.users set ${change} where id = $1`, [String(caller.claims.sub)]);
const ofSession = (change: string) => (caller: Caller) =>
  server.ownerSql.unsafe(`${change} where id = $1`, [String(caller.claims.session_id)]);

describe('what changed since the last request is known to the next one', () => {
  it.each<[string, (caller: Caller) => Promise<unknown>, object]>([
    ['the address', ofUser(`email = 'yeni@ornek.example'`), { email: 'yeni@ornek.example' }],
    ['no address any more', ofUser('email = null'), { email: '' }],
    [
      'being an admin',
      ofUser(`raw_app_meta_data = '{"is_admin": true}'`),
      { app_metadata: { is_admin: true }, user_metadata: expect.objectContaining({ is_admin: true }) },
    ],
    [
      'claiming to be one',
      ofUser(`raw_app_meta_data = '{}', raw_user_meta_data = '{"is_admin": true, "x": 1}'`),
      { app_metadata: {}, user_metadata: { x: 1 } },
    ],
    ['the level of assurance', ofSession(`update auth.sessions set aal = 'aal2'`), { aal: 'aal2' }],
  ])('%s', async (_name, change, expected) => {
    const caller = await newCaller();
    const before = await claimsOf(caller);
    expect(before).toMatchObject({ sub: caller.claims.sub, aal: 'aal1' });
    await change(caller);
    expect(await claimsOf(caller)).toEqual({ ...before, ...expected });
  });

  it.each<[string, (caller: Caller) => Promise<unknown>]>([
    ['a ban', ofUser(`banned_until = now() + interval '1 hour'`)],
    ['a deleted user', ofUser('deleted_at = now()')],
    ['a closed session', ofSession('delete from auth.sessions')],
  ])('%s', async (_name, change) => {
    const caller = await newCaller();
    await claimsOf(caller);
    await change(caller);
    for (let times = 0; times < 3; times += 1) {
      await expect(claimsOf(caller)).rejects.toMatchObject({ code: 'AU001' });
    }
  });

  it('the end of a ban', async () => {
    const caller = await newCaller();
    await ofUser(`banned_until = now() + interval '1 hour'`)(caller);
    await expect(claimsOf(caller)).rejects.toMatchObject({ code: 'AU001' });
    await ofUser('banned_until = null')(caller);
    expect(await claimsOf(caller)).toMatchObject({ sub: caller.claims.sub });
  });
});

it('is put together once, and again after a change only', async () => {
  const caller = await newCaller();
  expect(identityOf(caller.claims).versions).toBeNull();
  await claimsOf(caller);
  const first = identityOf(caller.claims);
  await claimsOf(caller);
  expect(identityOf(caller.claims)).toBe(first);
  await ofUser(`raw_user_meta_data = '{"first_name": "Şule"}'`)(caller);
  await claimsOf(caller);
  expect(identityOf(caller.claims)).not.toBe(first);
});

it('of one user is never taken for that of another with the same versions', async () => {
  const [one, other] = [await newCaller(), await newCaller()];
  await claimsOf(one);
  const { versions } = identityOf(one.claims);
  const stolen = { role: 'authenticated' as const, claims: { ...one.claims, sub: other.claims.sub } };
  await expect(claimsOf(stolen)).rejects.toMatchObject({ code: 'AU001' });
  expect(versions).toContain(String(one.claims.sub));
});

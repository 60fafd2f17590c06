import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newPerson, type Person, signIn } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { verified } from '../support/second-factor.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const person = await newPerson(server, true);
await person.client.from('crm_records').insert({ fullname: 'Gizli Yolcu' });
await person.client.from('crm_records').update({ card: 7 }).eq('fullname', 'Gizli Yolcu');
const { factorId, token } = await verified(person.client);
const full = { ...person, accessToken: token };
const half = await signIn(server, person);

type Call = [method: string, path: string, body?: object, headers?: Record<string, string>];

const ask = ([method, path, json, headers = {}]: Call, { accessToken }: Person) =>
  send(server, path, { method, token: accessToken, headers, json });

const id = randomUUID();
const records = '/rest/v1/crm_records';
const upsert = { Prefer: 'resolution=merge-duplicates' };

it.each<Call>([
  ['GET', `${records}?limit=1`],
  ['GET', records, undefined, { Prefer: 'count=exact', Range: '0-9' }],
  ['HEAD', records, undefined, { Prefer: 'count=exact' }],
  ['POST', records, { fullname: 'Yeni' }],
  ['POST', `${records}?on_conflict=clientref`, { fullname: 'Yeni', clientref: id }, upsert],
  ['PATCH', `${records}?id=gt.0`, { card: 1 }],
  ['DELETE', `${records}?id=lt.0`],
  ['GET', '/rest/v1/rpc/record_totals'],
  ['HEAD', '/rest/v1/rpc/record_totals'],
  ['POST', '/rest/v1/rpc/record_totals', {}],
  ['POST', '/rest/v1/rpc/day_report', { start_date: '2024-01-01', end_date: '2024-01-01' }],
  ['POST', '/rest/v1/rpc/day_oddities', { start_date: '2024-01-01', end_date: '2024-01-01' }],
  ['POST', '/rest/v1/rpc/hour_report', { day: '2024-01-01' }],
  ['POST', '/rest/v1/rpc/staff_names', {}],
  ['POST', '/rest/v1/rpc/close_day', { day: '2024-01-01' }],
  ['POST', '/rest/v1/rpc/reopen_day', { day: '2024-01-01', reason: 'Deneme' }],
  ['POST', '/rest/v1/rpc/fold_text', { input: 'I' }],
  ['POST', '/rest/v1/rpc/deleted_records', {}],
  ['POST', '/rest/v1/rpc/records_changed_since', {}],
  ['POST', '/rest/v1/rpc/undo_import', { clientrefs: [] }],
  ['POST', '/rest/v1/rpc/note_export', { row_count: 1, format: 'xlsx' }],
  ['GET', '/api/users-count'],
  ['GET', '/api/users-list'],
  ['POST', '/rest/v1/rpc/list_activity', {}],
  ['POST', '/rest/v1/rpc/activity_people', {}],
  ['GET', '/api/sessions'],
  ['GET', '/api/system'],
  ['GET', '/api/system/alerts'],
])('the second factor is needed for data: %s %s %j', async (...call) => {
  const refused = await ask(call, half);
  expect(refused.status).toBe(403);
  if (call[0] !== 'HEAD') expect(refused.json).toMatchObject({ code: 'insufficient_aal' });
  expect(refused.text).not.toContain('Gizli');
  expect((await ask(call, full)).status).toBeLessThan(300);
});

it.each<Call>([
  ['POST', '/api/users-create', {}],
  ['POST', '/api/users-update', { id }],
  ['POST', '/api/users-password', { id }],
  ['POST', '/api/users-factors-remove', { id }],
  ['POST', '/api/users-disable', { id }],
  ['POST', '/api/users-enable', { id }],
  ['POST', '/api/users-delete', { id }],
  ['POST', '/api/sessions-end', {}],
  ['PUT', '/auth/v1/user', { data: { first_name: 'Can' } }],
  ['PUT', '/auth/v1/user', { password: 'Baska-Parola-12' }],
  ['PUT', '/auth/v1/user', { email: 'baska@ornek.example' }],
  ['PUT', '/auth/v1/user', { phone: '+905550000001' }],
  ['GET', '/auth/v1/reauthenticate'],
  ['POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'ikinci' }],
])('the second factor is needed to change accounts: %s %s %j', async (...call) => {
  expect((await ask(call, half)).json).toMatchObject(
    call[1].startsWith('/auth/') ? { error_code: 'insufficient_aal' } : { code: 'insufficient_aal' },
  );
});

it.each<Call>([
  ['GET', '/auth/v1/admin/users'],
  ['GET', `/auth/v1/admin/users/${id}`],
  ['POST', '/auth/v1/admin/users', {}],
  ['POST', '/rest/v1/rpc/erase_records', {}],
])('the second factor does not replace the secret key: %s %s', async (...call) => {
  expect((await ask(call, half)).status).toBe(403);
  expect((await ask(call, full)).status).toBe(403);
});

it('the second factor is not needed to read one’s own account, to give the factor, to stay signed in or to sign out', async () => {
  const { client } = await signIn(server, half);
  expect((await client.auth.getUser()).data.user?.factors).toMatchObject([{ id: factorId, status: 'verified' }]);
  expect((await client.auth.mfa.challenge({ factorId })).error).toBeNull();
  const wrong = await client.auth.mfa.challengeAndVerify({ factorId, code: '000000' });
  expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed' });
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await client.from('crm_records').select('id')).error).toMatchObject({ code: 'insufficient_aal' });
  expect((await client.auth.signOut()).error).toBeNull();
});

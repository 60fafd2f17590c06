import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminClient } from '../support/clients.ts';
import { type ExternalDatabase, startExternalDatabase } from '../support/external-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** A PostgreSQL that somebody else runs: we get the address of a role that owns a database and may create roles. */
let external: ExternalDatabase;
let servers: TestServer[] = [];

beforeAll(async () => {
  external = await startExternalDatabase();
  const env = { DATABASE_URL: external.url };
  servers = await Promise.all([startServer({ env }), startServer({ env })]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await external.stop();
});

const pair = () => servers as [TestServer, TestServer];

it('two instances that start at once on an empty database make one admin and share the keys', async () => {
  const [a, b] = pair();
  expect(servers.filter((server) => server.output().includes('Admin e-mail:'))).toHaveLength(1);
  const keys = await Promise.all(
    servers.map(({ url }) => fetch(`${url}/crm/config.json`).then((answer) => answer.json())),
  );
  expect(keys.map(({ supabaseKey }) => supabaseKey)).toEqual([a.anonKey, a.anonKey]);
  expect(await a.ownerSql`select count(*) from auth.users`).toEqual([{ count: 1 }]);
  expect(await b.ownerSql`select name, count(*) from app.migrations group by 1 having count(*) > 1`).toEqual([]);
});

it('a session of one is good on the other, and so is what it wrote', async () => {
  const [a, b] = pair();
  const client = await adminClient(a);
  const clientref = randomUUID();
  expect((await client.from('crm_records').insert({ fullname: 'Ümit Öz', clientref })).error).toBeNull();
  const { data } = await client.auth.getSession();
  const answer = await fetch(`${b.url}/rest/v1/crm_records?select=fullname&clientref=eq.${clientref}`, {
    headers: { apikey: b.anonKey, authorization: `Bearer ${data.session?.access_token}` },
  });
  expect(await answer.json()).toEqual([{ fullname: 'Ümit Öz' }]);
});

it('the role that serves requests has no rights of its own', async () => {
  const [{ ownerSql }] = pair();
  const [role] = await ownerSql`
    select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit, rolreplication
    from pg_roles where rolname like 'havayolu_request_%'`;
  expect(Object.values(role ?? {})).toEqual([false, false, false, false, false, false]);
  const [owned] = await ownerSql`
    select count(*) from pg_shdepend d join pg_roles r on r.oid = d.refobjid
    where r.rolname like 'havayolu_request_%' and d.deptype = 'o'`;
  expect(owned).toEqual({ count: 0 });
});

it('an instance that stops leaves the database and the other instance running', async () => {
  const [a, b] = pair();
  expect(await b.stop()).toBe(0);
  expect((await fetch(`${a.url}/healthz`)).status).toBe(200);
});

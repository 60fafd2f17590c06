import { expect, it } from 'vitest';
import { testExternalDatabase, testServer } from '../support/test-server.ts';

const env = { DATABASE_URL: (await testExternalDatabase()).url };
const servers = await Promise.all([testServer({ env }), testServer({ env })]);
const [a, b] = servers;

it('two instances that start at once on an empty database make one admin and share the keys', async () => {
  expect(servers.filter((server) => server.output().includes('Admin e-mail:'))).toHaveLength(1);
  const keys = await Promise.all(
    servers.map(({ url }) => fetch(`${url}/crm/config.json`).then((answer) => answer.json())),
  );
  expect(keys.map(({ supabaseKey }) => supabaseKey)).toEqual([a.anonKey, a.anonKey]);
  expect(await a.ownerSql`select count(*) from auth.users`).toEqual([{ count: 1 }]);
  expect(await b.ownerSql`select name, count(*) from app.migrations group by 1 having count(*) > 1`).toEqual([]);
});

it('the login for requests has no rights itself', async () => {
  const [role] = await a.ownerSql`
    select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit, rolreplication
    from pg_roles where rolname like 'havayolu_request_%'`;
  expect(Object.values(role ?? {})).toEqual([false, false, false, false, false, false]);
  const [owned] = await a.ownerSql`
    select count(*) from pg_shdepend d join pg_roles r on r.oid = d.refobjid
    where r.rolname like 'havayolu_request_%' and d.deptype = 'o'`;
  expect(owned).toEqual({ count: 0 });
});

it('an instance that stops leaves the database and the other instance running', async () => {
  expect(await b.stop()).toBe(0);
  expect((await fetch(`${a.url}/healthz`)).status).toBe(200);
});

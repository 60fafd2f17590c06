import { describe, expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { runTask } from '../support/tasks.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await newPerson(server);

const sell = () => staff.client.from('crm_records').insert({ fullname: 'Yolcu', card: 1 }).throwOnError();

describe('nobody changes an entry', () => {
  it.each([
    `update app.activity set action = 'sign_out' where id = 1`,
    `update app.activity set actor_email = 'x'`,
    'update app.activity set seal = seal + 1000000',
    `update app.activity set hash = 'x'`,
    'update app.activity set address = null',
    'delete from app.activity where id = 1',
    'truncate app.activity',
  ])('not even the owner of the database: %s', async (statement) => {
    await sell();
    await server.ownerSql`select app.seal_activity()`;
    await expect(server.ownerSql.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it.each(['anon', 'authenticated', 'service_role'])('nor a role of the data API: %s', async (role) => {
    const rights = await server.ownerSql`
      select privilege from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'trigger']) as privilege,
        unnest(array['app.activity', 'app.activity_head']) as name
      where has_table_privilege(${role}, name, privilege)`;
    expect(rights).toEqual([]);
  });
});

it('the server seals by itself', async () => {
  await sell();
  await expect.poll(() => server.ownerSql`select from app.activity where seal is null`).toEqual([]);
});

it('npm run audit finds an entry that somebody with all rights removed', async () => {
  const audit = async () => {
    const { code, stdout, stderr } = await runTask('audit', [], { DATA_DIR: server.dataDir });
    return [(stdout + stderr).trim(), code];
  };
  await sell();
  await server.ownerSql`select app.seal_activity()`;
  expect(await audit()).toEqual([expect.stringMatching(/^\d+ entries, chain intact$/), 0]);
  await server.ownerSql.unsafe(`begin; alter table app.activity disable trigger user;
    delete from app.activity where seal = 2; alter table app.activity enable trigger user; commit`);
  expect(await audit()).toEqual(['Entry 3 is not as it was sealed, or is missing: the chain is broken there.', 1]);
});

import { beforeEach, expect, it } from 'vitest';
import { nameLimit } from '../../src/crm/features/records/views/view-limits.ts';
import { serviceClient } from '../support/auth-clients.ts';
import { newPerson, type Person } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const [elif, murat, admin] = await Promise.all([newPerson(server), newPerson(server), newPerson(server, true)]);
beforeEach(async () => {
  await server.ownerSql`delete from public.list_views`;
});

const definition = { days: 'thisMonth', facets: { company: 'PEGASUS' } };
const views = (person: Person) => person.client.from('list_views');
const namesFor = async (person: Person) =>
  (await views(person).select('name').order('name')).data?.map(({ name }) => name);

it('a view is seen by its owner, and by everybody if an admin shares it', async () => {
  await views(elif).insert({ name: 'Elif', definition });
  await views(admin).insert({ name: 'Herkes', definition, shared: true });
  await views(admin).insert({ name: 'Yönetici', definition });
  expect(await namesFor(elif)).toEqual(['Elif', 'Herkes']);
  expect(await namesFor(murat)).toEqual(['Herkes']);
  expect(await namesFor(admin)).toEqual(['Herkes', 'Yönetici']);
});

it('a view is deleted only by its owner, and by admins if it is shared', async () => {
  const other = await newPerson(server, true);
  await views(elif).insert({ name: 'Elif', definition });
  await views(admin).insert({ name: 'Herkes', definition, shared: true });
  for (const person of [murat, elif]) {
    expect((await views(person).delete().eq('name', 'Herkes').select()).data).toEqual([]);
  }
  expect((await views(murat).delete().eq('name', 'Elif').select()).data).toEqual([]);
  expect((await views(other).delete().eq('name', 'Elif').select()).data).toEqual([]);
  expect(await namesFor(murat)).toEqual(['Herkes']);
  expect((await views(other).delete().eq('name', 'Herkes').select()).data).toHaveLength(1);
});

it('a view cannot be shared by staff, and nobody changes a saved one', async () => {
  expect((await views(elif).insert({ name: 'Herkes', definition, shared: true })).error?.code).toBe('42501');
  await views(elif).insert({ name: 'Elif', definition });
  expect((await views(elif).update({ shared: true }).eq('name', 'Elif')).error?.code).toBe('42501');
  expect(await namesFor(murat)).toEqual([]);
});

it.each<[string, object, string]>([
  ['a name already in use', { name: 'Elif' }, '23505'],
  ['no name', { name: ' ' }, '23514'],
  ['a long name', { name: 'x'.repeat(nameLimit + 1) }, '23514'],
  ['a definition that is not an object', { definition: [] }, '23514'],
  ['too much content', { definition: { days: 'x'.repeat(8000) } }, '23514'],
  ['another owner', { userid: '00000000-0000-4000-8000-000000000000' }, '42501'],
])('a view is refused with %s', async (_name, change, code) => {
  await views(elif).insert({ name: 'Elif', definition });
  const { error } = await views(elif).insert({ name: 'Yeni', definition, ...change });
  expect(error?.code).toBe(code);
  expect(await namesFor(elif)).toEqual(['Elif']);
});

it('views are limited to fifty per user, however many are saved at once', async () => {
  const many = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `Görünüm ${first + at}`, definition }));
  expect((await views(elif).insert(many(0, 51))).error?.code).toBe('VW001');
  expect((await views(elif).insert(many(0, 50))).error).toBeNull();
  expect((await views(elif).insert(many(50, 1))).error?.code).toBe('VW001');
  expect((await views(murat).insert(many(0, 1))).error).toBeNull();
});

it('a view is deleted with its owner’s account', async () => {
  const leaving = await newPerson(server);
  await views(leaving).insert({ name: 'Giden', definition });
  await serviceClient(server).auth.admin.deleteUser(leaving.id);
  expect(await server.ownerSql`select name from public.list_views`).toEqual([]);
});

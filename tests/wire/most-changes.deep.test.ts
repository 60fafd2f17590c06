import { expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const clerk = await newPerson(server);
await server.ownerSql`
  insert into public.crm_records (fullname, date, card)
  select 'Dolgu', date '2021-01-01' + (n > 1000)::int, 1 from generate_series(1, 2001) n`;

const records = () => clerk.client.from('crm_records');
const refusal = { status: 400, error: { code: 'CH001' } };

it('a member of staff changes a thousand records at once and no more', async () => {
  expect((await records().update({ card: 2 }).eq('date', '2021-01-01')).error).toBeNull();
  expect(await records().update({ card: 3 }).eq('fullname', 'Dolgu')).toMatchObject(refusal);
  expect(await records().delete().eq('fullname', 'Dolgu')).toMatchObject(refusal);
  expect((await records().delete().eq('date', '2021-01-01')).error).toBeNull();
  const left = await server.ownerSql`select card, count(*)::int from public.crm_records group by card`;
  expect(left).toEqual([{ card: 1, count: 1001 }]);
});

it('the server itself is not limited', async () => {
  await server.ownerSql`update public.crm_records set note = 'hepsi'`;
  const [row] = await server.ownerSql`select count(*)::int from public.crm_records where note = 'hepsi'`;
  expect(row).toEqual({ count: 1001 });
});

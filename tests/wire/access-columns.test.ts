import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await newPerson(server);

describe('columns that the session decides', () => {
  const other = '00000000-0000-0000-0000-000000000001';
  it.each([
    ['userid', other],
    ['useremail', 'baska@havayoluiletisim.example'],
    ['createdat', '2001-01-01T00:00:00+00:00'],
    ['updatedat', '2001-01-01T00:00:00+00:00'],
  ])('%s', async (column, value) => {
    const before = Date.now() - 1000;
    const table = staff.client.from('crm_records');
    const made = await table
      .insert({ fullname: 'A', [column]: value })
      .select()
      .single();
    const changed = await table
      .update({ [column]: value })
      .eq('id', made.data.id)
      .select()
      .single();
    for (const { data } of [made, changed]) {
      expect(data).toMatchObject({ userid: staff.id, useremail: staff.email });
      expect(Date.parse(data.createdat)).toBeGreaterThan(before);
      expect(Date.parse(data.updatedat)).toBeGreaterThan(before);
    }
    expect(changed.data.createdat).toBe(made.data.createdat);
  });

  it.each([
    ['id', 1],
    ['is_admin', true],
    ['search', 'x'],
    ['role', 'service_role'],
  ])('%s is refused', async (column, value) => {
    const table = staff.client.from('crm_records');
    expect((await table.insert({ fullname: 'A', [column]: value })).status).toBe(400);
    expect((await table.update({ [column]: value }).eq('id', 1)).status).toBe(400);
  });

  it('clientref does not change after the insert', async () => {
    const clientref = randomUUID();
    const table = staff.client.from('crm_records');
    const { data } = await table.insert({ fullname: 'A', clientref }).select().single();
    await table.update({ clientref: randomUUID() }).eq('id', data.id);
    expect((await table.select('clientref').eq('id', data.id).single()).data).toEqual({ clientref });
  });
});

import { expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
await server.ownerSql.unsafe(`
  create table public.held_cases (name text);
  grant select on public.held_cases to authenticated`);

const taken = 64;
const asked = 80;

it('a user who sends many requests at once does not delay others', async () => {
  const [greedy, other] = [await newPerson(server), await newPerson(server)];
  const costly = `or=(${Array.from({ length: 14 }, (_, index) => `name.ilike.*${index}*`).join()})`;
  const answered: number[] = [];
  const attack = await server.ownerSql.begin(async (owner) => {
    await owner`lock table public.held_cases in access exclusive mode`;
    const requests = Array.from({ length: asked }, async () => {
      const answer = await send(server, `/rest/v1/held_cases?${costly}`, { token: greedy.accessToken });
      answered.push(answer.status);
      return answer;
    });
    const held = () => owner`select from pg_locks where relation = 'public.held_cases'::regclass and not granted`;
    await expect.poll(held).toHaveLength(4);
    await expect.poll(() => answered.length).toBeGreaterThanOrEqual(asked - taken);
    const { client } = other;
    const inserted = await client.from('crm_records').insert({ fullname: 'Sırası Gelen', date: '2026-01-02' });
    expect(inserted).toMatchObject({ status: 201, error: null });
    const day = await client.from('crm_records').select('fullname').eq('date', '2026-01-02');
    expect(day.data).toEqual([{ fullname: 'Sırası Gelen' }]);
    expect(await held()).toHaveLength(4);
    expect(answered).not.toContain(200);
    return requests;
  });
  const answers = await Promise.all(attack);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(asked - taken);
  for (const { headers, json } of refused) {
    expect(headers.get('retry-after')).toBe('1');
    expect(json).toMatchObject({ code: 'too_many_requests', message: expect.any(String) });
  }
  expect((await send(server, '/rest/v1/held_cases', { token: greedy.accessToken })).status).toBe(200);
});

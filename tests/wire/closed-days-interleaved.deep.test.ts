import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serviceClient } from '../support/auth-clients.ts';
import { newPerson } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const [admin, other, staff] = [await newPerson(server, true), await newPerson(server, true), await newPerson(server)];
const service = serviceClient(server);
/** Four rows of these users are inserted first, because only the user who inserted a row can upsert it again. */
const owners = [admin.id, other.id, staff.id, staff.id];
const people = [admin.client, other.client, staff.client, service];
// Record all columns of all rows at each closing and reopening, independently of the product's own records.
await server.ownerSql.unsafe(`
  create table app.trial (closing bigint, day date, moment text, rows text);
  create function app.trial_note() returns trigger language plpgsql security definer as $$
  begin
    insert into app.trial select new.id, new.day, tg_op, string_agg(r::text, e'\\n' order by r.id)
      from public.crm_records r where r.date = new.day;
    return null;
  end $$;
  create trigger trial after insert or update on public.day_closings for each row execute function app.trial_note()`);

const steps = [
  'insert',
  'insertMany',
  'update',
  'updateDay',
  'move',
  'delete',
  'upsert',
  'repeat',
  'count',
  'close',
  'closeCounted',
  'reopen',
] as const;
const step = fc.record({
  what: fc.constantFrom(...steps, 'close', 'reopen'),
  day: fc.nat({ max: 1 }),
  row: fc.nat({ max: 3 }),
  amount: fc.integer({ min: 1, max: 1000 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Scene {
  days: string[];
  rows: { id: number; clientref: string }[];
}

function take(client: SupabaseClient, { days, rows }: Scene, { what, day, row, amount }: Step) {
  const date = days[day];
  const { id = 0, clientref = '' } = rows[row] ?? {};
  const records = () => client.from('crm_records');
  const sale = { fullname: 'Yolcu', card: amount, date };
  const acts: Readonly<Record<Step['what'], () => PromiseLike<{ error: { code: string } | null }>>> = {
    insert: () => records().insert(sale),
    insertMany: () => records().insert(days.map((each) => ({ ...sale, date: each }))),
    update: () => records().update({ card: amount }).eq('id', id),
    updateDay: () => records().update({ commission: amount }).eq('date', date),
    move: () => records().update({ date }).eq('id', id),
    delete: () => records().delete().eq('id', id),
    upsert: () => records().upsert({ ...sale, clientref }, { onConflict: 'clientref' }),
    repeat: () => records().upsert({ ...sale, clientref }, { onConflict: 'clientref', ignoreDuplicates: true }),
    count: () =>
      client.from('day_counts').upsert({ day: date, shift: null, card: amount }, { onConflict: 'day,shift' }),
    close: () => client.rpc('close_day', { day: date }),
    closeCounted: () => client.rpc('close_day', { day: date, counts: { card: amount } }),
    reopen: () => client.rpc('reopen_day', { day: date, reason: 'Deneme' }),
  };
  return acts[what]();
}

async function newScene(index: number): Promise<Scene> {
  const days = [0, 1].map((next) => new Date(Date.UTC(2020, 0, 1 + 2 * index + next)).toISOString().slice(0, 10));
  const rows = await server.ownerSql<Scene['rows']>`
    insert into public.crm_records (fullname, card, date, clientref, userid)
    select 'Yolcu', n, ${days[0] ?? ''}::date + n % 2, gen_random_uuid(), (${owners}::uuid[])[n] from generate_series(1, 4) as n
    returning id, clientref`;
  return { days, rows };
}

it('whatever four people do at once, no row of a closed day ever changes', async () => {
  const answers = new Map<string, number>();
  let scenes = 0;
  const interleaving = fc.asyncProperty(
    fc.array(fc.array(step, { minLength: 2, maxLength: 7 }), { minLength: 4, maxLength: 4 }),
    async (plans) => {
      scenes += 1;
      const scene = await newScene(scenes);
      const work = plans.map(async (plan, person) => {
        for (const each of plan) {
          const { error } = await take(people[person] as SupabaseClient, scene, each);
          const answer = `${each.what} ${error?.code ?? 'done'}`;
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
        }
      });
      await Promise.all(work);
      const changed = await server.ownerSql`
        select c.day, closed.rows, later.rows as later
        from public.day_closings c
        join app.trial closed on closed.closing = c.id and closed.moment = 'INSERT'
        left join app.trial reopened on reopened.closing = c.id and reopened.moment = 'UPDATE'
        cross join lateral (
          select string_agg(r::text, e'\n' order by r.id) as rows from public.crm_records r where r.date = c.day) as present
        cross join lateral (
          select case when c.reopenedat is null then present.rows else reopened.rows end as rows) as later
        where c.day = any(${scene.days}::date[]) and (
          closed.rows is distinct from later.rows
          or c.reopenedat is null and c.fingerprint <> public.day_fingerprint(c.day))`;
      expect(changed).toEqual([]);
    },
  );
  await fc.assert(interleaving, { numRuns: 200, seed: 12, endOnFailure: true });
  const codes = new Set([...answers.keys()].map((answer) => answer.split(' ')[1]));
  expect([...codes].sort()).toEqual(['23505', '42501', 'DC001', 'DC002', 'DC003', 'done']);
  for (const what of steps.filter((name) => name !== 'repeat')) {
    expect(answers.get(`${what} done`)).toBeGreaterThan(9);
    if (!/close|reopen/.test(what)) expect(answers.get(`${what} DC001`)).toBeGreaterThan(9);
  }
});

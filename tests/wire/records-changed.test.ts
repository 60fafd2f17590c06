import { describe, expect, it } from 'vitest';
import { serviceClient } from '../support/auth-clients.ts';
import { newPerson, type Person } from '../support/people.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const [me, other] = [await newPerson(server), await newPerson(server)];

interface Changes {
  cursor: string;
  all: boolean;
  changed: number[];
  own: number[];
}

async function ask(since: string | null, by = me): Promise<Changes> {
  const { data } = await by.client.rpc('records_changed_since', { since }).throwOnError();
  return data as Changes;
}
const cursor = async () => (await ask(null)).cursor;
const records = (by: Person) => by.client.from('crm_records');
async function insert(by: Person, ...rows: object[]): Promise<number[]> {
  const { data } = await records(by)
    .insert(rows.length > 0 ? rows.map((row) => ({ fullname: 'Yolcu', ...row })) : [{ fullname: 'Yolcu' }])
    .select('id')
    .throwOnError();
  return (data as { id: number }[]).map(({ id }) => id);
}
const insertOne = async (by: Person) => (await insert(by))[0] ?? 0;
const nothing = { all: false, changed: [], own: [] };

describe('records_changed_since reports', () => {
  const acts: [string, (id: number) => PromiseLike<unknown>][] = [
    ['a change', (id) => records(other).update({ card: 5 }).eq('id', id).throwOnError()],
    ['a deletion', (id) => records(other).delete().eq('id', id).throwOnError()],
    [
      'a restoration',
      async (id) => {
        await records(other).delete().eq('id', id).throwOnError();
        await other.client.rpc('restore_record', { record_id: id }).throwOnError();
      },
    ],
    [
      'a change by the server',
      (id) => serviceClient(server).from('crm_records').update({ card: 6 }).eq('id', id).throwOnError(),
    ],
    ['a change by the owner', (id) => server.ownerSql`update public.crm_records set card = 7 where id = ${id}`],
    [
      'several changes of one record',
      async (id) => {
        for (const card of [1, 2, 3])
          await records(card === 2 ? other : me)
            .update({ card })
            .eq('id', id)
            .throwOnError();
      },
    ],
  ];

  it.each(acts)('once, by the id of the record: %s', async (_, act) => {
    const id = await insertOne(me);
    const since = await cursor();
    await act(id);
    const told = await ask(since);
    expect(told).toEqual({ cursor: expect.any(String), all: false, changed: [id], own: [] });
    expect(await ask(told.cursor)).toMatchObject(nothing);
  });

  it('the caller’s own changes separately', async () => {
    const since = await cursor();
    const [mine, theirs] = [await insertOne(me), await insertOne(other)];
    expect(await ask(since)).toMatchObject({ all: false, changed: [theirs], own: [mine] });
    expect(await ask(since, other)).toMatchObject({ changed: [mine], own: [theirs] });
  });

  it('nothing if nothing changed, in a few bytes', async () => {
    const id = await insertOne(me);
    const since = await cursor();
    await records(other).update({ fullname: 'Yolcu' }).eq('id', id).throwOnError();
    await records(other).update({ card: 1 }).lt('id', 0).throwOnError();
    await other.client.rpc('note_export', { row_count: 1, format: 'csv' }).throwOnError();
    const told = await ask(since);
    expect(told).toMatchObject(nothing);
    expect(JSON.stringify(told).length).toBeLessThan(150);
  });

  it('to the first call, changes made while the list was being read', async () => {
    const id = await insertOne(other);
    expect((await ask(null)).changed).toContain(id);
  });

  it('the ids of a few records; of many, only that the caller should read everything again', async () => {
    const first = await cursor();
    const few = await insert(other, ...Array.from({ length: 20 }, () => ({})));
    const second = await ask(first);
    expect(second).toMatchObject({ all: false, own: [] });
    expect(second.changed.toSorted((a, b) => a - b)).toEqual(few.toSorted((a, b) => a - b));
    await insert(other, ...Array.from({ length: 21 }, () => ({})));
    const third = await ask(second.cursor);
    expect(third).toMatchObject({ all: true, changed: [], own: [] });
    for (let batch = 0; batch < 11; batch += 1) await insert(me, ...Array.from({ length: 20 }, () => ({})));
    expect(await ask(third.cursor)).toMatchObject({ all: true, changed: [], own: [] });
  });

  it('an erasure as a change of everything', async () => {
    const id = await insertOne(me);
    const since = await cursor();
    await serviceClient(server)
      .rpc('erase_records', { record_ids: [id] })
      .throwOnError();
    expect(await ask(since)).toMatchObject({ all: true });
  });
});

describe('transactions that commit in another order than they began', () => {
  it('are not missed: neither one that began before the caller looked, nor one that others overtook', async () => {
    const slow = Promise.withResolvers<void>();
    const began = Promise.withResolvers<number>();
    const late = server.ownerSql.begin(async (sql) => {
      const [row] = await sql<{ id: string }[]>`insert into public.crm_records (fullname) values ('Geç') returning id`;
      began.resolve(Number(row?.id));
      await slow.promise;
    });
    const lateId = await began.promise;
    const first = await cursor();
    const quickId = await insertOne(other);
    const second = await ask(first);
    expect(second).toMatchObject({ changed: [quickId] });
    expect(await ask(second.cursor)).toMatchObject(nothing);
    const third = await ask(second.cursor);
    slow.resolve();
    await late;
    expect(await ask(third.cursor)).toMatchObject({ all: false, changed: [lateId] });
    expect(await ask(first)).toMatchObject({ changed: expect.arrayContaining([lateId, quickId]) });
  });

  it('are not reported if rolled back', async () => {
    const since = await cursor();
    await server.ownerSql
      .begin(async (sql) => {
        await sql`insert into public.crm_records (fullname) values ('Hiç')`;
        throw new Error('undone');
      })
      .catch(() => {});
    expect(await ask(since)).toMatchObject(nothing);
  });
});

describe('a cursor', () => {
  it.each([
    ['without a valid snapshot', (own: string) => `${own.split(' ')[0]} x`, '22P02'],
    ['with an impossible snapshot', (own: string) => `${own.split(' ')[0]} 9:1:`, '22P02'],
    ['that is too long', () => `1 1:1:${'1'.repeat(20_000)}`, '22023'],
  ])('%s is refused', async (_, write, code) => {
    const since = write(await cursor());
    const { error, status } = await me.client.rpc('records_changed_since', { since });
    expect([status, error?.code]).toEqual([400, code]);
  });

  it.each([
    ['of another database', (own: string) => `1.1 ${own.split(' ')[1]}`],
    ['of future transactions', (own: string) => `${own.split(' ')[0]} 900000000:900000000:`],
    ['without a database', () => 'x'],
  ])('%s makes the caller read everything anew', async (_, write) => {
    expect(await ask(write(await cursor()))).toMatchObject({ all: true });
  });
});

describe('the cost of records_changed_since is', () => {
  const entriesRead = (since: string | null) =>
    server.ownerSql.begin(async (sql) => {
      const count = async () => {
        const [read] = await sql<{ n: string }[]>`
          select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0) as n from pg_stat_xact_all_tables
          where relid in ('app.activity'::regclass, 'public.crm_records'::regclass, 'app.crm_records_history'::regclass)`;
        return Number(read?.n);
      };
      // Subtract what earlier calls on the same connection have read.
      const before = await count();
      const [answer] = await sql<{ told: Changes }[]>`select public.records_changed_since(${since}) as told`;
      return { told: answer?.told, read: (await count()) - before };
    });

  it('almost nothing if nothing changed, and never more than a thousand entries', async () => {
    await server.ownerSql`
      insert into app.activity (action, actor_role, record_id, at)
      select 'records_changed', 'owner', n, now() - interval '1 hour' from generate_series(1, 20000) n`;
    for (let n = 0; n < 1500; n += 50) {
      await Promise.all(
        Array.from(
          { length: 50 },
          () => server.ownerSql`
          insert into app.activity (action, actor_role, record_id) values ('records_changed', 'owner', 1)`,
        ),
      );
    }
    await server.ownerSql`analyze app.activity`;
    // A call reads everything since the oldest running transaction, so wait until no other runs.
    let since = '';
    await expect
      .poll(
        async () => {
          since = await cursor();
          return since;
        },
        { timeout: 60_000 },
      )
      .toMatch(/ (\d+):\1:$/);
    expect((await entriesRead(since)).read).toBeLessThan(5);
    await insertOne(other);
    expect((await entriesRead(since)).read).toBeLessThan(10);
    const own = since.split(' ')[0];
    for (const greedy of [null, `${own} 3:3:`, `${own} 3:900000000:`]) {
      const { told, read } = await entriesRead(greedy);
      expect(told).toMatchObject({ all: true, changed: [] });
      expect(read).toBeLessThanOrEqual(1005);
    }
  });
});

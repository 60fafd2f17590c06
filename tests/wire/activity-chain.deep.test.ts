import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { newPerson } from '../support/people.ts';
import { runTask } from '../support/tasks.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await newPerson(server);

async function audit(...heads: string[]): Promise<[said: string, code: number | null]> {
  const { code, stdout, stderr } = await runTask('audit', heads, { DATA_DIR: server.dataDir });
  return [(stdout + stderr).trim(), code];
}
const intact = [expect.stringMatching(/^\d+ entries, chain intact$/), 0];
const headOf = async () => {
  await server.ownerSql`select app.seal_activity()`;
  const [head] = await server.ownerSql<{ seal: number; hash: string }[]>`
    select seal, encode(hash, 'hex') as hash from app.activity_head`;
  return head ?? { seal: 0, hash: '' };
};
const sell = () => staff.client.from('crm_records').insert({ fullname: 'Yolcu', card: 1 }).throwOnError();

describe('npm run audit finds that somebody with all rights', () => {
  const tampered: [name: string, statements: (seal: number) => string, broken: (seal: number) => number][] = [
    [
      'changed an entry',
      (seal) => `update app.activity set details = '{"rows": 1}' where seal = ${seal - 3}`,
      (seal) => seal - 3,
    ],
    [
      'changed its actor',
      (seal) => `update app.activity set actor_email = 'baskasi@ornek.example' where seal = ${seal - 3}`,
      (seal) => seal - 3,
    ],
    [
      'changed its time',
      (seal) => `update app.activity set at = at - interval '1 microsecond' where seal = ${seal}`,
      (seal) => seal,
    ],
    ['removed one', (seal) => `delete from app.activity where seal = ${seal - 2}`, (seal) => seal - 1],
    ['removed the first', () => 'delete from app.activity where seal = 1', () => 2],
    ['removed the last ones', (seal) => `delete from app.activity where seal > ${seal - 2}`, (seal) => seal - 1],
    ['removed all', () => 'delete from app.activity', () => 1],
    [
      'swapped two',
      (seal) => `
        update app.activity set seal = -1 where seal = ${seal - 1};
        update app.activity set seal = ${seal - 1} where seal = ${seal - 2};
        update app.activity set seal = ${seal - 2} where seal = -1`,
      (seal) => seal - 2,
    ],
    [
      'closed the gap',
      (seal) => `
        delete from app.activity where seal = ${seal - 1};
        update app.activity set seal = ${seal - 1} where seal = ${seal};
        update app.activity_head set seal = ${seal - 1}`,
      (seal) => seal - 1,
    ],
  ];
  it.each(tampered)('%s', async (_name, statements, broken) => {
    for (let times = 0; times < 4; times += 1) await sell();
    const { seal } = await headOf();
    await server.ownerSql`create table public.kept as select id, at, action, actor, actor_role, target, address, details,
      actor_email, target_email, record_id, seal, hash from app.activity`;
    const [head] = await server.ownerSql`select seal, encode(hash, 'hex') as hash from app.activity_head`;
    const unguarded = (work: string) =>
      server.ownerSql.unsafe(`begin; alter table app.activity disable trigger user; ${work};
        alter table app.activity enable trigger user; commit`);
    await unguarded(statements(seal));
    try {
      expect(await audit()).toEqual([
        `Entry ${broken(seal)} is not as it was sealed, or is missing: the chain is broken there.`,
        1,
      ]);
    } finally {
      await unguarded(`delete from app.activity; insert into app.activity (id, at, action, actor, actor_role, target, address,
        details, actor_email, target_email, record_id, seal, hash) overriding system value select * from public.kept;
        update app.activity_head set seal = ${head?.seal}, hash = '\\x${head?.hash}'; drop table public.kept`);
    }
    expect(await audit()).toEqual(intact);
  });

  it('rebuilt the chain, if a head of the old chain is known', async () => {
    await sell();
    const { seal, hash } = await headOf();
    expect(await audit(`${seal}:${hash}`)).toEqual(intact);
    await server.ownerSql.unsafe(`begin; alter table app.activity disable trigger user;
      create table public.kept as select id, seal, hash, details from app.activity where seal = ${seal};
      update app.activity set details = '{}' where seal = ${seal};
      update app.activity a set hash = app.activity_hash(b.hash, a) from app.activity b where a.seal = ${seal} and b.seal = a.seal - 1;
      update app.activity_head set hash = (select hash from app.activity where seal = ${seal});
      alter table app.activity enable trigger user; commit`);
    expect(await audit()).toEqual(intact);
    expect(await audit(`${seal}:${hash}`)).toEqual([`Entry ${seal} is not the one that was noted: ${hash}.`, 1]);
    await server.ownerSql.unsafe(`begin; alter table app.activity disable trigger user;
      update app.activity a set details = k.details, hash = k.hash from public.kept k where k.id = a.id;
      update app.activity_head set hash = '\\x${hash}'; drop table public.kept;
      alter table app.activity enable trigger user; commit`);
    expect(await audit(`${seal}:${hash}`)).toEqual(intact);
    expect(await audit(`${seal + 1_000_000}:${hash}`)).toEqual([
      `Entry ${seal + 1_000_000} is not the one that was noted: ${hash}.`,
      1,
    ]);
  });

  it('rebuilt it since a nightly backup', async () => {
    const { seal, hash } = await headOf();
    const note = (known: string) => server.ownerSql`
      insert into app.night_runs (task, night, instance, outcome, details)
      values ('backup', '2026-01-01', 'a', 'done', ${JSON.stringify({ activitySeal: seal, activityHash: known })}::jsonb)
      on conflict (task, night) do update set details = excluded.details`;
    await note(hash.replace(/^./, 'x'));
    expect(await audit()).toEqual([expect.stringContaining(`Entry ${seal} is not the one that was noted`), 1]);
    await note(hash);
    expect(await audit()).toEqual(intact);
  });

  it('changed a record without an entry in the log', async () => {
    const { data } = await staff.client
      .from('crm_records')
      .insert({ fullname: 'X' })
      .select('id')
      .single()
      .throwOnError();
    await server.ownerSql.unsafe(`begin; set local app.erasing = 'on';
      update public.crm_records set card = 7 where id = ${data.id}; commit`);
    expect(await audit()).toEqual([expect.stringMatching(/but the history has \d+ changes .* tells of \d+\.$/), 1]);
    await server.ownerSql`
      insert into app.activity (action, actor_role, record_id) values ('records_changed', 'owner', ${data.id})`;
    expect(await audit()).toEqual(intact);
  });
});

it('keeps the chain whole and in order while twenty write and several seal', async () => {
  const { seal: start } = await headOf();
  const [before] = await server.ownerSql<{ id: number }[]>`select max(id) as id from app.activity`;
  const writers = pLimit(20);
  const sealers = pLimit(2);
  const writes = Array.from({ length: 300 }, (_, at) =>
    writers(async () => {
      const { data } = await staff.client
        .from('crm_records')
        .insert({ fullname: 'Y', card: at })
        .select('id')
        .single()
        .throwOnError();
      if (at % 3 === 0)
        await staff.client
          .from('crm_records')
          .update({ card: at + 1 })
          .eq('id', data.id)
          .throwOnError();
      if (at % 5 === 0) await staff.client.from('crm_records').delete().eq('id', data.id).throwOnError();
    }),
  );
  const seals = Array.from({ length: 60 }, () => sealers(() => server.ownerSql`select app.seal_activity(7)`));
  await Promise.all([...writes, ...seals]);
  const { seal: end } = await headOf();
  expect(end - start).toBe(300 + 100 + 60);
  const kinds = await server.ownerSql`
    select action, count(*) as entries, count(distinct record_id) as records from app.activity
    where id > ${before?.id} group by action order by action`;
  expect(kinds).toEqual([
    { action: 'records_changed', entries: 100, records: 100 },
    { action: 'records_created', entries: 300, records: 300 },
    { action: 'records_deleted', entries: 60, records: 60 },
  ]);
  expect(await audit()).toEqual(intact);
});

it('puts the entries of a transaction that commits late after those of earlier commits', async () => {
  await server.ownerSql.begin(async (tx) => {
    await tx`insert into app.activity (action, actor_role) values ('day_closed', 'owner')`;
    await sell();
    await headOf();
  });
  await headOf();
  const rows = await server.ownerSql<{ action: string; id: number }[]>`
    select action, id from app.activity order by seal desc limit 2`;
  expect(rows.map(({ action }) => action)).toEqual(['day_closed', 'records_created']);
  expect(rows[0]?.id).toBeLessThan(rows[1]?.id ?? 0);
  expect(await audit()).toEqual(intact);
});

it('allows no change of a waiting entry except its seal', async () => {
  await server.ownerSql
    .begin(async (tx) => {
      await tx`insert into app.activity (action, actor_role) values ('sign_out', 'owner')`;
      await expect(tx`update app.activity set action = 'sign_in' where seal is null`).rejects.toMatchObject({
        code: '42501',
      });
      throw new Error('undone');
    })
    .catch(() => {});
  expect(await audit()).toEqual(intact);
});

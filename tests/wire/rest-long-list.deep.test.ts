import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { Connections } from '../../src/server/database/pool.ts';
import { ensureRequestLogin } from '../../src/server/database/roles.ts';
import { patience } from '../support/launch.ts';
import { cutConnections } from '../support/lost-connections.ts';
import { newPerson } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const rows = 60_000;
const server = await testServer();
const staff = await newPerson(server);
await server.ownerSql`
  insert into public.crm_records (fullname, pnr, note, card)
  select 'Yolcu "' || i || '"', case when i % 2 = 0 then 'CIFT' end, repeat('Iğdır ', 20), i from generate_series(1, ${rows}::int) as i`;

/** The last entry that does not count. */
let last = 0;
async function forgetExports() {
  const [row] = await server.ownerSql<{ id: number }[]>`select coalesce(max(id), 0) as id from app.activity`;
  last = row?.id ?? 0;
}
const exported = () => server.ownerSql`
  select actor, actor_role, details from app.activity where action = 'records_exported' and id > ${last} order by id`;
const entryOf = (count: number) => ({
  actor: staff.id,
  actor_role: 'authenticated',
  details: { table: 'crm_records', rows: count },
});

const list = 'crm_records?select=id,fullname,pnr,card&order=id.desc';

describe('a list without limit', () => {
  it.each([
    ['no preference', {}, 200, `0-${rows - 1}/*`],
    ['an exact count', { Prefer: 'count=exact' }, 200, `0-${rows - 1}/${rows}`],
    ['a range', { Prefer: 'count=exact', Range: '10-5009' }, 206, `10-5009/${rows}`],
  ])('is complete and in order, with %s', async (_name, headers: Record<string, string>, status, range) => {
    const answer = await send(server, `/rest/v1/${list}`, { token: staff.accessToken, headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toBe(range);
    const [from, to] = range.split('/')[0]?.split('-').map(Number) ?? [];
    const shown = answer.json as { card: number; fullname: string; pnr: string | null }[];
    const expected = Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, index) => rows - (from ?? 0) - index);
    expect(shown.map(({ card }) => card)).toEqual(expected);
    expect(shown[0]).toMatchObject({ fullname: `Yolcu "${expected[0]}"` });
  });

  it('leaves out nulls where that is asked for', async () => {
    const headers = { Accept: 'application/vnd.pgrst.array+json;nulls=stripped' };
    const { json } = await send(server, `/rest/v1/${list}`, { token: staff.accessToken, headers });
    const shown = json as object[];
    expect(shown.filter((row) => 'pnr' in row)).toHaveLength(rows / 2);
  });

  it('is the same text as CSV, piece by piece or at once', async () => {
    const headers = { Accept: 'text/csv' };
    const whole = await send(server, `/rest/v1/${list}`, { token: staff.accessToken, headers });
    const short = await send(server, `/rest/v1/${list}&limit=3`, { token: staff.accessToken, headers });
    expect(whole.text.split('\n')).toHaveLength(rows + 1);
    expect(whole.text.startsWith(`${short.text}\n`)).toBe(true);
    expect(short.text.split('\n')[1]).toMatch(/^\d+,"Yolcu ""60000""",CIFT,60000$/);
  });

  it('is an export that the audit log names, and so is any CSV; the rows a screen shows are not', async () => {
    await forgetExports();
    const read = (query: string, headers = {}) =>
      send(server, `/rest/v1/${list}${query}`, { token: staff.accessToken, headers });
    await read('');
    await read('&limit=3', { Accept: 'text/csv' });
    await read('&limit=200');
    expect(await exported()).toEqual([entryOf(rows), entryOf(3)]);
  });

  it.each(['tx=rollback', 'tx=commit'])('is an export as well where an insert with %s gives it back', async (tx) => {
    const many = Array(2_001).fill({ fullname: 'Yolcu', card: 0 });
    await forgetExports();
    const change = (preferred: string) =>
      send(server, '/rest/v1/crm_records?select=id,fullname', {
        method: 'POST',
        token: staff.accessToken,
        headers: { Prefer: `${tx}, return=${preferred}` },
        body: JSON.stringify(many),
      });
    const given = await change('representation');
    expect(given.json).toHaveLength(2_001);
    await change('minimal');
    expect(await exported()).toEqual([entryOf(2_001)]);
    await server.ownerSql`delete from public.crm_records where card = 0`;
  });

  it('that a change gives back and the audit log cannot take is undone', async () => {
    await server.ownerSql`alter table app.activity rename to activity_away`;
    try {
      const many = Array(2_001).fill({ fullname: 'Yolcu', card: 0 });
      const { error } = await staff.client.from('crm_records').insert(many).select('id');
      expect(error).not.toBeNull();
    } finally {
      await server.ownerSql`alter table app.activity_away rename to activity`;
    }
    const { count } = await staff.client.from('crm_records').select('*', { count: 'exact', head: true });
    expect(count).toBe(rows);
  });

  it('that the audit log cannot take is no export, and keeps no connection', async () => {
    const read = async () => (await send(server, `/rest/v1/${list}`, { token: staff.accessToken })).status;
    await server.ownerSql`alter table app.activity rename to activity_away`;
    try {
      for (let times = 0; times < 4; times += 1) expect(await read()).not.toBe(200);
    } finally {
      await server.ownerSql`alter table app.activity_away rename to activity`;
    }
    expect(await read()).toBe(200);
  });

  it('is refused to a session that has ended', async () => {
    const closed = await newPerson(server);
    await closed.client.auth.signOut();
    expect((await send(server, `/rest/v1/${list}`, { token: closed.accessToken })).status).toBe(401);
  });
});

const open = (signal: AbortSignal, columns = '*', reader = staff) =>
  fetch(`${server.url}/rest/v1/crm_records?select=${columns}`, {
    headers: { Authorization: `Bearer ${reader.accessToken}` },
    signal,
  });

it('serves on after readers that went away in the middle', async () => {
  for (let times = 0; times < 8; times += 1) {
    const stop = new AbortController();
    const answer = await open(stop.signal);
    await answer.body?.getReader().read();
    stop.abort();
  }
  expect((await send(server, `/rest/v1/${list}`, { token: staff.accessToken })).status).toBe(200);
});

it('leaves a connection for others where few readers take nothing any more, and lends those of lists that were cut off again', async () => {
  const stop = new AbortController();
  // Each reader takes one of the connections. Its list is more than all buffers on the way hold.
  const wide = ['*', ...['fullname', 'note', 'search'].map((name) => `second_${name}:${name}`)].join();
  const readers = [staff, await newPerson(server), await newPerson(server)];
  const stalled = await Promise.all(readers.map((reader) => open(stop.signal, wide, reader)));
  // As the login of these connections itself: nobody else may see what they do.
  const owner = new Connections(server.database, { max: 1, name: 'test' });
  const login = await ensureRequestLogin(owner, {});
  const watcher = new Connections(server.database, { max: 1, name: 'test', login });
  const waiting = () =>
    watcher.query(sql`
      select from pg_stat_activity where application_name = 'havayolu-lists' and state = 'idle in transaction'
      and state_change < clock_timestamp() - interval '0.2 seconds'`);
  await expect.poll(waiting).toHaveLength(3);
  const last = await newPerson(server);
  expect((await send(server, `/rest/v1/${list}`, { token: last.accessToken })).status).toBe(200);
  expect(await waiting()).toHaveLength(3);
  stalled.push(await open(stop.signal, wide, last));
  await expect.poll(waiting).toHaveLength(4);
  await Promise.all([owner.end(1), watcher.end(1)]);
  await cutConnections(server);
  const read = async () => (await send(server, `/rest/v1/${list}`, { token: staff.accessToken })).status;
  await expect.poll(read).toBe(200);
  expect(stalled.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  stop.abort();
});

it('breaks off visibly when the database goes away in the middle', async () => {
  const answer = await open(AbortSignal.timeout(patience));
  const reader = answer.body?.getReader();
  await reader?.read();
  await cutConnections(server);
  const readOn = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(readOn()).rejects.toThrow();
});

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { closing, exchange } from '../support/exchange.ts';
import { newPerson } from '../support/people.ts';
import { send } from '../support/raw.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();
const staff = await newPerson(server);
beforeEach(async () => {
  await server.ownerSql`delete from public.crm_records`;
});

const sales = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    fullname: `Yolcu Işıkoğlu ${at}`,
    phone: '0555 111 22 33',
    pnr: `A${String(at).padStart(5, '0')}`,
    depart: 'IST',
    arrive: 'AYT',
    company: 'THY',
    saletype: 'YENI BILET',
    direction: 'YURT ICI',
    ...(at % 2 === 0 ? { card: at } : { transfer: at, note: 'havale ile ödedi, dekont geldi' }),
    date: `2025-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
    clientref: randomUUID(),
  }));
const insert = (rows: readonly object[]) => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(',');
  return send(server, `/rest/v1/crm_records?on_conflict=clientref&columns=${columns}`, {
    method: 'POST',
    token: staff.accessToken,
    headers: { Prefer: 'return=minimal,resolution=ignore-duplicates' },
    body: JSON.stringify(rows),
  });
};
/**
 * Sends only the headers, which announce a body of `bytes` bytes. A client that sends the body might find the
 * connection closed.
 */
const announce = (method: string, path: string, token: string, bytes: number) =>
  exchange(server, [
    closing(
      `${method} /rest/v1/${path} HTTP/1.1\r\nHost: x\r\napikey: ${token}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${bytes}\r\n\r\n`,
    ),
  ]);
const stored = async () => {
  const [row] = await server.ownerSql<{ count: number; sum: number; owners: number }[]>`
    select count(*)::int as count, coalesce(sum(card), 0)::int as sum, count(distinct userid)::int as owners
    from public.crm_records`;
  return row;
};

it('stores ten thousand rows at once, and a repeated request does not store them twice', async () => {
  const rows = sales(10_000);
  expect(JSON.stringify(rows).length).toBeGreaterThan(2_000_000);
  expect((await insert(rows)).status).toBe(201);
  const all = { count: 10_000, sum: 4_999 * 5_000, owners: 1 };
  expect(await stored()).toEqual(all);
  expect((await insert(rows)).status).toBe(201);
  expect(await stored()).toEqual(all);
});

it.each([
  ['a missing name', { fullname: ' ' }, '23514'],
  ['a closed day', { date: '2024-02-29' }, 'DC001'],
])('stores none of them if one has %s', async (_, fault, code) => {
  await server.ownerSql`
    insert into public.day_closings (day, figures, counts, fingerprint)
    select date '2024-02-29', '{}', '{}', '' where not exists (select from public.day_closings)`;
  const rows = sales(3_000).map((row, at) => (at === 2_998 ? { ...row, ...fault } : row));
  expect((await insert(rows)).json).toMatchObject({ code });
  expect(await stored()).toMatchObject({ count: 0 });
});

it('accepts up to 8 MiB of rows from staff, and 64 KiB from anybody else', async () => {
  const rowsOf = (bytes: number) => `[${JSON.stringify({ fullname: 'Yolcu' })}${' '.repeat(bytes)}]`;
  const mebibyte = 1024 * 1024;
  const post = (token: string, bytes: number) =>
    send(server, '/rest/v1/crm_records', { method: 'POST', token, body: rowsOf(bytes) });
  expect((await post(staff.accessToken, 8 * mebibyte - 100)).status).toBe(201);
  expect((await post(server.serviceRoleKey, 8 * mebibyte - 100)).status).toBe(201);
  expect(await announce('POST', 'crm_records', staff.accessToken, 8 * mebibyte + 1)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await announce('POST', 'rpc/fold_text', server.anonKey, 64 * 1024 + 1)).toMatch(/^HTTP\/1\.1 413 /);
});

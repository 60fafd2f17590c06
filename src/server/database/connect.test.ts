import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { connect, instant, safeInteger, socketOf } from './connect.ts';

describe('safeInteger', () => {
  it.each(['0', '-7', '9007199254740991'])('%s', (text) => {
    expect(String(safeInteger(text))).toBe(text);
  });

  it('refuses what a JSON number cannot carry', () => {
    expect(() => safeInteger('9007199254740993')).toThrow(RangeError);
  });
});

describe('instant', () => {
  it.each([
    ['2026-01-02 03:04:05+00', '2026-01-02T03:04:05+00:00'],
    ['2026-01-02 03:04:05.678901+00', '2026-01-02T03:04:05.678901+00:00'],
    ['2026-01-02 03:04:05+05:30', '2026-01-02T03:04:05+05:30'],
    ['infinity', 'infinity'],
  ])('%s', (text, expected) => {
    expect(instant(text)).toBe(expected);
  });
});

describe('socketOf', () => {
  const crm = { host: '/run/pg', port: 5432, database: 'crm', username: 'a', password: 'p/w' };
  it.each([
    ['postgres://a:p%2Fw@localhost/crm?host=/run/pg', crm],
    ['postgres://a:p%2Fw@%2Frun%2Fpg/crm', crm],
    ['postgres://a:p%2Fw@x/crm?host=/run/pg&port=6543', { ...crm, port: 6543 }],
    ['postgres://a:p%2Fw@db.example:5432/crm', null],
  ])('%s', (address, expected) => {
    expect(socketOf(address)).toEqual(expected);
  });
});

it('a connection that is closed at once is a failure, as a proxy closes it while its database is away', async () => {
  let connections = 0;
  const proxy = createServer((socket) => {
    connections += 1;
    socket.once('data', () => socket.end());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.address() as AddressInfo;
  const sql = connect(`postgres://u:p@127.0.0.1:${port}/x`, { max: 1, name: 'test' });
  await expect(sql`select 1`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  await expect(sql`select 1`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  expect(connections).toBe(2);
  await sql.end({ timeout: 0 });
  proxy.close();
});

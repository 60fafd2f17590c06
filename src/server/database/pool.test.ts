import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { Connections } from './pool.ts';

it('a query fails if a proxy accepts the connection and closes it, because its database is down', async () => {
  let opened = 0;
  const proxy = createServer((socket) => {
    opened += 1;
    socket.once('data', () => socket.end());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.address() as AddressInfo;
  const connections = new Connections(`postgres://u:p@127.0.0.1:${port}/x`, { max: 1, name: 'test' });
  await expect(connections.query(sql`select 1`)).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  await expect(connections.query(sql`select 1`)).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  expect(opened).toBe(2);
  await connections.end(1);
  proxy.close();
});

it('a query fails if PostgreSQL ends the connection as soon as it is open', async () => {
  // PostgreSQL accepts the login, is ready for a query, then reports that it shuts down.
  const opened = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73]);
  const fields = Buffer.from('SFATAL\0C57P01\0Mshutting down\0\0');
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  const postgres = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([opened, Buffer.from('E'), length, fields])));
  });
  await once(postgres.listen(0, '127.0.0.1'), 'listening');
  const { port } = postgres.address() as AddressInfo;
  const connections = new Connections(`postgres://u:p@127.0.0.1:${port}/x`, { max: 1, name: 'test' });
  await expect(connections.query(sql`select 1`)).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  await connections.end(1);
  postgres.close();
});

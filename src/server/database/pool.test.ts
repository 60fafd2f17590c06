import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { Connections } from './pool.ts';

it('reports a connection closed at once, as by a proxy whose database is down, as a failure', async () => {
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

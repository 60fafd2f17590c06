import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, it } from 'vitest';
import { limitConnections } from './connection-limits.ts';

interface Limits {
  ofOneAddress: number;
  inAll?: number;
}

/** How many of the connections from these addresses are open in the end, in the order of their coming. */
function open(addresses: readonly string[], limits: Limits = { ofOneAddress: 2 }): string[] {
  const server = new EventEmitter();
  limitConnections(server as Server, limits);
  const sockets = addresses.map((remoteAddress) => {
    const remoteFamily = remoteAddress.includes(':') ? 'IPv6' : 'IPv4';
    const socket = Object.assign(new EventEmitter(), { remoteAddress, remoteFamily, isOpen: true, destroy });
    function destroy(): void {
      socket.isOpen = false;
      socket.emit('close');
    }
    server.emit('connection', socket);
    return socket;
  });
  return sockets.filter(({ isOpen }) => isOpen).map(({ remoteAddress }) => remoteAddress);
}

it.each([
  ['one IPv4 address', ['192.0.2.1', '192.0.2.1', '192.0.2.1'], 1],
  ['several', ['192.0.2.1', '192.0.2.2', '192.0.2.3'], 0],
  ['several on a socket for both protocols', ['::ffff:192.0.2.1', '::ffff:192.0.2.2', '::ffff:192.0.2.3'], 0],
  ['one on a socket for both protocols', ['::ffff:192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1'], 1],
  ['one IPv6 network', ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::'], 1],
  ['several IPv6 networks', ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1'], 0],
  [
    'this machine',
    ['127.0.0.1', '127.0.0.1', '127.0.0.1', '::1', '::1', '::1', ...Array(3).fill('::ffff:127.0.0.1')],
    0,
  ],
])('%s', (_, addresses, most) => {
  expect(addresses.length - open(addresses).length).toBe(most);
});

const [a, b, c, d] = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
it.each([
  ['whoever has most gives one to whoever has fewer', [a, a, a, b, c], [a, a, b, c]],
  ['the oldest', [a, b, b, b, a, a], [a, b, b, a]],
  ['until all have as many', [a, a, a, a, b, b, b, b], [a, a, b, b]],
  ['nobody who has as few', [a, b, c, d, '192.0.2.5', a], [a, b, c, d]],
  ['to this machine too', [a, a, a, a, '127.0.0.1', '127.0.0.1'], [a, a, '127.0.0.1', '127.0.0.1']],
  ['but nothing of this machine', Array(6).fill('127.0.0.1'), Array(4).fill('127.0.0.1')],
])('when all connections are taken: %s', (_, addresses, left) => {
  expect(open(addresses, { ofOneAddress: 10, inAll: 4 })).toEqual(left);
});

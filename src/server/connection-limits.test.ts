import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, it } from 'vitest';
import { limitConnections } from './connection-limits.ts';

/** How many of the connections from these addresses are closed at once, where one may have two. */
function closed(addresses: readonly string[]): number {
  const server = new EventEmitter();
  limitConnections(server as Server, 2);
  let count = 0;
  for (const remoteAddress of addresses) {
    const remoteFamily = remoteAddress.includes(':') ? 'IPv6' : 'IPv4';
    const destroy = () => {
      count += 1;
    };
    server.emit('connection', Object.assign(new EventEmitter(), { remoteAddress, remoteFamily, destroy }));
  }
  return count;
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
  expect(closed(addresses)).toBe(most);
});

import type { Server } from 'node:http';
import { BlockList } from 'node:net';
import { networkOfAddress } from './auth/address.ts';
import { clientAddress } from './http/client-address.ts';

/** Connections that may be open at once: a stalled one takes some 56 KB. */
const mostInAll = 3_000;
/** Those of one address, or of one IPv6 /64 network, which a customer has whole. A browser opens six, and an office of many people shares an address. */
export const mostOfOneAddress = 500;

/** What connects from the machine itself may be a proxy, behind which everybody stands. */
const here = new BlockList();
here.addAddress('127.0.0.1');
here.addAddress('::1', 'ipv6');

/** Closes connections beyond what there is room for, so that nobody fills the memory or keeps everybody else out. */
export function limitConnections(server: Server, ofOneAddress: number): void {
  server.maxConnections = mostInAll;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '', remoteFamily } = socket;
    if (here.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4')) return;
    const address = networkOfAddress(clientAddress(remoteAddress, null, 0));
    const count = open.get(address) ?? 0;
    if (count >= ofOneAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

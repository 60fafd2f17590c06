import type { Server } from 'node:http';
import { BlockList, type Socket } from 'node:net';
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

/**
 * Connections of one address that may have to be ended for sending too much before the answer, in so many milliseconds. Then
 * all of the address are closed until that time is over: to take their requests apart keeps everybody else waiting.
 */
const mostFloods = 10;
const sitOut = 10_000;

interface Network {
  open: Set<Socket>;
  floods: number;
}

/**
 * Closes connections beyond what there is room for, so that nobody fills the memory or keeps everybody else out.
 * @returns to be told of each connection that was ended for sending too much
 */
export function limitConnections(server: Server, ofOneAddress: number): (socket: Socket) => void {
  server.maxConnections = mostInAll;
  const networks = new Map<string, Network>();
  const networkOfSocket = new WeakMap<Socket, [string, Network]>();
  const tidy = (address: string, { open, floods }: Network) => {
    if (open.size === 0 && floods === 0) networks.delete(address);
  };
  server.on('connection', (socket) => {
    const { remoteAddress = '', remoteFamily } = socket;
    if (here.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4')) return;
    const address = networkOfAddress(clientAddress(remoteAddress, null, 0));
    const network = networks.get(address) ?? { open: new Set(), floods: 0 };
    if (network.open.size >= ofOneAddress || network.floods >= mostFloods) {
      socket.destroy();
      return;
    }
    networks.set(address, network);
    networkOfSocket.set(socket, [address, network]);
    network.open.add(socket);
    socket.once('close', () => {
      network.open.delete(socket);
      tidy(address, network);
    });
  });
  return (flooding) => {
    const [address, network] = networkOfSocket.get(flooding) ?? [];
    // A proxy sends what many people ask for.
    if (!network || !address || ofOneAddress === Number.POSITIVE_INFINITY) return;
    network.floods += 1;
    if (network.floods === 1) {
      setTimeout(() => {
        network.floods = 0;
        tidy(address, network);
      }, sitOut).unref();
    }
    if (network.floods === mostFloods) for (const socket of network.open) socket.destroy();
  };
}

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
const mostFloods = 4;
const sitOut = 10_000;

interface Network {
  open: Set<Socket>;
  floods: number;
}

interface Limits {
  /** Connections that one address may have; infinite where all come through a proxy. */
  ofOneAddress: number;
  inAll?: number;
}

/**
 * Closes connections beyond what there is room for, so that nobody fills the memory or keeps everybody else out: when all
 * are taken, whoever has most of them gives one to whoever has fewer.
 * @returns to be told of each connection that was ended for sending too much
 */
export function limitConnections(
  server: Server,
  { ofOneAddress, inAll = mostInAll }: Limits,
): (socket: Socket) => void {
  // One more, which gets the place of another.
  server.maxConnections = inAll + 1;
  const networks = new Map<string, Network>();
  const networkOfSocket = new WeakMap<Socket, [string, Network]>();
  let open = 0;
  const tidy = (address: string, network: Network) => {
    if (network.open.size === 0 && network.floods === 0) networks.delete(address);
  };
  server.on('connection', (socket) => {
    const address = addressOf(socket);
    const network = (address === null ? null : networks.get(address)) ?? { open: new Set(), floods: 0 };
    const hasTooMany = network.open.size >= ofOneAddress || network.floods >= mostFloods;
    if (hasTooMany || (open >= inAll && !makesRoom(networks, network.open.size))) {
      socket.destroy();
      return;
    }
    open += 1;
    socket.once('close', () => {
      open -= 1;
      network.open.delete(socket);
      if (address !== null) tidy(address, network);
    });
    if (address === null) return;
    networks.set(address, network);
    networkOfSocket.set(socket, [address, network]);
    network.open.add(socket);
  });
  return (flooding) => {
    const [address, network] = networkOfSocket.get(flooding) ?? [];
    // A proxy sends what many people ask for.
    if (!network || address === undefined || ofOneAddress === Number.POSITIVE_INFINITY) return;
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

/** The network that a connection counts for; null where it comes from this machine. */
function addressOf({ remoteAddress = '', remoteFamily }: Socket): string | null {
  if (here.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4')) return null;
  return networkOfAddress(clientAddress(remoteAddress, null, 0));
}

/** Closes the oldest connection of whoever has most, where they have more even without it. */
function makesRoom(networks: ReadonlyMap<string, Network>, own: number): boolean {
  let most: Network | undefined;
  for (const network of networks.values()) if (network.open.size > (most?.open.size ?? own + 1)) most = network;
  const [oldest] = most?.open ?? [];
  oldest?.destroy();
  return oldest !== undefined;
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Connection } from '../../src/server/database/embedded/embedded.ts';
import { Aim, Conversation, type Cut, type Verdict } from './conversation.ts';
import { type Message, messageReader } from './messages.ts';

export interface AskedCut {
  made: Promise<void>;
  isMade(): boolean;
  forget(): void;
}

export interface CuttingProxy {
  url: string;
  opened(): number;
  /** Requests one cut. It replaces an earlier request that is still open. */
  cut(cut: Cut): AskedCut;
  /** If `isAway`, closes all existing and new connections at once, like a proxy whose database is down. */
  closeAtOnce(isAway: boolean): void;
  stop(): Promise<void>;
}

export async function startCuttingProxy({ host, port, database, user, password }: Connection): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  let aim: Aim | null = null;
  let made = () => {};
  let isAway = false;
  let opened = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    opened += 1;
    keep(client);
    if (isAway) client.end();
    else relay(client, keep(connect(join(host, `.s.PGSQL.${port}`))), new Conversation(() => aim), () => made());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    opened: () => opened,
    cut(cut) {
      const { promise, resolve } = Promise.withResolvers<void>();
      let isMade = false;
      aim = new Aim(cut);
      made = () => {
        aim = null;
        isMade = true;
        resolve();
      };
      const forget = () => {
        aim = null;
      };
      return { made: promise, isMade: () => isMade, forget };
    },
    closeAtOnce(away) {
      isAway = away;
      if (away) endAll();
    },
    async stop() {
      server.close();
      endAll();
      await once(server, 'close');
    },
  };
}

function relay(client: Socket, postgres: Socket, conversation: Conversation, made: () => void): void {
  const pass = (from: Socket, to: Socket, read: (chunk: Buffer) => Message[], judge: (message: Message) => Verdict) => {
    from.on('data', (chunk) => {
      const passed: Buffer[] = [];
      let isCut = false;
      for (const message of read(chunk)) {
        const verdict = judge(message);
        if (verdict !== 'cut') passed.push(message.bytes);
        isCut = verdict !== 'pass';
        if (isCut) break;
      }
      const isFull = !to.write(Buffer.concat(passed));
      if (isCut) {
        from.destroySoon();
        to.destroySoon();
        from.removeAllListeners('data');
        made();
      } else if (isFull) {
        from.pause();
        to.once('drain', () => from.resume());
      }
    });
    from.on('end', () => to.end());
    from.on('close', () => to.destroySoon());
  };
  pass(client, postgres, messageReader(true), (message) => conversation.sent(message));
  pass(postgres, client, messageReader(false), (message) => conversation.answered(message));
}

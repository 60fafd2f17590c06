import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { parseIntoClientConfig } from 'pg-connection-string';
import type { Target } from '../../src/server/database/pool.ts';

/** `reset` is what a machine says that knows of no such connection. */
export type Cut = 'end' | 'reset';

/** Stands between PostgreSQL and its clients, and cuts a connection at the moment when certain bytes pass. */
export interface CuttingProxy {
  /** The same database through the proxy, for DATABASE_URL. */
  url: string;
  /** Cuts once, on the connection where `text` passes next, in whichever direction. It does not arrive. */
  cutAt(text: string, how: Cut): void;
  /** Whether there is a cut that has not come yet. */
  isWaiting(): boolean;
  stop(): Promise<void>;
}

/** In bytes; a text may come in two pieces. */
const longestText = 100;

export async function startCuttingProxy(target: Target): Promise<CuttingProxy> {
  const place = typeof target === 'string' ? parseIntoClientConfig(target) : target;
  const { host, port = 5432, user, password, database } = place;
  let next: { text: string; how: Cut } | null = null;
  const sockets = new Set<Socket>();

  const forward = (from: Socket, to: Socket, cut: (how: Cut) => void) => {
    let tail = Buffer.alloc(0);
    from.on('data', (chunk) => {
      const seen = Buffer.concat([tail, chunk]);
      tail = seen.subarray(-longestText);
      if (next && seen.includes(next.text)) {
        cut(next.how);
        next = null;
      } else if (!to.write(chunk)) {
        from.pause();
        to.once('drain', () => from.resume());
      }
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroySoon();
    });
    sockets.add(from);
  };

  const server = createServer((client) => {
    const backend = connect(`${host}/.s.PGSQL.${port}`);
    const cut = (how: Cut) => {
      backend.destroy();
      if (how === 'reset') client.resetAndDestroy();
      else client.destroySoon();
    };
    forward(client, backend, cut);
    forward(backend, client, cut);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${ownPort}/${database}`,
    cutAt(text, how) {
      next = { text, how };
    },
    isWaiting: () => next !== null,
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

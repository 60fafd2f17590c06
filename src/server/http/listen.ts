import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../database/failure.ts';
import { SettingsError } from '../settings.ts';
import type { StaticHandler } from '../static/static-handler.ts';

export interface Listener {
  /** The port in use, also if the setting was 0 for any free one. */
  port: number;
  /** Starts answering, first the requests that have waited since {@link listen}. Tries `files` before `app`. */
  serve(app: RequestListener, files: StaticHandler | null): void;
  /** Also passes every later request to `watcher`, which must not answer it. */
  observe(watcher: RequestListener): void;
  /** Takes no new connections, lets running requests finish for at most `patience` milliseconds, then cuts them. */
  close(patience: number): Promise<void>;
}

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  /** Longer than common proxies keep idle connections, so that they never reuse one that we are closing. */
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16_384,
};
const mostHeaders = 100;
const mostConnections = 3_000;

/** Opens the port; requests wait until `serve` is called. @throws SettingsError if the address cannot be listened on */
export async function listen(host: string, port: number): Promise<Listener> {
  const ready = Promise.withResolvers<RequestListener>();
  let handle: RequestListener = async (request, response) => (await ready.promise)(request, response);
  const server = createServer(limits, (request, response) => handle(request, response));
  server.maxHeadersCount = mostHeaders;
  server.maxConnections = mostConnections;
  await bind(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    serve(app, files) {
      handle = (request, response) => {
        if (!files?.(request, response)) app(request, response);
      };
      ready.resolve(handle);
    },
    observe(watcher) {
      server.prependListener('request', watcher);
    },
    close: (patience) => close(server, patience),
  };
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new SettingsError(explain(errorCode(error), host, port))));
    server.listen({ host, port }, resolve);
  });
}

function explain(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `PORT ${port} on ${host} is in use by another program: stop it, or choose another PORT.`;
  if (code === 'EACCES') return `PORT ${port} needs privileges this user does not have: choose one above 1023.`;
  return `HOST ${host} with PORT ${port} cannot be listened on (${code}).`;
}

async function close(server: Server, patience: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // `server.close` does not notice when a busy connection becomes idle: looks again and again.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const timer = new AbortController();
  const late = pause(patience, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([closed, late.then(() => server.closeAllConnections())]);
  timer.abort();
  clearInterval(sweep);
}

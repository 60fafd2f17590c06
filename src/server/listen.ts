import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { networkOfAddress } from './auth/address.ts';
import { limitConnections, mostOfOneAddress } from './connection-limits.ts';
import { errorCode } from './database/failure.ts';
import { clientAddress } from './http/client-address.ts';
import { oneByOne } from './one-by-one.ts';
import { SettingsError } from './settings.ts';
import type { StaticHandler } from './static/static-handler.ts';

/** A listening HTTP server. */
export interface Listener {
  /** The real port, also where the setting was 0. */
  port: number;
  /** Requests that came earlier wait for this. Files are tried first. */
  serve(app: RequestListener, files: StaticHandler | null): void;
  /** Shows every later request to `watcher` too, which must not answer it. */
  observe(watcher: RequestListener): void;
  /**
   * Takes no new connections, lets the one running request of each finish for at most `patience` milliseconds, then cuts
   * them. What waits behind it is not answered.
   */
  close(patience: number): Promise<void>;
}

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  /** Longer than the idle time of common proxies, so that they never reuse a connection that is just being closed. */
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16_384,
  /** Checked here. */
  requireHostHeader: false,
};

/** Milliseconds after which a client that takes nothing of its answer is cut off; it takes up to twice as long to be sure. */
const longestSilence = 30_000;

interface Options {
  /** Milliseconds; default {@link longestSilence}. */
  silence?: number | undefined;
  /** Proxies of ours in front, through which all connections come: then one address may have any number. */
  proxies?: number | undefined;
  /** Connections that one address may have; default {@link mostOfOneAddress}. */
  ofOneAddress?: number | undefined;
}

/** @throws SettingsError when the address cannot be listened on. */
export async function listen(
  host: string,
  port: number,
  { silence = longestSilence, proxies = 0, ofOneAddress = mostOfOneAddress }: Options = {},
): Promise<Listener> {
  const ready = Promise.withResolvers<RequestListener>();
  let handle: RequestListener = async (request, response) => (await ready.promise)(request, response);
  const answer = oneByOne(
    (request, response) => {
      if (!hasOneHost(request)) return refuse(response, 400, 'A request has one Host header.');
      if (expectsWhatNobodyKnows(request)) return refuse(response, 417, 'Nothing but 100-continue is expected here.');
      // What is left of such a body would be taken apart even where it was refused unread.
      if (request.headers['transfer-encoding'] !== undefined) response.setHeader('Connection', 'close');
      handle(request, response);
    },
    {
      isOpen: () => server.listening,
      senderOf: ({ socket, headers }) =>
        networkOfAddress(clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString(), proxies)),
      onFlood: (socket) => onFlood(socket),
    },
  );
  const server: Server = createServer(limits, takeRequest);
  // What Node would answer by itself counts as what waits does: it answers at once however much is sent.
  server.on('checkExpectation', takeRequest);
  function takeRequest(request: IncomingMessage, response: ServerResponse): void {
    response.on('timeout', cutUnread);
    answer(request, response);
  }
  server.timeout = silence;
  const onFlood = limitConnections(server, { ofOneAddress: proxies > 0 ? Number.POSITIVE_INFINITY : ofOneAddress });
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

/** A request may wait for the database as long as it has to; an answer does not wait for its reader. */
function cutUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}

/** Of several Node takes the first one, a proxy in front perhaps another (RFC 9112, section 3.2). */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

function expectsWhatNobodyKnows({ headers: { expect } }: IncomingMessage): boolean {
  return expect !== undefined && !/\b100-continue\b/i.test(expect);
}

function refuse(response: ServerResponse, status: 400 | 417, why: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end(`${why}\n`);
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
  // A connection whose last request has just ended is idle, but only this call notices.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const timer = new AbortController();
  const late = pause(patience, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([closed, late.then(() => server.closeAllConnections())]);
  timer.abort();
  clearInterval(sweep);
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refuseCrumbs } from './http/small-pieces.ts';
import { Rounds } from './rounds.ts';

/** Requests that may wait on a connection. Browsers and proxies send none before the answer to the last. */
const mostWaiting = 30;
/** Bytes of memory that their addresses and headers may take: one large head, or two that are not so large. */
const mostMemory = 24 * 1024;
/** Headers of a request. Browsers and proxies send some thirty; to take thousands apart costs a thousand times what they cost to send. */
const mostHeaders = 100;
/** What a text takes beside its letters. */
const ofText = 32;

/**
 * Requests that begin in one turn of the event loop. A turn takes one new connection: where each began all that had come, a
 * few hundred busy connections of one address would let nobody else in for as long as they go on.
 */
const mostInTurn = 8;

/** Of a request that has had no turn yet, so that no API words it. */
const crumbs = '{"code":"body_in_pieces","message":"The request body comes in too many small pieces"}';

interface Line {
  waiting: [IncomingMessage, ServerResponse][];
  /** Bytes of those that wait: who asks anew as soon as the answer is there may have one that waits all the time. */
  memory: number;
  isBusy: boolean;
}

interface Options {
  /** Whether requests that wait are still answered; else their connection ends with the answer before them. */
  isOpen: () => boolean;
  /** Whose request it is, as far as a head tells. */
  senderOf: (request: IncomingMessage) => string;
  /** Is told of a connection that was ended for what it sent. */
  onFlood: (socket: Socket) => void;
}

/**
 * Answers the requests of one connection one after the other, and no more than one in a turn of the event loop. Node hears
 * of all at once that are sent without waiting (RFC 9112, section 9.3.2): some bytes would make a thousand answers, which
 * nobody takes, and a few hundred connections would keep timers and signals waiting until the last of them is made. Those of all
 * connections begin few in a turn, and one of each sender after the other: who asks on a thousand connections at once keeps
 * nobody else waiting for all of them.
 */
export function oneByOne(handle: RequestListener, { isOpen, senderOf, onFlood }: Options): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  const arrived = new Rounds<[IncomingMessage, ServerResponse]>();
  let isBegun = false;

  function call(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isBusy = true;
    response.once('close', () => setImmediate(callNext, line, request.socket));
    arrived.add(senderOf(request), [request, response]);
    if (!isBegun) beginNext();
  }

  function beginNext(): void {
    isBegun = !arrived.isEmpty;
    if (isBegun) setImmediate(begin);
  }

  function begin(): void {
    const some = Array.from({ length: mostInTurn }, () => arrived.next());
    // Also where one of them throws.
    beginNext();
    // What was refused meanwhile needs no answer.
    for (const one of some) if (one && !one[0].socket.writableEnded) handle(...one);
  }

  function refuse(socket: Socket, status: string, body = ''): void {
    const head = `Connection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    if (!socket.writableEnded) socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${body}`);
    socket.destroySoon();
    readNoMore(socket);
    onFlood(socket);
  }

  function callNext(line: Line, socket: Socket): void {
    line.isBusy = false;
    const next = socket.destroyed ? undefined : line.waiting.shift();
    if (!next) return;
    line.memory -= memoryOf(next[0]);
    if (isOpen()) call(line, ...next);
    else socket.destroySoon();
  }

  return (request, response) => {
    const { socket } = request;
    // Node goes on to tell of what came in one piece with the request that was too much.
    if (socket.writableEnded || socket.destroyed) return;
    if (request.rawHeaders.length > 2 * mostHeaders) {
      return refuse(socket, '431 Request Header Fields Too Large');
    }
    refuseCrumbs(request, () => refuse(socket, '400 Bad Request', crumbs));
    const line = lines.get(socket) ?? { waiting: [], memory: 0, isBusy: false };
    lines.set(socket, line);
    if (!line.isBusy) return call(line, request, response);
    line.memory += memoryOf(request);
    if (line.waiting.length === mostWaiting || line.memory > mostMemory) {
      line.waiting.length = 0;
      socket.destroy();
      readNoMore(socket);
      onFlood(socket);
    } else line.waiting.push([request, response]);
  };
}

/**
 * Makes no requests of what was read together with the one that was too much: of one read there may be thousands, and Node
 * keeps them until the connection is closed, which is after all others were read. There is no documented way: an answer of 2 tells
 * the parser that what follows is another protocol.
 */
function readNoMore(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming?: () => number } | null };
  if (parser) parser.onIncoming = () => 2;
}

function memoryOf({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, text) => sum + text.length + ofText, url.length + ofText);
}

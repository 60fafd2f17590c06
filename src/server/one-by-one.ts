import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on a connection. Browsers and proxies send none before the answer to the last. */
const mostWaiting = 30;

interface Line {
  waiting: [IncomingMessage, ServerResponse][];
  isBusy: boolean;
}

/**
 * Answers the requests of one connection one after the other, and no more than one in a turn of the event loop. Node hears
 * of all at once that are sent without waiting (RFC 9112, section 9.3.2): some bytes would make a thousand answers, which
 * nobody takes, and a few hundred connections would keep timers and signals waiting until the last of them is made.
 * @param isOpen whether requests that wait are still answered; else their connection ends with the answer before them
 */
export function oneByOne(handle: RequestListener, isOpen: () => boolean): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  function call(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isBusy = true;
    response.once('close', () => setImmediate(callNext, line, request.socket));
    handle(request, response);
  }

  function callNext(line: Line, socket: Socket): void {
    line.isBusy = false;
    const next = socket.destroyed ? undefined : line.waiting.shift();
    if (!next) return;
    if (isOpen()) call(line, ...next);
    else socket.destroySoon();
  }

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { waiting: [], isBusy: false };
    lines.set(socket, line);
    if (!line.isBusy) call(line, request, response);
    else if (line.waiting.length === mostWaiting) socket.destroy();
    else line.waiting.push([request, response]);
  };
}

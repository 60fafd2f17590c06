import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on a connection. Browsers and proxies send none before the answer to the last. */
const mostWaiting = 250;

interface Line {
  /** The answer that is being given, or was given last. */
  last: ServerResponse;
  waiting: [IncomingMessage, ServerResponse][];
  /** Whether the end of `last` calls the next one. */
  isMoving: boolean;
}

/**
 * Answers the requests of one connection one after the other. Node hears of all at once that are sent without waiting
 * (RFC 9112, section 9.3.2): some bytes would make a thousand answers, which nobody takes.
 */
export function oneByOne(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  function callNext(socket: Socket, line: Line): void {
    const next = socket.destroyed ? undefined : line.waiting.shift();
    line.isMoving = next !== undefined;
    if (!next) return;
    line.last = next[1];
    line.last.once('close', () => callNext(socket, line));
    handle(...next);
  }

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, { last: response, waiting: [], isMoving: false });
      handle(request, response);
    } else if (!line.isMoving && (line.last.writableFinished || line.last.destroyed)) {
      line.last = response;
      handle(request, response);
    } else if (line.waiting.length === mostWaiting) {
      socket.destroy();
    } else {
      line.waiting.push([request, response]);
      if (!line.isMoving) line.last.once('close', () => callNext(socket, line));
      line.isMoving = true;
    }
  };
}

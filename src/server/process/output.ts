import { constants, fstatSync, openSync } from 'node:fs';
import pino from 'pino';

/** Standard output or standard error, written to without ever waiting for the reader. */
export type Output = ReturnType<typeof pino.destination>;

/** Bytes that wait for a reader who takes nothing; the rest is dropped. */
const longestBacklog = 256 * 1024;

/**
 * Opens a standard stream so that its reader can neither hold up nor end the server. Where the reader is gone, stopped or out
 * of space, text waits and is tried again every 50 ms; `drop` is emitted for each text without room.
 */
export function openOutput(fd: 1 | 2): Output {
  const output = pino.destination({
    fd: withoutWaiting(fd),
    // The main thread only tries: a thread that waits in a write would keep the process from ending.
    sync: true,
    retryEAGAIN: () => false,
    // One write for each request would cost a seventh of a short request.
    minLength: 4096,
    periodicFlush: 50,
    maxLength: longestBacklog,
  });
  // pino would stay silent once a reader is gone; another may come, and a disk may get room.
  output.removeAllListeners('error').on('error', () => {});
  return output;
}

/** Writes what is left, as far as it is taken at once; call it before the process ends. */
export function writeRest(output: Output): void {
  output.flush();
  // The first call leaves what is less than `minLength`.
  output.flush();
}

/** A descriptor of the same pipe, terminal, socket or file whose writes fail instead of waiting. */
function withoutWaiting(fd: 1 | 2): number {
  const kind = fstatSync(fd);
  if (kind.isFile()) return fd;
  try {
    // Opened anew: other programs that write there keep waiting as they expect.
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    // A socket, another system than Linux, or another user's pipe: Node's own stream makes the descriptor so.
    const stream = fd === 1 ? process.stdout : process.stderr;
    stream.on('error', () => {});
    return fd;
  }
}

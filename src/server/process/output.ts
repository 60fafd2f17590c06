import { constants, fstatSync, openSync } from 'node:fs';
import pino from 'pino';

export type Output = ReturnType<typeof pino.destination>;

/** The most bytes kept for a reader that has stalled; further text is dropped. */
const longestBacklog = 256 * 1024;

/**
 * Opens a standard stream so that its reader can neither block nor end the server. If the reader is gone, stopped or
 * out of disk space, text is kept and retried every 50 ms; the event `drop` reports each text that no longer fits.
 */
export function openOutput(fd: 1 | 2): Output {
  const output = pino.destination({
    fd: withoutWaiting(fd),
    // Writes from the main thread without waiting: a thread blocked in a write would keep the process from ending.
    sync: true,
    retryEAGAIN: () => false,
    // Buffers, because one write per request would add a seventh to the time of a short request.
    minLength: 4096,
    periodicFlush: 50,
    maxLength: longestBacklog,
  });
  // pino's own listener would end all writing once the reader is gone. Keep trying: another reader may come, or the
  // disk may get space.
  output.removeAllListeners('error').on('error', () => {});
  return output;
}

/** Writes what is left, as far as the reader takes it at once; call it before the process ends. */
export function writeRest(output: Output): void {
  output.flush();
  // Flush twice: the first call may leave less than `minLength` unwritten.
  output.flush();
}

function withoutWaiting(fd: 1 | 2): number {
  const kind = fstatSync(fd);
  if (kind.isFile()) return fd;
  try {
    // Opens the stream a second time: the original descriptor stays blocking for other programs that write to it.
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    // Node's own stream makes the descriptor non-blocking where /proc cannot: for a socket, another user's pipe, or
    // outside Linux.
    const stream = fd === 1 ? process.stdout : process.stderr;
    stream.on('error', () => {});
    return fd;
  }
}

import { constants, fstatSync, openSync } from 'node:fs';
import pino from 'pino';

/** Standard output or standard error, written to without ever waiting for the reader. */
export type Output = ReturnType<typeof pino.destination>;

/** Bytes that wait for a reader who takes nothing; what comes beyond is dropped. */
const longestBacklog = 256 * 1024;

/**
 * Opens a standard stream so that nothing its reader does can hold up or end the server: where it is gone, stopped or out of
 * space, what is written waits, is tried again every 50 ms, and `drop` tells of each text for which there is no room.
 */
export function openOutput(fd: 1 | 2): Output {
  const output = pino.destination({
    fd: withoutWaiting(fd),
    // A thread that waited in a write would keep the process from ending. The main thread only tries.
    sync: true,
    retryEAGAIN: () => false,
    // A write for each request would take a seventh of a short one.
    minLength: 4096,
    periodicFlush: 50,
    maxLength: longestBacklog,
  });
  // pino would be silent for ever once a reader is gone; another may come, and a disk may get room.
  output.removeAllListeners('error').on('error', () => {});
  return output;
}

/** Writes what has gathered, as far as it is taken at once: to be called before the process ends. */
export function writeRest(output: Output): void {
  output.flush();
  // The first time leaves what is less than it waits for.
  output.flush();
}

/** A descriptor of the same pipe, terminal, socket or file whose writes fail where they would have to wait. */
function withoutWaiting(fd: 1 | 2): number {
  const kind = fstatSync(fd);
  if (kind.isFile()) return fd;
  try {
    // Opened anew, so that other programs that write there keep waiting as they are used to.
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    // A socket, another system than Linux, or another user's pipe: Node's own stream makes the descriptor so.
    const stream = fd === 1 ? process.stdout : process.stderr;
    stream.on('error', () => {});
    return fd;
  }
}

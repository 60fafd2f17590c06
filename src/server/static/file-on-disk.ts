import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** How long a file is, and the hash of its bytes. */
export interface Measured {
  length: number;
  hash: Hash;
}

/** A file's bytes, for as long as it is served. */
export interface Kept {
  readonly body: Buffer;
}

/** Makes bytes that are seldom asked for: again when nobody uses those of the last time any more. */
export function madeWhenAsked(make: () => Buffer): Kept {
  let made: WeakRef<Buffer> | undefined;
  return {
    get body() {
      const body = made?.deref() ?? make();
      made = new WeakRef(body);
      return body;
    },
  };
}

/** Every file passes through this one at start: buffers of their own would stay in the process as holes. */
const chunk = Buffer.allocUnsafeSlow(65_536);

/** Length and hash of a file, which is never in memory as a whole. */
export function measureFile(path: string): Measured {
  const descriptor = openSync(path, 'r');
  try {
    return measure(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function measure(descriptor: number): Measured {
  const hash = createHash('sha256');
  let length = 0;
  for (;;) {
    const read = readSync(descriptor, chunk, 0, chunk.length, length);
    if (read === 0) return { length, hash };
    hash.update(chunk.subarray(0, read));
    length += read;
  }
}

/**
 * A file that is read whenever it is asked for. It stays open, so that a build that puts another file in its place does
 * not change what is sent.
 */
export function openFile(path: string): Measured & { kept: Kept } {
  const descriptor = openSync(path, 'r');
  const measured = measure(descriptor);
  return { ...measured, kept: madeWhenAsked(() => readWhole(descriptor, measured.length)) };
}

function readWhole(descriptor: number, length: number): Buffer {
  const body = Buffer.allocUnsafeSlow(length);
  let at = 0;
  while (at < length) {
    const read = readSync(descriptor, body, at, length - at, at);
    if (read === 0) throw new Error('A built file became shorter while it was served.');
    at += read;
  }
  return body;
}

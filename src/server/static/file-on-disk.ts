import { fstatSync, openSync, readSync } from 'node:fs';

export interface Content {
  /** Changes whenever the content does; the ETag is derived from it. */
  version: string | Buffer;
  length: number;
  readonly body: Buffer;
}

/** Rarely requested content: creates its bytes again once the previous ones have been garbage-collected. */
export function madeWhenAsked(version: Content['version'], length: number, make: () => Buffer): Content {
  let made: WeakRef<Buffer> | undefined;
  return {
    version,
    length,
    get body() {
      const body = made?.deref() ?? make();
      made = new WeakRef(body);
      return body;
    },
  };
}

/** A file read on request. Keeps it open, so that a build replacing the file does not change what is sent. */
export function openFile(path: string): Content {
  const descriptor = openSync(path, 'r');
  const { size, mtimeMs } = fstatSync(descriptor);
  return madeWhenAsked(`${size} ${mtimeMs}`, size, () => readWhole(descriptor, size));
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

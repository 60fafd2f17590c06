import { fstatSync, openSync, readSync } from 'node:fs';

/** What is sent of a file. */
export interface Content {
  /** Other where the content is: the ETag is made of it. */
  version: string | Buffer;
  length: number;
  readonly body: Buffer;
}

/** Content that is seldom asked for: its bytes are made again when nobody uses the last ones any more. */
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

/** A file that is read when it is asked for. It stays open, so a build that replaces it does not change what is sent. */
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

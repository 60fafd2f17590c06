import { HttpError } from './errors.ts';

/** Bytes that each body has for itself, so that large ones never keep a small one out. */
const ownBytes = 64 * 1024;
/** Bytes that all bodies share beyond that. With its rows and its way to the database a body takes about four times that. */
const sharedBytes = 32 * 1024 * 1024;
let taken = 0;

/** The memory one request's body takes of what this process has for all of them. */
export class BodyRoom {
  #taken = 0;

  /**
   * To be told the size of the body so far, in bytes.
   * @throws HttpError 503 over_capacity when all bodies together are too large
   */
  grow(size: number): void {
    const more = size - ownBytes - this.#taken;
    if (more <= 0) return;
    if (taken + more > sharedBytes) {
      throw new HttpError(503, 'over_capacity', 'Too many large requests at the moment', {
        // What is left of the body is not read, so the connection cannot carry another request.
        headers: { 'Retry-After': '1', Connection: 'close' },
      });
    }
    taken += more;
    this.#taken += more;
  }

  /** To be called once the body is no longer needed. */
  release(): void {
    taken -= this.#taken;
    this.#taken = 0;
  }
}

import { HttpError } from './errors.ts';

/** Bytes that each body has for itself, so that large ones never keep a sign-in or a sale out. No total counts them. */
export const ownBytes = 16 * 1024;
/** Bytes that all bodies share beyond that. With its rows and its way to the database a body takes about four times that. */
const sharedBytes = 32 * 1024 * 1024;
let taken = 0;
/** Large bodies of which more is to come; in front the one of which nothing came for longest. */
const arriving = new Set<BodyRoom>();

/** The memory one request's body takes of what this process has for all of them. */
export class BodyRoom {
  #taken = 0;
  #isLost = false;
  readonly #lost = Promise.withResolvers<never>();

  constructor() {
    this.#lost.promise.catch(() => {});
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /**
   * Fails once another body got the room of this one, which was silent for longest when there was no more. To be waited for
   * once: what waits for it is kept as long as the room.
   */
  get lost(): Promise<never> {
    return this.#lost.promise;
  }

  /**
   * To be told the bytes of the body that have arrived so far. Announced ones take no room: they may never come.
   * @throws HttpError 503 over_capacity when all bodies that have arrived together are too large
   */
  grow(size: number): void {
    const more = size - ownBytes - this.#taken;
    if (more <= 0) return;
    arriving.delete(this);
    while (taken + more > sharedBytes) giveUpMostSilent();
    arriving.add(this);
    taken += more;
    this.#taken += more;
  }

  /** To be called when the whole body is there: now nobody takes its room any more. */
  complete(): void {
    arriving.delete(this);
  }

  /** To be called once the body is no longer needed. */
  release(): void {
    arriving.delete(this);
    taken -= this.#taken;
    this.#taken = 0;
  }

  /** Leaves the room to another body. */
  giveUp(): void {
    this.release();
    this.#isLost = true;
    this.#lost.reject(overCapacity());
  }
}

function giveUpMostSilent(): void {
  const [room] = arriving;
  if (!room) throw overCapacity();
  room.giveUp();
}

function overCapacity(): HttpError {
  return new HttpError(503, 'over_capacity', 'Too many large requests at the moment', {
    // What is left of the body is not read, so the connection cannot carry another request.
    headers: { 'Retry-After': '1', Connection: 'close' },
  });
}

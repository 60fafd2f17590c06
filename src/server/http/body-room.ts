import { HttpError } from './errors.ts';

/** Bytes that each body has for itself, so that large ones never keep a sign-in or a sale out. No total counts them. */
export const ownBytes = 16 * 1024;
/** Bytes that all bodies share beyond that. With its rows and its way to the database a body takes about four times that. */
const sharedBytes = 32 * 1024 * 1024;
/** The same of one user: who has half of it cannot keep others' out. */
const ownersBytes = sharedBytes / 2;
let taken = 0;
const takenBy = new Map<string, number>();
/** Large bodies of which more is to come; in front the one of which nothing came for longest. */
const arriving = new Set<BodyRoom>();

/** The memory one request's body takes of what this process has for all of them. */
export class BodyRoom {
  #taken = 0;
  #isLost = false;
  #isReleased = false;
  #owner: string | null = null;
  readonly #lost = Promise.withResolvers<never>();

  constructor() {
    this.#lost.promise.catch(() => {});
  }

  get owner(): string | null {
    return this.#owner;
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

  /** From now on it counts to what this user has of all room. To be called before the first byte. */
  belongTo(owner: string): void {
    this.#owner = owner;
  }

  /**
   * To be told the bytes of the body that have arrived so far. Announced ones take no room: they may never come.
   * @throws HttpError 503 over_capacity when all bodies that have arrived together are too large, or its room is given back
   * already; 429 when those of its user are
   */
  grow(size: number): void {
    // A piece may have been on its way when the room went to another body: nobody would give it back a second time.
    if (this.#isReleased) throw overCapacity();
    const more = size - ownBytes - this.#taken;
    if (more <= 0) return;
    arriving.delete(this);
    const owner = this.#owner;
    while (owner !== null && (takenBy.get(owner) ?? 0) + more > ownersBytes) giveUpMostSilent(tooMuchOfOne, owner);
    while (taken + more > sharedBytes) giveUpMostSilent(overCapacity);
    arriving.add(this);
    this.#take(more);
  }

  /** To be called when the whole body is there: now nobody takes its room any more. */
  complete(): void {
    arriving.delete(this);
  }

  /** To be called once the body is no longer needed. */
  release(): void {
    arriving.delete(this);
    this.#take(-this.#taken);
    this.#isReleased = true;
  }

  #take(more: number): void {
    taken += more;
    this.#taken += more;
    if (this.#owner === null) return;
    const owned = (takenBy.get(this.#owner) ?? 0) + more;
    if (owned > 0) takenBy.set(this.#owner, owned);
    else takenBy.delete(this.#owner);
  }

  /** Leaves the room to another body. */
  giveUp(): void {
    this.release();
    this.#isLost = true;
    this.#lost.reject(overCapacity());
  }
}

/** @param refusal thrown where all bodies, or all of this owner, are complete */
function giveUpMostSilent(refusal: () => HttpError, owner?: string): void {
  const room = [...arriving].find((one) => owner === undefined || one.owner === owner);
  if (!room) throw refusal();
  room.giveUp();
}

function tooMuchOfOne(): HttpError {
  return new HttpError(429, 'too_many_requests', 'Too many large requests of this user at the moment', {
    hint: 'Send fewer at once',
    headers: { 'Retry-After': '1', Connection: 'close' },
  });
}

function overCapacity(): HttpError {
  return new HttpError(503, 'over_capacity', 'Too many large requests at the moment', {
    // What is left of the body is not read, so the connection cannot carry another request.
    headers: { 'Retry-After': '1', Connection: 'close' },
  });
}

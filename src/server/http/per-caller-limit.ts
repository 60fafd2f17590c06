import pLimit, { type LimitFunction } from 'p-limit';
import { HttpError } from './errors.ts';

interface Queue {
  inTurn: LimitFunction;
  requests: number;
}

/** Limits how many requests of one caller run and wait at once, so that no caller delays the others. */
export class PerCallerLimit {
  readonly #running: number;
  readonly #waiting: number;
  readonly #queues = new Map<string, Queue>();

  constructor(running: number, waiting: number) {
    this.#running = running;
    this.#waiting = waiting;
  }

  /** @throws HttpError 429 `too_many_requests` if too many of the caller's requests are waiting */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(caller) ?? { inTurn: pLimit(this.#running), requests: 0 };
    if (queue.requests >= this.#running + this.#waiting) throw tooMany();
    this.#queues.set(caller, queue);
    queue.requests += 1;
    try {
      return await queue.inTurn(work);
    } finally {
      queue.requests -= 1;
      if (queue.requests === 0) this.#queues.delete(caller);
    }
  }
}

function tooMany(): HttpError {
  return new HttpError(429, 'too_many_requests', 'Too many requests of this caller are waiting', {
    hint: 'Send fewer at once',
    headers: { 'Retry-After': '1' },
  });
}

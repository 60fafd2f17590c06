import pLimit, { type LimitFunction } from 'p-limit';
import type { Caller } from './context.ts';
import { HttpError } from './http/errors.ts';

interface Options {
  /** Works of one caller that run at once. */
  running: number;
  /** Works of one caller that wait for their turn. */
  waiting: number;
  /** Milliseconds a work waits. */
  longestWait: number;
}

/** What one user has of the data API: a fourth of its connections, and one of the four for long lists. */
export const shares = () => ({
  requests: new Shares({ running: 4, waiting: 60, longestWait: 10_000 }),
  lists: new Shares({ running: 1, waiting: 3, longestWait: 30_000 }),
});

/** Milliseconds before a refusal, as long as it asks to wait: whoever never waits would keep the main thread busy with refusals. */
const beforeRefusal = 1_000;

interface Queue {
  inTurn: LimitFunction;
  /** Works that run or wait. */
  works: number;
}

/** Whose work it is. Callers without a user are one, by role. */
export function nameOf({ role, claims }: Caller): string {
  return typeof claims.sub === 'string' ? claims.sub : role;
}

/** Nobody takes more than a share of what there is for all: what one caller asks for beyond it waits in a queue of its own. */
export class Shares {
  readonly #options: Options;
  readonly #queues = new Map<string, Queue>();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @param caller whose share it is
   * @param held what the share stays taken for after the work
   * @throws HttpError 429 when too much of the caller's waits already, or when its turn did not come in time
   */
  run<T>(caller: string, work: () => Promise<T>, held?: (result: T) => Promise<void>): Promise<T> {
    const { running, waiting, longestWait } = this.#options;
    const queue = this.#queues.get(caller) ?? { inTurn: pLimit(running), works: 0 };
    if (queue.works >= running + waiting) return refuse();
    this.#queues.set(caller, queue);
    queue.works += 1;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    let isLate = false;
    const giveUp = () => {
      isLate = true;
      reject(tooMany());
    };
    const timer = queue.works > running ? setTimeout(giveUp, longestWait) : undefined;
    void queue.inTurn(async () => {
      clearTimeout(timer);
      if (!isLate) {
        const done = work();
        done.then(resolve, reject);
        await done.then(held, () => {});
      }
      queue.works -= 1;
      if (queue.works === 0) this.#queues.delete(caller);
    });
    return promise;
  }
}

function refuse(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(tooMany()), beforeRefusal).unref();
  });
}

function tooMany(): HttpError {
  return new HttpError(429, 'too_many_requests', 'Too many requests of this caller are waiting', {
    hint: 'Send fewer at once',
    headers: { 'Retry-After': '1' },
  });
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { formLimit } from './body.ts';

const oneAfterTheOther = pLimit(1);
const waiting = new Map<string, LimitFunction>();

/**
 * Does what keeps the main thread for as long as a text is large: one large text at a time, and in between everybody else
 * gets a turn. One caller has one text in the queue and the rest behind it, so that nobody waits for all that another sends.
 */
export async function oneAtATime<T>(caller: string, text: string, work: () => T | Promise<T>): Promise<T> {
  if (text.length <= formLimit) return await work();
  const own = waiting.get(caller) ?? pLimit(1);
  waiting.set(caller, own);
  try {
    return await own(() =>
      oneAfterTheOther(async () => {
        await nextTurn();
        return await work();
      }),
    );
  } finally {
    if (own.activeCount + own.pendingCount === 0) waiting.delete(caller);
  }
}

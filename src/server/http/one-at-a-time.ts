import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { formLimit } from './body.ts';

const oneAfterTheOther = pLimit(1);

/**
 * Does what keeps the main thread for as long as a text is large: one large text at a time, and in between everybody else
 * gets a turn.
 */
export async function oneAtATime<T>(text: string, work: () => T | Promise<T>): Promise<T> {
  if (text.length <= formLimit) return await work();
  return await oneAfterTheOther(async () => {
    await nextTurn();
    return await work();
  });
}

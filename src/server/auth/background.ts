import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isUnavailable } from '../database/failure.ts';
import { describeLoss } from '../log.ts';

const running = new Set<Promise<void>>();

/**
 * Does work after the answer is given, so that the answer's time does not tell whether there was anything to do.
 * A failure is logged.
 */
export function inBackground(log: Logger, what: string, work: () => Promise<unknown>): void {
  const job = work()
    .then(() => {})
    .catch((err: unknown) => {
      if (isUnavailable(err)) log.warn(describeLoss(err), `${what} failed: the database was lost or away`);
      else log.error({ err }, `${what} failed`);
    })
    .finally(() => running.delete(job));
  running.add(job);
}

/** Ends when all background work has, or after `patience` milliseconds; call it before the database is closed. */
export async function backgroundDone(patience: number): Promise<void> {
  await Promise.race([Promise.all(running), pause(patience, undefined, { ref: false })]);
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isUnavailable } from '../database/failure.ts';
import { describeLoss } from '../log.ts';

const running = new Set<Promise<void>>();

/** Starts `work` without delaying the answer: a delay would reveal that there is work. Logs a failure with `what`. */
export function inBackground(log: Logger, what: string, work: () => Promise<unknown>): void {
  const job = work()
    .then(() => {})
    .catch((err: unknown) => {
      if (isUnavailable(err))
        log.warn(describeLoss(err), `${what} failed: the database is unreachable or its connection was lost`);
      else log.error({ err }, `${what} failed`);
    })
    .finally(() => running.delete(job));
  running.add(job);
}

/** Waits for all background work, at most `patience` milliseconds; call it before the database is closed. */
export async function backgroundDone(patience: number): Promise<void> {
  await Promise.race([Promise.all(running), pause(patience, undefined, { ref: false })]);
}

import { setTimeout as pause } from 'node:timers/promises';

const milliseconds = 250;

/**
 * Ends a quarter of a second from now. An answer that waits for it takes the same time whatever it depended on: whether an
 * account is known, disabled, waits for a code.
 */
export function leastTime(): Promise<void> {
  return pause(milliseconds, undefined, { ref: false });
}

import { setTimeout as pause } from 'node:timers/promises';

/**
 * Resolves 250 ms from now. Await it before an answer whose timing must not reveal whether an account or code exists.
 */
export const leastTime = (): Promise<void> => pause(250, undefined, { ref: false });

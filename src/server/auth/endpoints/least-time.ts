import { setTimeout as pause } from 'node:timers/promises';

/** Ends 250 ms from now. Await it before an answer whose time must not tell whether there is such an account or code. */
export const leastTime = (): Promise<void> => pause(250, undefined, { ref: false });

import { setTimeout as pause } from 'node:timers/promises';
import type { HttpError } from '../http/errors.ts';

const longestMilliseconds = 20_000;
/** Each is a connection and a timer; nothing of the database is taken, nor a place where passwords are hashed. */
const mostHeld = 64;
let held = 0;

/**
 * Ends the later the fuller a limit is: at once until it is half full, after 20 seconds when it is full.
 * @param fullness from 0 to 1
 * @param tooMany makes the refusal when so many others are held that there is no place left
 */
export async function hold(fullness: number, tooMany: (seconds: number) => HttpError): Promise<void> {
  const milliseconds = Math.min(1, 2 * fullness - 1) * longestMilliseconds;
  if (milliseconds <= 0) return;
  if (held >= mostHeld) throw tooMany(Math.ceil(milliseconds / 1000));
  held += 1;
  await pause(milliseconds, undefined, { ref: false });
  held -= 1;
}

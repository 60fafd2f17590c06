import { hasCode } from '../../api/errors.ts';
import { hasUnsavedInput } from './unsaved-input.ts';

let waiting: Array<(signedIn: boolean) => void> = [];

/** Runs `work`. If the session has ended and there is unsaved input, waits for a new sign-in and runs `work` again. */
export async function resumable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!hasCode(error, 'session_expired') || !hasUnsavedInput()) throw error;
    if (!(await signedInAgain())) throw error;
    return work();
  }
}

function signedInAgain(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

export function settleWaiting(signedIn: boolean): void {
  const settled = waiting;
  waiting = [];
  for (const settle of settled) settle(signedIn);
}

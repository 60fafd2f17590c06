import { hasCode, messageOf, toAppError } from '../../api/errors.ts';

/** What the server said about a refusal, word for word; `fallback` when it said nothing. */
export function serverWords(error: unknown, fallback: string): string {
  if (hasCode(error, 'network') || hasCode(error, 'session_expired')) return messageOf(error);
  return toAppError(error).message || fallback;
}

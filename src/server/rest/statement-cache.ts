import { createHash } from 'node:crypto';

/**
 * Prepared statements stay in every connection's memory, and callers can make up statements without end. So only a
 * bounded number of short texts is prepared: those that come often.
 */
const names = new Map<string, string>();
const seen = new Map<string, number>();

const bounds = { prepared: 100, seen: 1000, length: 4000, uses: 3 };

/** Counts one use of a statement. Its name on every connection once it is worth preparing, null before. */
export function nameOfFrequent(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (text.length > bounds.length || names.size >= bounds.prepared) return null;
  const uses = (seen.get(text) ?? 0) + 1;
  seen.delete(text);
  if (uses >= bounds.uses) {
    // By its text: where a pooler lends the same connection to two instances, both mean the same.
    const name = `kept_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, name);
    return name;
  }
  seen.set(text, uses);
  const oldest = seen.size > bounds.seen ? seen.keys().next().value : undefined;
  if (oldest !== undefined) seen.delete(oldest);
  return null;
}

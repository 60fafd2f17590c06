/**
 * Prepared statements stay in every connection's memory, and callers can make up statements without end. So only a
 * bounded number of short texts is prepared: those that come often.
 */
const prepared = new Set<string>();
const seen = new Map<string, number>();

const bounds = { prepared: 200, seen: 1000, length: 4000, uses: 3 };

/** Counts one use of a statement; true once it is worth preparing. */
export function isFrequent(text: string): boolean {
  if (prepared.has(text)) return true;
  if (text.length > bounds.length || prepared.size >= bounds.prepared) return false;
  const uses = (seen.get(text) ?? 0) + 1;
  seen.delete(text);
  if (uses >= bounds.uses) {
    prepared.add(text);
    return true;
  }
  seen.set(text, uses);
  const oldest = seen.size > bounds.seen ? seen.keys().next().value : undefined;
  if (oldest !== undefined) seen.delete(oldest);
  return false;
}

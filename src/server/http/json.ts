import { HttpError } from '../http/errors.ts';

/** Deeper JSON has no use here and would exhaust the stack where it is written out again. */
const maxDepth = 20;

/**
 * Parses a JSON text from outside.
 * @throws HttpError 400 `bad_json` for what is no JSON, `unusable_json` for what PostgreSQL could not store: NUL, half a
 * surrogate pair, more than 20 levels.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (!isStorable(value)) {
    throw new HttpError(400, 'unusable_json', 'The JSON is nested too deeply or holds unusable characters');
  }
  return value;
}

/** Whether every text in a value can be stored and nothing is nested too deeply. Walks without recursion. */
export function isStorable(root: unknown): boolean {
  const pending: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let item = pending.pop(); item; item = pending.pop()) {
    const { value, depth } = item;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) return false;
    for (const [key, member] of Object.entries(value)) {
      pending.push({ value: key, depth: depth + 1 }, { value: member, depth: depth + 1 });
    }
  }
  return true;
}

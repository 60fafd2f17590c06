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

/** Whether every text in a value can be stored and nothing is nested too deeply. */
export function isStorable(value: unknown): boolean {
  return !isDeeperThan(maxDepth, value) && hasUsableTexts(value);
}

/** Whether a JSON value has more than so many levels. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}

function hasUsableTexts(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, member]) => hasUsableTexts(key) && hasUsableTexts(member));
}

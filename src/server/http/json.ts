import { HttpError } from './errors.ts';

/** No request needs more levels, and serializing very deep JSON would exhaust the stack. */
const maxDepth = 20;

/**
 * Parses JSON from a caller.
 * @throws HttpError 400 `bad_json` if it is not JSON, `unusable_json` if PostgreSQL could not store it (NUL, a lone
 * surrogate) or it has more than 20 levels
 */
export function parseJson(text: string): unknown {
  if (depthOf(text) > maxDepth) throw unusable();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (!isStorable(value)) throw unusable();
  return value;
}

function unusable(): HttpError {
  return new HttpError(400, 'unusable_json', 'The JSON is nested too deeply or holds unusable characters');
}

/** How many levels of objects and lists are nested. The result means nothing if the text is not JSON. */
export function depthOf(text: string): number {
  let level = 0;
  let deepest = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++level);
    else if (sign === '}' || sign === ']') level -= 1;
  }
  return deepest;
}

/** Whether PostgreSQL can store every text in a value. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isUsable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, member]) => isUsable(key) && isStorable(member));
}

function isUsable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

import { HttpError } from './errors.ts';
import { shapeOf } from './json-shape.ts';

/** Deeper JSON has no use here and would exhaust the stack where it is written out again. */
const maxDepth = 20;

/** Members that an object from outside, and a form with all that is in it, may have: more than any form or row here. */
export const mostMembers = 200;

/**
 * Parses a JSON text from outside.
 * @throws HttpError 400 `bad_json` for what is no JSON, `unusable_json` for what PostgreSQL could not store: NUL, half a
 * surrogate pair, more than 20 levels; and for more than 200 members in all.
 */
export function parseJson(text: string): unknown {
  if (shapeOf(text).allMembers > mostMembers) {
    throw new HttpError(400, 'unusable_json', `The JSON has more than ${mostMembers} members`);
  }
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
export function isStorable(value: unknown, levels: number = maxDepth): boolean {
  if (typeof value === 'string') return isUsable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  // A body may hold several hundred thousand values: a list of each one's members would take longer than parsing it.
  if (Array.isArray(value)) return value.every((member) => isStorable(member, levels - 1));
  return Object.entries(value).every(([key, member]) => isUsable(key) && isStorable(member, levels - 1));
}

function isUsable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

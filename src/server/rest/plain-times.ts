import { HttpError } from '../http/errors.ts';

const day = String.raw`\d{4,7}-\d\d-\d\d`;
const time = String.raw`\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?`;
const zone = String.raw`(?:z|[+-]\d\d(?::?\d\d(?::?\d\d)?)?)`;
const plain = new RegExp(`^(?:-?infinity|(?:${day}(?:[t ]${time} ?${zone}?)?|${time} ?${zone}?)(?: bc)?)$`, 'i');
/** What ranges and lists say beside their values. */
const marks = /[[\](){},"]/;
const words = new Set(['', 'empty', 'null']);
/** Characters: no day or time has more, and no list of a filter. What is longer is refused without a look at it. */
const longest = { value: 100, list: 10_000 };

/** Whether values of a type of the catalogue are days and times, or ranges and lists of them. */
export function isOfTimes(type: string): boolean {
  return /^(?:date|time|ts(?:tz)?(?:multi)?range)/.test(type);
}

/**
 * Lets pass what ISO 8601 says: `2026-05-01`, `2026-05-01T10:20:30.5+03:00`, `10:20Z`, `infinity`, and years `BC`; no names of
 * zones. PostgreSQL keeps each that it comes across, as `XAAA+1:01`, for as long as its connection lives, and there is no end of them.
 * @throws HttpError 400 22007, worded as PostgreSQL words it
 */
export function requirePlainTimes(text: string, type: string): void {
  const isList = /range|\[\]/.test(type);
  const isShort = text.length <= (isList ? longest.list : longest.value);
  if (!isShort || !(isList ? text.split(marks) : [text]).every(isPlain)) throw notPlain(text, type);
}

function isPlain(piece: string): boolean {
  const value = piece.trim();
  return words.has(value.toLowerCase()) || plain.test(value);
}

/**
 * The same for a value of a row. Only texts pass, and lists of them where the type is one: PostgreSQL would read anything
 * else as it is written, with the zones in it.
 */
export function requirePlainJson(value: unknown, type: string): void {
  if (value === null || value === undefined) return;
  if (typeof value === 'string') requirePlainTimes(value, type);
  else if (Array.isArray(value) && type.endsWith('[]')) for (const item of value) requirePlainJson(item, type);
  else throw notPlain(JSON.stringify(value), type);
}

function notPlain(text: string, type: string): HttpError {
  return new HttpError(400, '22007', `invalid input syntax for type ${type}: "${text.slice(0, 100)}"`, {
    hint: 'Write it as ISO 8601 has it, with an offset in place of the name of a time zone',
  });
}

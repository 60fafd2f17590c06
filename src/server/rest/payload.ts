import { authenticate } from '../auth/sessions/authenticate.ts';
import type { Caller } from '../context.ts';
import { bodyRoomOf, formLimit, readBody } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import { mostMembers } from '../http/json.ts';
import { parseInPieces } from '../http/json-pieces.ts';
import { mostNames, shapeOf } from '../http/json-shape.ts';
import { oneAtATime } from '../http/one-at-a-time.ts';
import { nameOf } from '../share.ts';
import type { Column, Relation } from './catalogue.ts';
import type { Exchange } from './exchange.ts';
import { isOfTimes, requirePlainJson } from './plain-times.ts';
import { mostSimilar } from './similar.ts';

/** Rows that a request brings. */
export interface Payload {
  /** A JSON array of objects, with every number exactly as it was sent. */
  json: string;
  count: number;
  /** The columns that get a value. */
  columns: readonly Column[];
}

/**
 * Reads the body of an insert or update.
 * @param columns the request's `columns=`; without it all objects must have the same keys.
 * @throws HttpError 400 PGRST102 for a body of another form, PGRST204 for an unknown column, 22007 for days and times that
 * are not plain.
 */
export async function parsePayload(
  text: string,
  relation: Relation,
  columns: readonly string[] | null,
  caller: Caller,
): Promise<Payload> {
  return await oneAtATime(nameOf(caller), text, () => payloadOf(text, relation, columns));
}

async function payloadOf(text: string, relation: Relation, columns: readonly string[] | null): Promise<Payload> {
  const content = await parsed(text);
  const rows: readonly unknown[] = Array.isArray(content) ? content : [content];
  if (!rows.every(isObject)) throw invalidBody('The body must be a JSON object or an array of objects');
  const names = columns ?? commonKeys(rows);
  const known = [...new Set(names)].map((name) => knownColumn(relation, name));
  for (const { name, type } of known.filter(({ type }) => isOfTimes(type))) {
    for (const row of rows) requirePlainJson(row[name], type);
  }
  return {
    json: Array.isArray(content) ? text : `[${text.trim() || '{}'}]`,
    count: rows.length,
    columns: known,
  };
}

/**
 * The body of a request, which is to be JSON. To take a large one apart keeps everybody waiting for a while: callers without
 * a user cannot send one, nor one of many members, and of others it is read once their session is known to be open.
 * @throws HttpError 400 PGRST102 when the body is of another type than JSON, 413 when it is too large
 */
export async function readJsonBody({ app, caller, c }: Exchange, limit?: number): Promise<string> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() || 'application/json';
  if (type !== 'application/json') throw invalidBody(`Content-Type not acceptable: ${type}`);
  if (caller.role === 'anon') return withFewMembers(await readBody(c, formLimit));
  bodyRoomOf(c).belongTo(nameOf(caller));
  const announced = c.req.header('content-length');
  if (announced === undefined || Number(announced) > formLimit) await authenticate(app, c);
  return await readBody(c, limit);
}

/** Far more than any column needs, and far less than exhausts PostgreSQL's stack. */
const maxDepth = 100;
/** Objects and lists: millions of empty ones would be read for seconds, in which nobody else is answered. */
const mostParts = 100_000;
/** Members of all objects: room for an import of ten thousand rows with all their columns. */
const mostInAll = 300_000;
/** The same of callers without a user. */
const mostOfAnybody = 500;

function withFewMembers(text: string): string {
  if (shapeOf(text).allMembers > mostOfAnybody) throw tooMuch(`${mostOfAnybody} members`);
  return text;
}

/**
 * The JSON value in `text`; nothing at all counts as an empty object.
 * @throws HttpError 400 PGRST102 for what is no JSON, has more than 100 levels, more than 200 members in an object or more
 * than 300 names of members; 413 for more than 100,000 objects and lists, or 300,000 members
 */
export async function parseJson(text: string, caller: Caller): Promise<unknown> {
  return await oneAtATime(nameOf(caller), text, () => parsed(text));
}

async function parsed(text: string): Promise<unknown> {
  if (text.trim() === '') return {};
  const { levels, parts, members, allMembers, names, cuts } = shapeOf(text);
  if (levels > maxDepth) throw invalidBody('The json is nested too deeply');
  if (members > mostMembers) throw invalidBody(`An object has more than ${mostMembers} members`);
  if (names > mostNames) throw invalidBody(`The objects have more than ${mostNames} different keys`);
  if (parts > mostParts) throw tooMuch(`${mostParts} objects and lists`);
  if (allMembers > mostInAll) throw tooMuch(`${mostInAll} members`);
  try {
    return await parseInPieces(text, cuts);
  } catch {
    throw invalidBody('Empty or invalid json');
  }
}

function tooMuch(most: string): HttpError {
  return new HttpError(413, 'body_too_large', `The request body has more than ${most}`);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function invalidBody(message: string): HttpError {
  return new HttpError(400, 'PGRST102', message);
}

function commonKeys(rows: readonly Record<string, unknown>[]): string[] {
  const keys = Object.keys(rows[0] ?? {});
  for (const row of rows) {
    const same = Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
    if (!same) throw invalidBody('All object keys must match');
  }
  return keys;
}

function knownColumn(relation: Relation, name: string): Column {
  const column = relation.columns.get(name);
  if (column) return column;
  const similar = mostSimilar(relation.columns.keys(), name, 0.75);
  const message = `Could not find the '${name}' column of '${relation.name}' in the schema cache`;
  throw new HttpError(400, 'PGRST204', message, { hint: similar && `Perhaps you meant the column '${similar}'` });
}

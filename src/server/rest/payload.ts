import { readBody } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import { depthOf } from '../http/json.ts';
import type { Column, Relation } from './catalogue.ts';
import type { DataRequest } from './data-request.ts';

export interface Payload {
  /** A JSON array of objects; numbers keep the digits that were sent. */
  json: string;
  count: number;
  columns: readonly Column[];
}

/**
 * Reads the body of an insert or update.
 * @param columns the request's `columns=`; without it all objects must have the same keys
 * @throws HttpError 400 PGRST102 for a malformed body, PGRST204 for an unknown column
 */
export function parsePayload(text: string, relation: Relation, columns: readonly string[] | null): Payload {
  const content = parseJson(text);
  const rows: readonly unknown[] = Array.isArray(content) ? content : [content];
  if (!rows.every(isObject)) throw invalidBody('The body must be a JSON object or an array of objects');
  const names = columns ?? commonKeys(rows);
  return {
    json: Array.isArray(content) ? text : `[${text.trim() || '{}'}]`,
    count: rows.length,
    columns: [...new Set(names)].map((name) => knownColumn(relation, name)),
  };
}

/** Reads the body of a request as text. @throws HttpError 400 PGRST102 if its content type is not JSON */
export async function readJsonBody({ c }: DataRequest): Promise<string> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() || 'application/json';
  if (type !== 'application/json') throw invalidBody(`Content-Type not acceptable: ${type}`);
  return await readBody(c);
}

/** Far more levels than any column needs, and far fewer than exhaust PostgreSQL's stack. */
const maxDepth = 100;

/**
 * Parses `text` as JSON; empty text counts as an empty object.
 * @throws HttpError 400 PGRST102 if it is not JSON or has more than 100 levels
 */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  if (depthOf(text) > maxDepth) throw invalidBody('The json is nested too deeply');
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody('Empty or invalid json');
  }
}

/** Whether a JSON value is an object, not null and not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The refusal of a malformed body: 400 PGRST102. */
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
  const message = `Could not find the '${name}' column of '${relation.name}' in the schema cache`;
  throw new HttpError(400, 'PGRST204', message);
}

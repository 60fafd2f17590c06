import type { Statement } from '../../database/pool.ts';
import { HttpError } from '../../http/errors.ts';
import type { Column, Relation } from '../catalogue.ts';

export type { Statement };

/** A value as the text PostgreSQL reads it from; a list becomes an array. */
export type Value = string | null | readonly string[];

export class Parameters {
  readonly values: Value[] = [];

  /** Adds a value and returns its placeholder, cast to `type`, which must come from the catalogue. */
  add(value: Value, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

/** The one row that every statement returns. A property that means nothing for the statement is null. */
export interface StatementResult {
  /** How many rows the filter matches, or how many an upsert inserted; null if not requested. */
  total: number | null;
  /** How many rows were changed or found; the body has at most `mostRows` of them. */
  rows: number;
  key: Readonly<Record<string, string | number>> | null;
  body: string | null;
}

/** Quotes a name from the catalogue as an identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Quotes the name of a relation or function, with its schema. */
export function qualified(name: string): string {
  return `"public".${quoteIdentifier(name)}`;
}

/** Finds the column that a request names. @throws HttpError 400 42703 in PostgreSQL's words, if there is none */
export function columnOf(relation: Relation, name: string): Column {
  const column = relation.columns.get(name);
  if (!column) throw new HttpError(400, '42703', `column ${relation.name}.${name} does not exist`);
  return column;
}

/** A stored or computed column with its SQL expression; `from` is the alias of the row. */
export function readColumn(relation: Relation, name: string, from: string): Column & { text: string } {
  const computed = relation.computed.get(name);
  if (computed) return { ...computed, text: `${qualified(name)}(${from})` };
  return { ...columnOf(relation, name), text: `${from}.${quoteIdentifier(name)}` };
}

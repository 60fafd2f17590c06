import type { Statement } from '../../database/pool.ts';
import { HttpError } from '../../http/errors.ts';
import type { Column, Relation } from '../catalogue.ts';

export type { Statement };

/** A value as text in the form PostgreSQL reads it from; a list becomes an array. */
export type Value = string | null | readonly string[];

/** Collects the parameters of one statement while its text is put together. */
export class Parameters {
  readonly values: Value[] = [];

  /** The placeholder of `value`, cast to a type whose name comes from the catalogue. */
  add(value: Value, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

/** What every statement answers with, as one row. A column that makes no sense for a statement is null. */
export interface StatementResult {
  /** How many rows the filter matches in all, or how many an upsert made; null when nobody asked. */
  total: number | null;
  /** How many rows were changed, or were found; of these a body has no more than an answer may. */
  rows: number;
  /** The primary key of the first row, when the answer is to name it. */
  key: Readonly<Record<string, string | number>> | null;
  /** As PostgreSQL wrote it. */
  body: string | null;
}

/** A name of the catalogue as an identifier in a statement. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The schema-qualified name of a relation or function, quoted. */
export function qualified(name: string): string {
  return `"public".${quoteIdentifier(name)}`;
}

/**
 * The column a request names.
 * @throws HttpError 400 42703, worded as PostgreSQL words it.
 */
export function columnOf(relation: Relation, name: string): Column {
  const column = relation.columns.get(name);
  if (!column) throw new HttpError(400, '42703', `column ${relation.name}.${name} does not exist`);
  return column;
}

/** A column of the row that is called `from`, stored or computed, as its SQL expression. */
export function readColumn(relation: Relation, name: string, from: string): Column & { text: string } {
  const computed = relation.computed.get(name);
  if (computed) return { ...computed, text: `${qualified(name)}(${from})` };
  return { ...columnOf(relation, name), text: `${from}.${quoteIdentifier(name)}` };
}

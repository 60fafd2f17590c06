import { HttpError } from '../../http/errors.ts';
import type { Column, Relation } from '../catalogue.ts';
import { qualified, quoteIdentifier } from './statement.ts';

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

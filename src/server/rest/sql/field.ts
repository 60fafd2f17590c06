import { HttpError } from '../../http/errors.ts';
import { type Column, qualified, type Relation } from '../catalogue.ts';
import type { Field } from '../query/ast.ts';
import { isPlace } from '../query/json-path.ts';
import { type Parameters, quoteIdentifier } from './statement.ts';

/** What a condition, an order or an answer takes from a row. */
export interface Operand {
  /** The SQL expression. */
  text: string;
  type: string;
  /** PostgreSQL's kind of type. */
  category: string;
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

/** A column that is stored, or computed where the request reads. */
function readColumn(relation: Relation, name: string): Column {
  return relation.computed.get(name) ?? columnOf(relation, name);
}

/** A field of the row that is called `from`; the keys of a path are parameters. */
export function operandOf(field: Field, relation: Relation, from: string, parameters: Parameters): Operand {
  const column = readColumn(relation, field.column);
  const isComputed = relation.computed.has(column.name);
  const text = isComputed ? `${qualified(column.name)}(${from})` : `${from}.${quoteIdentifier(column.name)}`;
  if (!field.path) return { text, ...kindOf(field, relation) };
  const steps = field.path.map(
    ({ key, asText }) => `${asText ? '->>' : '->'} ${parameters.add(key, isPlace(key) ? 'integer' : 'text')}`,
  );
  const json = column.type === 'jsonb' ? text : `to_jsonb(${text})`;
  return { text: `(${json} ${steps.join(' ')})`, ...kindOf(field, relation) };
}

/**
 * The type of a field's value.
 * @throws HttpError 400 42703 or PGRST100 for a field that cannot be.
 */
export function kindOf({ column: name, path }: Field, relation: Relation): Pick<Operand, 'type' | 'category'> {
  const column = readColumn(relation, name);
  if (!path) return { type: column.type, category: column.category };
  const isText = path.findIndex(({ asText }) => asText);
  const hasParts = column.type === 'json' || column.type === 'jsonb' || ['A', 'C'].includes(column.category);
  if (!hasParts || (isText >= 0 && isText < path.length - 1)) {
    throw new HttpError(400, 'PGRST100', `There is no such path into column "${name}" of type ${column.type}`);
  }
  return isText < 0 ? { type: 'jsonb', category: 'U' } : { type: 'text', category: 'S' };
}

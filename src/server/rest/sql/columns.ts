import { HttpError } from '../../http/errors.ts';
import type { Column, Relation } from '../catalogue.ts';
import type { OrderItem, SelectItem } from '../query/ast.ts';
import { quoteIdentifier } from './statement.ts';

/**
 * The column a request names.
 * @throws HttpError 400 42703, worded as PostgreSQL words it.
 */
export function columnOf(relation: Relation, name: string): Column {
  const column = relation.columns.get(name);
  if (!column) throw new HttpError(400, '42703', `column ${relation.name}.${name} does not exist`);
  return column;
}

/** The columns an answer shows, each under its name there. */
export function shownColumns(relation: Relation, select: readonly SelectItem[] | null): readonly SelectItem[] {
  const all = () => [...relation.columns.keys()].map((name) => ({ column: name, alias: name }));
  if (select === null) return all();
  return select.flatMap((item) => {
    if (item.column === '*') return all();
    return [{ column: columnOf(relation, item.column).name, alias: item.alias }];
  });
}

/** The list after `select`, reading from the relation that is called `from`. */
export function selectList(items: readonly SelectItem[], from: string): string {
  return items.map(({ column, alias }) => `${from}.${quoteIdentifier(column)} as ${quoteIdentifier(alias)}`).join(', ');
}

/** `order by …`, or nothing. */
export function orderClause(order: readonly OrderItem[] | null, relation: Relation, from: string): string {
  if (!order?.length) return '';
  const items = order.map(({ column, descending, nulls }) => {
    const direction = `${descending ? ' desc' : ''}${nulls ? ` nulls ${nulls}` : ''}`;
    return `${from}.${quoteIdentifier(columnOf(relation, column).name)}${direction}`;
  });
  return `order by ${items.join(', ')}`;
}

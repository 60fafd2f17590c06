import { HttpError } from '../../http/errors.ts';
import type { Column, Relation } from '../catalogue.ts';
import type { MediaType } from '../media-type.ts';
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

/** The name of the rows that an answer shows. */
export const page = 'page';

/** The expression over all rows of `page` that is the answer's body. PostgreSQL writes the JSON, so types stay exact. */
export function bodyOf({ form, stripNulls }: MediaType, shown: readonly SelectItem[]): string {
  if (form === 'csv') return csv(shown);
  if (form === 'object') return `string_agg(${jsonRow(stripNulls)}::text, ',')`;
  // The same text as of the rows' JSON, in less time.
  return `coalesce(json_agg(${stripNulls ? jsonRow(true) : `${page}.*`}), '[]')::text`;
}

const jsonRow = (stripNulls: boolean) =>
  stripNulls ? `json_strip_nulls(row_to_json(${page}.*))` : `row_to_json(${page}.*)`;

/** A body that is put together row by row. */
export interface RowByRow {
  before: string;
  /** The expression of one row of `page`. */
  row: string;
  between: string;
  after: string;
}

/** The same body as {@link bodyOf}'s, of a form with many rows. */
export function rowByRow({ form, stripNulls }: MediaType, shown: readonly SelectItem[]): RowByRow {
  if (form !== 'csv') return { before: '[', row: `${jsonRow(stripNulls)}::text`, between: ',\n ', after: ']' };
  return { before: csvHeader(shown), row: `E'\\n' || ${csvLine(shown)}`, between: '', after: '' };
}

/** A line of names, then one line for each row (RFC 4180); an empty field is null. */
function csv(shown: readonly SelectItem[]): string {
  const header = csvHeader(shown).replaceAll("'", "''");
  return `'${header}' || coalesce(string_agg(E'\\n' || ${csvLine(shown)}, ''), '')`;
}

const csvHeader = (shown: readonly SelectItem[]) => shown.map(({ alias }) => alias).join(',');

function csvLine(shown: readonly SelectItem[]): string {
  const fields = shown.map(({ alias }) => {
    const value = `${page}.${quoteIdentifier(alias)}::text`;
    return `coalesce(case when ${value} ~ '[",\\n\\r]' then '"' || replace(${value}, '"', '""') || '"' else ${value} end, '')`;
  });
  return fields.length > 0 ? fields.join(` || ',' || `) : `''`;
}

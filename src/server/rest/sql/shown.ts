import { HttpError } from '../../http/errors.ts';
import type { Relation } from '../catalogue.ts';
import type { MediaType } from '../media-type.ts';
import { isOfTimes } from '../plain-times.ts';
import type { OrderItem, SelectItem } from '../query/ast.ts';
import { kindOf, operandOf } from './field.ts';
import { type Parameters, quoteIdentifier } from './statement.ts';

/** More would only multiply what one row weighs. */
const mostTimes = 2;

/**
 * The fields an answer shows, each under its name there; what is asked for twice under one name is shown once.
 * @throws HttpError 400 for a field that is shown too often
 */
export function shownFields(relation: Relation, select: readonly SelectItem[] | null): readonly SelectItem[] {
  const all = (): SelectItem[] => [...relation.columns.keys()].map((name) => ({ column: name, alias: name }));
  if (select === null) return all();
  const shown = new Map<string, SelectItem>();
  const times = new Map<string, number>();
  for (const item of select.flatMap((one) => (one.column === '*' ? all() : [one]))) {
    refuseTimesOfText(item, relation);
    const field = JSON.stringify([item.column, item.path]);
    const key = JSON.stringify([field, item.alias, item.cast]);
    if (shown.has(key)) continue;
    shown.set(key, item);
    const count = (times.get(field) ?? 0) + 1;
    times.set(field, count);
    if (count <= mostTimes) continue;
    throw new HttpError(400, 'column_repeated', `"${item.column}" is selected more than ${mostTimes} times`);
  }
  return [...shown.values()];
}

/** A text may name any time zone, each of which PostgreSQL would keep: see {@link isOfTimes}. */
function refuseTimesOfText(item: SelectItem, relation: Relation): void {
  const { type, category } = kindOf(item, relation);
  // D is PostgreSQL's kind of days and times.
  if (!item.cast || !isOfTimes(item.cast) || category === 'D') return;
  throw new HttpError(400, '42846', `cannot cast type ${type} to ${item.cast}`);
}

/** The list after `select`, reading from the relation that is called `from`. */
export function selectList(
  items: readonly SelectItem[],
  relation: Relation,
  from: string,
  parameters: Parameters,
): string {
  const list = items.map((item) => {
    const { text } = operandOf(item, relation, from, parameters);
    return `${text}${item.cast ? `::${item.cast}` : ''} as ${quoteIdentifier(item.alias)}`;
  });
  return list.join(', ');
}

/** `order by …`, or nothing. */
export function orderClause(
  order: readonly OrderItem[] | null,
  relation: Relation,
  from: string,
  parameters: Parameters,
): string {
  if (!order?.length) return '';
  const items = order.map((item) => {
    const direction = `${item.descending ? ' desc' : ''}${item.nulls ? ` nulls ${item.nulls}` : ''}`;
    return `${operandOf(item, relation, from, parameters).text}${direction}`;
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

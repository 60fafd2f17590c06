import type { Argument, Relation, Routine } from '../catalogue.ts';
import type { Slice } from '../content-range.ts';
import type { Form } from '../headers.ts';
import { mostRows } from '../limits.ts';
import type { Query } from '../query/tree.ts';
import { bodyOf, orderClause, page, selectList, shownColumns } from './shown.ts';
import { Parameters, qualified, quoteIdentifier, type Statement, type Value } from './statement.ts';
import { target, whereClause } from './where.ts';

export interface ReadRequest extends Slice {
  query: Query;
  relation: Relation;
  /** The function call to read from; its values are in `parameters`. Without it, the relation is read. */
  call?: string;
  parameters?: Parameters;
  withTotal: boolean;
  /** `null`: only the counts, for HEAD. */
  form: Form | null;
}

/** Builds one statement for the page, its row count and, on request, the count of all rows the filter matches. */
export function readStatement(request: ReadRequest): Statement {
  const { query, relation, call, form, withTotal } = request;
  const parameters = request.parameters ?? new Parameters();
  // Materialized, so that the function runs once although the page and the counts both read it.
  const called = call === undefined ? '' : `with called as materialized (select * from ${call}) `;
  const source = call === undefined ? qualified(relation.name) : 'called';
  const all = `from ${source} as ${target} ${whereClause(query.filter, relation, parameters)}`;
  const columns = form ? selectList(shownColumns(relation, query.select), relation, target) : '';
  const order = form ? orderClause(query.order, relation, target) : '';
  const rows = `select ${columns} ${all} ${order} ${boundsOf(request, form !== null, parameters)}`;
  const counts = countsOf(request, all, withTotal, form !== null);
  const text = `${called}select ${counts}, null as key, ${form ? bodyOf(form) : 'null'} as body from (${rows}) as ${page}`;
  return { text, values: parameters.values };
}

/**
 * Builds SQL for the counts `total` (all rows) and `rows` (those of the page). Without a total, a page cut at
 * `mostRows` counts one further row, so that the answer can say that more follow.
 */
function countsOf({ offset, limit }: Slice, all: string, withTotal: boolean, isShown: boolean): string {
  const isCut = isShown && (limit === null || limit > mostRows);
  const ifFull = (full: string) =>
    isCut ? `case when count(*) < ${mostRows} then count(*) else ${full} end` : 'count(*)';
  const others = `(select count(*) ${all})`;
  if (withTotal) return `${offset === 0 && limit === null ? ifFull(others) : others} as total, count(*) as rows`;
  const next = `(select 1 ${all} limit 1 offset ${offset + mostRows})`;
  return `null as total, ${ifFull(`${mostRows} + (select count(*) from ${next} as next)`)} as rows`;
}

function boundsOf({ offset, limit }: Slice, isShown: boolean, parameters: Parameters): string {
  const most = isShown ? Math.min(limit ?? mostRows, mostRows) : limit;
  const bounds = [
    most === null ? '' : `limit ${parameters.add(String(most), 'bigint')}`,
    offset === 0 ? '' : `offset ${parameters.add(String(offset), 'bigint')}`,
  ];
  return bounds.join(' ');
}

export type ArgumentValues = ReadonlyMap<Argument, Value>;

/** Builds the call of a function, e.g. `"public"."f"("a" := $1::text::date)`. */
export function callExpression(routine: Routine, values: ArgumentValues, parameters: Parameters): string {
  const list = [...values].map(
    ([{ name, type }, value]) => `${quoteIdentifier(name)} := ${parameters.add(value, type)}`,
  );
  return `${qualified(routine.name)}(${list.join(', ')})`;
}

/** Builds the call of a function that returns a value, a set of values or nothing, not rows of columns. */
export function scalarStatement(routine: Routine, values: ArgumentValues, slice: Slice, withTotal: boolean): Statement {
  const parameters = new Parameters();
  const call = callExpression(routine, values, parameters);
  if (routine.returns === 'void')
    return { text: `select null as total, 1 as rows, null as key, ${call}::text as body`, values: parameters.values };
  const body = routine.returnsSet ? `coalesce(json_agg(value), '[]')::text` : '(json_agg(value) -> 0)::text';
  return {
    text: `with called as materialized (select value from ${call} as result(value))
      select ${countsOf(slice, 'from called', withTotal, true)}, null as key, ${body} as body
      from (select value from called ${boundsOf(slice, true, parameters)}) as ${page}`,
    values: parameters.values,
  };
}

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
  /** The call whose rows these are, with its parameters already in place; without one they are the relation's own. */
  call?: string;
  parameters?: Parameters;
  /** Whether all are counted that the filter matches. */
  withTotal: boolean;
  /** `null`: only the numbers, for HEAD. */
  form: Form | null;
}

/**
 * One statement for the page, its row count and, when asked for, the count of everything the filter matches. It looks for one
 * row more than an answer has: `rows` then tells that there are others.
 */
export function readStatement(request: ReadRequest): Statement {
  const { form, call } = request;
  const parameters = request.parameters ?? new Parameters();
  // Called once, whatever reads its rows.
  const called = call === undefined ? '' : `with called as materialized (select * from ${call}) `;
  const { total, rows } = pageOf(request, parameters);
  const facts = `${total} as total, count(*) as rows, null as key`;
  const text = form
    ? `${called}${called ? ',' : 'with'} ${page} as materialized (${rows}) select ${facts},
        (select ${bodyOf(form)} from (select * from ${page} limit ${mostRows}) as ${page}) as body from ${page}`
    : `${called}select ${facts}, null as body from (${rows}) as ${page}`;
  return { text, values: parameters.values };
}

function pageOf(request: ReadRequest, parameters: Parameters) {
  const { query, relation, call, offset, limit, withTotal, form } = request;
  const source = call === undefined ? qualified(relation.name) : 'called';
  const all = `from ${source} as ${target} ${whereClause(query.filter, relation, parameters)}`;
  const columns = form ? selectList(shownColumns(relation, query.select), relation, target) : '';
  const order = form ? orderClause(query.order, relation, target) : '';
  const bounds = boundsOf(request, form !== null, parameters);
  const others = `(select count(*) ${all})`;
  // Where the page is all there is, its own count says it.
  const whole = form ? `case when count(*) <= ${mostRows} then count(*) else ${others} end` : 'count(*)';
  const isWhole = offset === 0 && limit === null;
  return {
    total: withTotal ? (isWhole ? whole : others) : 'null',
    rows: `select ${columns} ${all} ${order} ${bounds}`,
  };
}

/** `limit … offset …`, of what is shown for one row more than an answer has. */
function boundsOf({ offset, limit }: Slice, isShown: boolean, parameters: Parameters): string {
  const most = isShown ? Math.min(limit ?? Infinity, mostRows + 1) : limit;
  const bounds = [
    most === null ? '' : `limit ${parameters.add(String(most), 'bigint')}`,
    offset === 0 ? '' : `offset ${parameters.add(String(offset), 'bigint')}`,
  ];
  return bounds.join(' ');
}

export type ArgumentValues = ReadonlyMap<Argument, Value>;

/** `"public"."f"("a" := $1::text::date)` */
export function callExpression(routine: Routine, values: ArgumentValues, parameters: Parameters): string {
  const list = [...values].map(
    ([{ name, type }, value]) => `${quoteIdentifier(name)} := ${parameters.add(value, type)}`,
  );
  return `${qualified(routine.name)}(${list.join(', ')})`;
}

/** The call of a function whose result is no row of columns: one value, a set of values, or nothing. */
export function scalarStatement(routine: Routine, values: ArgumentValues, slice: Slice, withTotal: boolean): Statement {
  const parameters = new Parameters();
  const call = callExpression(routine, values, parameters);
  if (routine.returns === 'void')
    return { text: `select null as total, 1 as rows, null as key, ${call}::text as body`, values: parameters.values };
  const body = routine.returnsSet ? `coalesce(json_agg(value), '[]')::text` : '(json_agg(value) -> 0)::text';
  return {
    text: `with called as materialized (select value from ${call} as result(value)),
        ${page} as materialized (select value from called ${boundsOf(slice, true, parameters)})
      select ${withTotal ? '(select count(*) from called)' : 'null'} as total, count(*) as rows, null as key,
        (select ${body} from (select value from ${page} limit ${mostRows}) as ${page}) as body from ${page}`,
    values: parameters.values,
  };
}

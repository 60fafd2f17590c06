import type { Relation } from '../catalogue.ts';
import type { MediaType } from '../media-type.ts';
import type { Preferences } from '../preferences.ts';
import type { Query } from '../query/ast.ts';
import { bodyOf, orderClause, page, type RowByRow, selectList, shownFields } from './shown.ts';
import { Parameters, type Statement } from './statement.ts';
import { weightOf, withinBudget } from './weight.ts';
import { target, whereClause } from './where.ts';

export interface ReadRequest {
  query: Query;
  /** Where the rows are: a table's qualified name or the call of a function, with its parameters already in place. */
  source: string;
  relation: Relation;
  parameters?: Parameters;
  offset: number;
  /** `null`: no end. */
  limit: number | null;
  /** How the rows are counted that the filter matches; absent when nobody asked. */
  count: Preferences['count'];
  /** `null`: only the numbers, for HEAD. */
  mediaType: MediaType | null;
}

/** As far as an estimated count is exact. */
export const countedExactly = 1_000;

/** One statement for the page, its row count and, when asked for, the count of everything the filter matches. */
export function readStatement(request: ReadRequest): Statement {
  const { query, relation, mediaType } = request;
  const parameters = request.parameters ?? new Parameters();
  const { total, rows } = pageOf(request, parameters);
  if (!mediaType) {
    return {
      text: `select ${total} as total, count(*) as rows, null as key, null as body from (${rows}) as ${page}`,
      values: parameters.values,
    };
  }
  const shown = shownFields(relation, query.select);
  const facts = `${total} as total, count(*) as rows, null as key`;
  if (request.limit === 0) {
    return {
      text: `select ${facts}, ${bodyOf(mediaType, shown)} as body from (${rows}) as ${page}`,
      values: parameters.values,
    };
  }
  const text = `
    with ${page} as materialized (${rows})
    select ${facts},
      ${withinBudget(weightOf(shown, relation), bodyOf(mediaType, shown))} as body
    from ${page}`;
  return { text, values: parameters.values };
}

/** The numbers of a page and the most bytes that one of its rows weighs. */
export function sizeStatement(request: ReadRequest): Statement {
  const { query, relation } = request;
  const parameters = new Parameters();
  const { total, rows } = pageOf(request, parameters);
  const weight = weightOf(shownFields(relation, query.select), relation);
  const text = `select ${total} as total, count(*) as rows, null as key, null as body, max(${weight}) as widest from (${rows}) as ${page}`;
  return { text, values: parameters.values };
}

/** The same page as {@link readStatement}'s, as a statement with one text for each row. */
export function rowsStatement(request: ReadRequest, { row }: RowByRow): Statement {
  const parameters = request.parameters ?? new Parameters();
  const { rows } = pageOf(request, parameters);
  return { text: `select ${row} as line from (${rows}) as ${page}`, values: parameters.values };
}

/** How many rows PostgreSQL expects the filter to match, as its plan. */
export function planStatement({ query, relation, source }: ReadRequest): Statement {
  const parameters = new Parameters();
  const where = whereClause(query.filter, relation, parameters);
  return { text: `explain (format json) select from ${source} as ${target} ${where}`, values: parameters.values };
}

function pageOf(request: ReadRequest, parameters: Parameters) {
  const { query, relation, source, offset, limit, count, mediaType } = request;
  const all = `from ${source} as ${target} ${whereClause(query.filter, relation, parameters)}`;
  const columns = mediaType ? selectList(shownFields(relation, query.select), relation, target, parameters) : '';
  const order = mediaType ? orderClause(query.order, relation, target, parameters) : '';
  const bounds = [
    limit === null ? '' : `limit ${parameters.add(String(limit), 'bigint')}`,
    offset === 0 ? '' : `offset ${parameters.add(String(offset), 'bigint')}`,
  ];
  const isWhole = offset === 0 && limit === null;
  const first = `from (select ${all} limit ${countedExactly + 1}) as counted`;
  const isKnown = count === undefined || count === 'planned';
  return {
    total: isKnown ? 'null' : isWhole ? 'count(*)' : `(select count(*) ${count === 'exact' ? all : first})`,
    rows: `select ${columns} ${all} ${order} ${bounds.join(' ')}`,
  };
}

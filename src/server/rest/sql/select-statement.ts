import { qualified, type Relation } from '../catalogue.ts';
import { mostRows } from '../limits.ts';
import type { MediaType } from '../media-type.ts';
import type { Preferences } from '../preferences.ts';
import type { Query } from '../query/ast.ts';
import { bodyOf, orderClause, page, selectList, shownFields } from './shown.ts';
import { Parameters, quoteIdentifier, type Statement } from './statement.ts';
import { target, whereClause } from './where.ts';

export interface ReadRequest {
  query: Query;
  relation: Relation;
  /** The call whose rows these are, with its parameters already in place; without one they are the relation's own. */
  call?: string;
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

/**
 * One statement for the page, its row count and, when asked for, the count of everything the filter matches. It looks for one
 * row more than an answer has: `rows` then tells that there are others.
 */
export function readStatement(request: ReadRequest): Statement {
  const { query, relation, mediaType, call } = request;
  const parameters = request.parameters ?? new Parameters();
  // Called once, whatever reads its rows.
  const called = call === undefined ? '' : `with called as materialized (select * from ${call}) `;
  const { total, rows } = pageOf(request, parameters);
  const facts = `${total} as total, count(*) as rows, null as key`;
  const text = mediaType
    ? `${called}${called ? ',' : 'with'} ${page} as materialized (${rows}) select ${facts},
        (select ${bodyOf(mediaType, shownFields(relation, query.select))}
          from (select * from ${page} limit ${mostRows}) as ${page}) as body from ${page}`
    : `${called}select ${facts}, null as body from (${rows}) as ${page}`;
  return { text, values: parameters.values };
}

/** How many rows PostgreSQL expects the filter to match, as its plan. */
export function planStatement({ query, relation }: ReadRequest): Statement {
  const parameters = new Parameters();
  const where = whereClause(query.filter, relation, parameters);
  const text = `explain (format json) select from ${qualified(relation.name)} as ${target} ${where}`;
  return { text, values: parameters.values };
}

function pageOf(request: ReadRequest, parameters: Parameters) {
  const { query, relation, call, offset, limit, count, mediaType } = request;
  const source = call === undefined ? qualified(relation.name) : quoteIdentifier('called');
  const all = `from ${source} as ${target} ${whereClause(query.filter, relation, parameters)}`;
  const columns = mediaType ? selectList(shownFields(relation, query.select), relation, target, parameters) : '';
  const order = mediaType ? orderClause(query.order, relation, target, parameters) : '';
  const most = mediaType ? Math.min(limit ?? Number.POSITIVE_INFINITY, mostRows + 1) : limit;
  const bounds = [
    most === null ? '' : `limit ${parameters.add(String(most), 'bigint')}`,
    offset === 0 ? '' : `offset ${parameters.add(String(offset), 'bigint')}`,
  ];
  const counted = count === 'exact' ? all : `from (select ${all} limit ${countedExactly + 1}) as counted`;
  const isKnown = count === undefined || count === 'planned';
  const isWhole = offset === 0 && limit === null;
  const others = `(select count(*) ${counted})`;
  // Where the page is all there is, its own count says it.
  const whole = mediaType ? `case when count(*) <= ${mostRows} then count(*) else ${others} end` : 'count(*)';
  return {
    total: isKnown ? 'null' : isWhole ? whole : others,
    rows: `select ${columns} ${all} ${order} ${bounds.join(' ')}`,
  };
}

import type { Relation } from '../catalogue.ts';
import { mostRows } from '../limits.ts';
import type { MediaType } from '../media-type.ts';
import type { Query } from '../query/tree.ts';
import { bodyOf, orderClause, page, selectList, shownColumns } from './shown.ts';
import { Parameters, qualified, type Statement } from './statement.ts';
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
  /** Whether all are counted that the filter matches. */
  withTotal: boolean;
  /** `null`: only the numbers, for HEAD. */
  mediaType: MediaType | null;
}

/**
 * One statement for the page, its row count and, when asked for, the count of everything the filter matches. It looks for one
 * row more than an answer has: `rows` then tells that there are others.
 */
export function readStatement(request: ReadRequest): Statement {
  const { mediaType, call } = request;
  const parameters = request.parameters ?? new Parameters();
  // Called once, whatever reads its rows.
  const called = call === undefined ? '' : `with called as materialized (select * from ${call}) `;
  const { total, rows } = pageOf(request, parameters);
  const facts = `${total} as total, count(*) as rows, null as key`;
  const text = mediaType
    ? `${called}${called ? ',' : 'with'} ${page} as materialized (${rows}) select ${facts},
        (select ${bodyOf(mediaType)} from (select * from ${page} limit ${mostRows}) as ${page}) as body from ${page}`
    : `${called}select ${facts}, null as body from (${rows}) as ${page}`;
  return { text, values: parameters.values };
}

function pageOf(request: ReadRequest, parameters: Parameters) {
  const { query, relation, call, offset, limit, withTotal, mediaType } = request;
  const source = call === undefined ? qualified(relation.name) : 'called';
  const all = `from ${source} as ${target} ${whereClause(query.filter, relation, parameters)}`;
  const columns = mediaType ? selectList(shownColumns(relation, query.select), relation, target) : '';
  const order = mediaType ? orderClause(query.order, relation, target) : '';
  const most = mediaType ? Math.min(limit ?? Number.POSITIVE_INFINITY, mostRows + 1) : limit;
  const bounds = [
    most === null ? '' : `limit ${parameters.add(String(most), 'bigint')}`,
    offset === 0 ? '' : `offset ${parameters.add(String(offset), 'bigint')}`,
  ];
  const others = `(select count(*) ${all})`;
  // Where the page is all there is, its own count says it.
  const whole = mediaType ? `case when count(*) <= ${mostRows} then count(*) else ${others} end` : 'count(*)';
  const isWhole = offset === 0 && limit === null;
  return {
    total: withTotal ? (isWhole ? whole : others) : 'null',
    rows: `select ${columns} ${all} ${order} ${bounds.join(' ')}`,
  };
}

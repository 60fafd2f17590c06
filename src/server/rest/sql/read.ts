import type { Relation } from '../catalogue.ts';
import type { MediaType } from '../media-type.ts';
import type { Query } from '../query/ast.ts';
import { orderClause, selectList, shownColumns } from './columns.ts';
import { bodyOf, page } from './rows.ts';
import { Parameters, type Statement } from './statement.ts';
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
  withTotal: boolean;
  /** `null`: only the numbers, for HEAD. */
  mediaType: MediaType | null;
}

/** What every read answers with, as one row. */
export interface ReadResult {
  /** How many rows the filter matches in all; null when nobody asked. */
  total: string | null;
  /** How many rows this page has. */
  rows: string;
  body: string | null;
}

/** One statement for the page, its row count and, when asked for, the exact count of everything the filter matches. */
export function readStatement(request: ReadRequest): Statement {
  const { query, relation, source, offset, limit, withTotal, mediaType } = request;
  const parameters = request.parameters ?? new Parameters();
  const shown = shownColumns(relation, query.select);
  const where = whereClause(query.filter, relation, parameters);
  const from = `from ${source} as ${target} ${where}`;
  const isWhole = offset === 0 && limit === null;
  const total = !withTotal ? 'null' : isWhole ? 'count(*)::text' : `(select count(*) ${from})::text`;
  const order = orderClause(query.order, relation, target);
  const bounds = [
    limit === null ? '' : `limit ${parameters.add(String(limit), 'bigint')}`,
    offset === 0 ? '' : `offset ${parameters.add(String(offset), 'bigint')}`,
  ];
  const body = mediaType ? bodyOf(mediaType, shown) : 'null';
  const columns = mediaType ? selectList(shown, target) : '';
  const text = `
    select ${total} as total, count(*)::text as rows, ${body} as body
    from (select ${columns} ${from} ${mediaType ? order : ''} ${bounds.join(' ')}) as ${page}`;
  return { text, values: parameters.values };
}

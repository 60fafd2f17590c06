import type { Relation } from '../catalogue.ts';
import type { MediaType } from '../media-type.ts';
import type { Query } from '../query/ast.ts';
import { bodyOf, orderClause, page, type RowByRow, selectList, shownColumns } from './shown.ts';
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

/** One statement for the page, its row count and, when asked for, the exact count of everything the filter matches. */
export function readStatement(request: ReadRequest): Statement {
  const { query, relation, offset, limit, withTotal, mediaType } = request;
  const parameters = request.parameters ?? new Parameters();
  const { all, rows } = pageOf(request, parameters);
  const isWhole = offset === 0 && limit === null;
  const total = !withTotal ? 'null' : isWhole ? 'count(*)' : `(select count(*) ${all})`;
  const body = mediaType ? bodyOf(mediaType, shownColumns(relation, query.select)) : 'null';
  const text = `
    select ${total} as total, count(*) as rows, null as key, ${body} as body
    from (${rows}) as ${page}`;
  return { text, values: parameters.values };
}

/** The same page as {@link readStatement}'s, as a statement with one text for each row. */
export function rowsStatement(request: ReadRequest, { row }: RowByRow): Statement {
  const parameters = request.parameters ?? new Parameters();
  const { rows } = pageOf(request, parameters);
  return { text: `select ${row} as line from (${rows}) as ${page}`, values: parameters.values };
}

function pageOf({ query, relation, source, offset, limit, mediaType }: ReadRequest, parameters: Parameters) {
  const all = `from ${source} as ${target} ${whereClause(query.filter, relation, parameters)}`;
  const columns = mediaType ? selectList(shownColumns(relation, query.select), target) : '';
  const order = mediaType ? orderClause(query.order, relation, target) : '';
  const bounds = [
    limit === null ? '' : `limit ${parameters.add(String(limit), 'bigint')}`,
    offset === 0 ? '' : `offset ${parameters.add(String(offset), 'bigint')}`,
  ];
  return { all, rows: `select ${columns} ${all} ${order} ${bounds.join(' ')}` };
}

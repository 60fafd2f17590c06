import { audit } from '../auth/audit.ts';
import type { Answer } from './answer.ts';
import { qualified, type Relation } from './catalogue.ts';
import { contentRange, rangeStatus, sliceOf } from './content-range.ts';
import type { Exchange } from './exchange.ts';
import { refuseWords } from './exchange.ts';
import { type LongList, openLongList } from './long-list.ts';
import { negotiate } from './media-type.ts';
import { appliedPreferences } from './preferences.ts';
import type { Filter } from './query/ast.ts';
import { parseQuery } from './query/query.ts';
import { requireOne } from './singular.ts';
import { shownColumns } from './sql/columns.ts';
import { type ReadRequest, readStatement, rowsStatement } from './sql/read.ts';
import { rowByRow } from './sql/rows.ts';
import { runAs } from './transaction.ts';

/** Longer lists are not put together in memory, and count as exports. */
const shortList = 2_000;

/** GET and HEAD of a table or view. */
export async function readTable(exchange: Exchange, relation: Relation): Promise<Answer> {
  const { request, parameters, preferences } = exchange;
  const mediaType = negotiate(request.headers.get('accept'));
  const query = parseQuery(parameters);
  refuseWords(query, ['onConflict', 'columns']);
  const slice = sliceOf(query, request.headers.get('range'));
  const isHead = request.method === 'HEAD';
  const { result, body } = await readPage(exchange, {
    query,
    relation,
    source: qualified(relation.name),
    ...slice,
    withTotal: preferences.count !== undefined,
    mediaType: isHead ? null : mediaType,
  });
  if (mediaType.form === 'object') requireOne(result);
  if (!isHead && (mediaType.form === 'csv' || Number(result.rows) > shortList)) {
    await noteExport(exchange, relation, Number(result.rows)).catch(async (error: unknown) => {
      // A list that nobody reads would hold its connection for ever.
      if (body instanceof ReadableStream) await body.cancel(error);
      throw error;
    });
  }
  const total = result.total === null ? null : Number(result.total);
  const rows = Number(result.rows);
  const applied = appliedPreferences(preferences, ['count', 'handling']);
  return {
    body,
    status: rangeStatus(slice.offset, rows, total),
    headers: {
      'Content-Type': mediaType.contentType,
      'Content-Range': contentRange(slice.offset, rows, total),
      ...(applied === null ? {} : { 'Preference-Applied': applied }),
    },
  };
}

/** Whoever takes many rows with them, or a file for a spreadsheet, is named in the audit log; the rows are not. */
function noteExport({ authSql, caller }: Exchange, { name }: Relation, rows: number): Promise<void> {
  const actor = typeof caller.claims.sub === 'string' ? caller.claims.sub : null;
  const details = { table: name, rows };
  return audit(authSql, { action: 'records_exported', actor, actorRole: caller.role, details });
}

async function readPage(
  { lanes, listLanes, caller }: Exchange,
  request: ReadRequest,
): Promise<Pick<LongList, 'result'> & Pick<Answer, 'body'>> {
  const { mediaType, limit, query, relation } = request;
  const mayBeLong = mediaType !== null && mediaType.form !== 'object' && (limit ?? Infinity) > shortList;
  const shortened = mayBeLong ? { ...request, limit: shortList + 1 } : request;
  const result = await runAs(lanes, caller, readStatement(shortened), {
    readOnly: true,
    isSteady: isPlainCount(request),
  });
  if (!mayBeLong || Number(result.rows) <= shortList) return { result, body: result.body };
  const form = rowByRow(mediaType, shownColumns(relation, query.select));
  return await openLongList(listLanes, caller, {
    count: readStatement({ ...request, mediaType: null }),
    rows: rowsStatement(request, form),
    form,
  });
}

/** Whether one plan fits all values: it reads one index, and whole. */
function isPlainCount({ mediaType, limit, offset, query }: ReadRequest): boolean {
  return mediaType === null && limit === null && offset === 0 && query.filter.every(isEquality);
}

const isEquality = (filter: Filter) => filter.kind === 'condition' && !filter.negated && filter.test.operator === 'eq';

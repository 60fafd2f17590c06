import { qualified, type Relation } from './catalogue.ts';
import { contentRange, rangeStatus, sliceOf } from './content-range.ts';
import { type Answer, type Exchange, refuseWords, untilSent } from './exchange.ts';
import { type LongList, openLongList } from './long-list.ts';
import { negotiate } from './media-type.ts';
import { noteExport, shortList } from './note-export.ts';
import { appliedPreferences } from './preferences.ts';
import { parseQuery } from './query/query.ts';
import {
  countedExactly,
  planStatement,
  type ReadRequest,
  readStatement,
  rowsStatement,
  sizeStatement,
} from './sql/select-statement.ts';
import { rowByRow, shownFields } from './sql/shown.ts';
import { notOne, plannedRows, runAs, tooLarge } from './transaction.ts';

/** GET and HEAD of a table or view. */
export async function readTable(exchange: Exchange, relation: Relation): Promise<Answer> {
  const { c, parameters, preferences } = exchange;
  const mediaType = negotiate(c.req.header('accept'));
  const query = parseQuery(parameters, relation.name);
  refuseWords(query, ['onConflict', 'columns']);
  const slice = sliceOf(query, c.req.header('range'));
  const isHead = c.req.method === 'HEAD';
  const { result, body } = await readPage(exchange, {
    query,
    relation,
    source: qualified(relation.name),
    ...slice,
    count: preferences.count,
    mediaType: isHead ? null : mediaType,
  });
  if (mediaType.form === 'object' && result.rows !== 1) throw notOne(result.rows);
  if (!isHead && body === null) throw tooLarge();
  if (!isHead) {
    await noteExport(exchange, relation, mediaType, result.rows).catch(async (error: unknown) => {
      // A list that nobody reads would hold its connection for ever.
      if (body instanceof ReadableStream) await body.cancel(error);
      throw error;
    });
  }
  const { total, rows } = result;
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

async function readPage(
  exchange: Exchange,
  request: ReadRequest,
): Promise<Pick<LongList, 'result'> & Pick<Answer, 'body'>> {
  const { app, caller } = exchange;
  const { mediaType, limit, query, relation } = request;
  const isList = mediaType !== null && mediaType.form !== 'object';
  const mayBeLong = isList && (limit ?? Infinity) > shortList;
  const shortened = mayBeLong ? { ...request, limit: shortList + 1 } : request;
  const found = await runAs(app, caller, readStatement(shortened), {
    readOnly: true,
    held: untilSent(exchange),
  });
  const result = { ...found, total: await totalOf(exchange, request, found.total) };
  if (!isList || (result.rows <= shortList && found.body !== null)) return { result, body: found.body };
  const form = rowByRow(mediaType, shownFields(relation, query.select));
  const list = await openLongList(app, caller, {
    size: sizeStatement(request),
    rows: rowsStatement(request, form),
    form,
  });
  return { ...list, result: { ...list.result, total: request.count === 'exact' ? list.result.total : result.total } };
}

/** An estimate is what PostgreSQL plans with; where `estimated` was asked for, only beyond what was counted exactly. */
async function totalOf({ app, caller }: Exchange, request: ReadRequest, counted: number | null) {
  const { count } = request;
  if (count !== 'planned' && (count !== 'estimated' || (counted ?? 0) <= countedExactly)) return counted;
  return Math.max(counted ?? 0, await plannedRows(app, caller, planStatement(request)));
}

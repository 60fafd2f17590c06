import { audit } from '../auth/audit.ts';
import { qualified, type Relation } from './catalogue.ts';
import { contentRange, rangeStatus, sliceOf } from './content-range.ts';
import { type Answer, type Exchange, refuseWords } from './exchange.ts';
import { type LongList, openLongList } from './long-list.ts';
import { negotiate } from './media-type.ts';
import { appliedPreferences } from './preferences.ts';
import { parseQuery } from './query/query.ts';
import { type ReadRequest, readStatement, rowsStatement } from './sql/read.ts';
import { rowByRow, shownColumns } from './sql/shown.ts';
import { notOne, runAs } from './transaction.ts';

/** Longer lists are not put together in memory, and count as exports. */
const shortList = 2_000;

/** GET and HEAD of a table or view. */
export async function readTable(exchange: Exchange, relation: Relation): Promise<Answer> {
  const { c, parameters, preferences } = exchange;
  const mediaType = negotiate(c.req.header('accept'));
  const query = parseQuery(parameters);
  refuseWords(query, ['onConflict', 'columns']);
  const slice = sliceOf(query, c.req.header('range'));
  const isHead = c.req.method === 'HEAD';
  const { result, body } = await readPage(exchange, {
    query,
    relation,
    source: qualified(relation.name),
    ...slice,
    withTotal: preferences.count !== undefined,
    mediaType: isHead ? null : mediaType,
  });
  if (mediaType.form === 'object' && result.rows !== 1) throw notOne(result.rows);
  if (!isHead && (mediaType.form === 'csv' || result.rows > shortList)) {
    await noteExport(exchange, relation, result.rows).catch(async (error: unknown) => {
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

/** Whoever takes many rows with them, or a file for a spreadsheet, is named in the audit log; the rows are not. */
function noteExport({ app, caller }: Exchange, { name }: Relation, rows: number): Promise<void> {
  const actor = typeof caller.claims.sub === 'string' ? caller.claims.sub : null;
  const details = { table: name, rows };
  return audit(app.owner, { action: 'records_exported', actor, actorRole: caller.role, details });
}

async function readPage(
  { app, caller }: Exchange,
  request: ReadRequest,
): Promise<Pick<LongList, 'result'> & Pick<Answer, 'body'>> {
  const { mediaType, limit, query, relation } = request;
  const mayBeLong = mediaType !== null && mediaType.form !== 'object' && (limit ?? Infinity) > shortList;
  const shortened = mayBeLong ? { ...request, limit: shortList + 1 } : request;
  const result = await runAs(app.requests, caller, readStatement(shortened), { readOnly: true });
  if (!mayBeLong || result.rows <= shortList) return { result, body: result.body };
  const form = rowByRow(mediaType, shownColumns(relation, query.select));
  return await openLongList(app.lists, caller, {
    count: readStatement({ ...request, mediaType: null }),
    rows: rowsStatement(request, form),
    form,
  });
}

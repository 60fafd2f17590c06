import { qualified, type Relation } from './catalogue.ts';
import { contentRange, rangeStatus, sliceOf } from './content-range.ts';
import type { Exchange } from './exchange.ts';
import { refuseWords } from './exchange.ts';
import { negotiate } from './media-type.ts';
import { appliedPreferences } from './preferences.ts';
import { parseQuery } from './query/query.ts';
import { requireOne } from './singular.ts';
import { type ReadResult, readStatement } from './sql/read.ts';
import { runAs } from './transaction.ts';

/** GET and HEAD of a table or view. */
export async function readTable({ lanes, caller, request, parameters, preferences }: Exchange, relation: Relation) {
  const mediaType = negotiate(request.headers.get('accept'));
  const query = parseQuery(parameters);
  refuseWords(query, ['onConflict', 'columns']);
  const slice = sliceOf(query, request.headers.get('range'));
  const isHead = request.method === 'HEAD';
  const statement = readStatement({
    query,
    relation,
    source: qualified(relation.name),
    ...slice,
    withTotal: preferences.count !== undefined,
    mediaType: isHead ? null : mediaType,
  });
  const result = await runAs<ReadResult>(lanes, caller, statement, { readOnly: true });
  if (mediaType.form === 'object') requireOne(result);
  const total = result.total === null ? null : Number(result.total);
  const rows = Number(result.rows);
  const applied = appliedPreferences(preferences, ['count', 'handling']);
  return new Response(isHead ? null : result.body, {
    status: rangeStatus(slice.offset, rows, total),
    headers: {
      'Content-Type': mediaType.contentType,
      'Content-Range': contentRange(slice.offset, rows, total),
      ...(applied === null ? {} : { 'Preference-Applied': applied }),
    },
  });
}

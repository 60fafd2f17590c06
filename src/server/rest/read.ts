import type { Relation } from './catalogue.ts';
import { rangeOf, sliceOf } from './content-range.ts';
import { type Answer, type Exchange, refuseWords, untilSent } from './exchange.ts';
import { contentTypes, negotiate } from './media-type.ts';
import { appliedPreferences } from './preferences.ts';
import { parseQuery } from './query/query.ts';
import { readStatement } from './sql/select-statement.ts';
import { notOne, runAs } from './transaction.ts';

/** GET and HEAD of a table or view. */
export async function readTable(exchange: Exchange, relation: Relation): Promise<Answer> {
  const { app, caller, c, parameters, preferences } = exchange;
  const mediaType = negotiate(c.req.header('accept'));
  const query = parseQuery(parameters, relation.name);
  refuseWords(query, ['onConflict', 'columns']);
  const slice = sliceOf(query, c.req.header('range'));
  const statement = readStatement({
    ...{ query, relation, ...slice },
    withTotal: preferences.count !== undefined,
    mediaType: c.req.method === 'HEAD' ? null : mediaType,
  });
  const { body, rows, total } = await runAs(app, caller, statement, { readOnly: true, held: untilSent(exchange) });
  if (mediaType === 'object' && rows !== 1) throw notOne(rows);
  const applied = appliedPreferences(preferences, ['count', 'handling']);
  const { range, status } = rangeOf(slice.offset, rows, total);
  return {
    body,
    status,
    headers: {
      'Content-Type': contentTypes[mediaType],
      'Content-Range': range,
      ...(applied === null ? {} : { 'Preference-Applied': applied }),
    },
  };
}

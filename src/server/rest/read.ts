import type { Relation } from './catalogue.ts';
import { rangeOf, sliceOf } from './content-range.ts';
import { type Answer, type Exchange, refuseWords, untilSent } from './exchange.ts';
import { negotiate } from './media-type.ts';
import { appliedPreferences } from './preferences.ts';
import { parseQuery } from './query/query.ts';
import { countedExactly, planStatement, type ReadRequest, readStatement } from './sql/select-statement.ts';
import { notOne, plannedRows, runAs } from './transaction.ts';

/** GET and HEAD of a table or view. */
export async function readTable(exchange: Exchange, relation: Relation): Promise<Answer> {
  const { app, caller, c, parameters, preferences } = exchange;
  const mediaType = negotiate(c.req.header('accept'));
  const query = parseQuery(parameters, relation.name);
  refuseWords(query, ['onConflict', 'columns']);
  const slice = sliceOf(query, c.req.header('range'));
  const request = {
    ...{ query, relation, ...slice, count: preferences.count },
    mediaType: c.req.method === 'HEAD' ? null : mediaType,
  };
  const result = await runAs(app, caller, readStatement(request), { readOnly: true, held: untilSent(exchange) });
  if (mediaType.form === 'object' && result.rows !== 1) throw notOne(result.rows);
  const applied = appliedPreferences(preferences, ['count', 'handling']);
  const { range, status } = rangeOf(slice.offset, result.rows, await totalOf(exchange, request, result.total));
  return {
    body: result.body,
    status,
    headers: {
      'Content-Type': mediaType.contentType,
      'Content-Range': range,
      ...(applied === null ? {} : { 'Preference-Applied': applied }),
    },
  };
}

/** An estimate is what PostgreSQL plans with; where `estimated` was asked for, only beyond what was counted exactly. */
async function totalOf({ app, caller }: Exchange, request: ReadRequest, counted: number | null) {
  const { count } = request;
  if (count !== 'planned' && (count !== 'estimated' || (counted ?? 0) <= countedExactly)) return counted;
  return Math.max(counted ?? 0, await plannedRows(app, caller, planStatement(request)));
}

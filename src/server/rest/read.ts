import type { Relation } from './catalogue.ts';
import { rangeOf, sliceOf } from './content-range.ts';
import { type Answer, type DataRequest, refuseWords } from './data-request.ts';
import { appliedPreferences, contentTypes } from './headers.ts';
import { parseQuery } from './query/query.ts';
import { readStatement } from './sql/select-statement.ts';
import { notOne, runAs } from './transaction.ts';

/** Answers GET and HEAD of a table or view. */
export async function readTable(request: DataRequest, relation: Relation): Promise<Answer> {
  const { app, caller, c, parameters, preferences, form } = request;
  const query = parseQuery(parameters, relation.name);
  refuseWords(query, ['onConflict', 'columns']);
  const slice = sliceOf(query, c.req.header('range'));
  const statement = readStatement({
    ...{ query, relation, ...slice },
    withTotal: preferences.count !== undefined,
    form: c.req.method === 'HEAD' ? null : form,
  });
  const { body, rows, total } = await runAs(app, caller, statement, { readOnly: true });
  if (form === 'object' && rows !== 1) throw notOne(rows);
  const applied = appliedPreferences(preferences, ['count', 'handling']);
  const { range, status } = rangeOf(slice.offset, rows, total);
  return {
    body,
    status,
    headers: {
      'Content-Type': contentTypes[form],
      'Content-Range': range,
      ...(applied === null ? {} : { 'Preference-Applied': applied }),
    },
  };
}

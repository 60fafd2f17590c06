import { HttpError } from '../http/errors.ts';
import { argumentsOfBody, chooseRoutine, namedArguments, splitParameters } from './arguments.ts';
import type { Routine } from './catalogue.ts';
import { contentRange, rangeStatus, type Slice, sliceOf } from './content-range.ts';
import { type Answer, type Exchange, refuseWords } from './exchange.ts';
import { type MediaType, negotiate } from './media-type.ts';
import { parseJson, readJsonBody } from './payload.ts';
import { appliedPreferences } from './preferences.ts';
import type { Query } from './query/ast.ts';
import { parseQuery } from './query/query.ts';
import { type ArgumentValues, callExpression, scalarStatement } from './sql/call.ts';
import { readStatement } from './sql/read.ts';
import { Parameters, type Statement } from './sql/statement.ts';
import { exactlyOne, runAs } from './transaction.ts';

/** A call as the request describes it, by GET, HEAD or POST. */
interface Call {
  routine: Routine;
  values: ArgumentValues;
  query: Query;
}

/** GET, HEAD and POST of a function. Its rows can be filtered, ordered and cut like those of a table. */
export async function callRoutine(exchange: Exchange, name: string, routines: readonly Routine[]): Promise<Answer> {
  const { c, preferences, app, caller } = exchange;
  const { method } = c.req;
  const mediaType = negotiate(c.req.header('accept'));
  const call = method === 'POST' ? await readPost(exchange, name, routines) : readGet(exchange, name, routines);
  refuseWords(call.query, ['onConflict', 'columns']);
  const slice = sliceOf(call.query, method === 'POST' ? undefined : c.req.header('range'));
  const withTotal = preferences.count !== undefined;
  const statement = callStatement(call, slice, mediaType, withTotal);
  const isSingle = mediaType.form === 'object' && call.routine.returns === 'row';
  const result = await runAs(app.requests, caller, statement, {
    readOnly: method !== 'POST' || !call.routine.isVolatile,
    bounds: isSingle ? exactlyOne : undefined,
    isTrial: preferences.tx === 'rollback',
  });
  const applied = appliedPreferences(preferences, ['count', 'handling', 'tx']);
  const headers: Record<string, string> = applied === null ? {} : { 'Preference-Applied': applied };
  if (call.routine.returns === 'void') return { status: 204, headers, body: null };
  const { rows, total } = result;
  return {
    body: method === 'HEAD' ? null : result.body,
    status: rangeStatus(slice.offset, rows, total),
    headers: {
      ...headers,
      'Content-Type': mediaType.contentType,
      'Content-Range': contentRange(slice.offset, rows, total),
    },
  };
}

async function readPost({ c, parameters }: Exchange, name: string, routines: readonly Routine[]): Promise<Call> {
  const body = namedArguments(parseJson(await readJsonBody(c)));
  const routine = chooseRoutine(name, routines, Object.keys(body));
  return { routine, values: argumentsOfBody(routine, body), query: parseQuery(parameters) };
}

function readGet({ parameters }: Exchange, name: string, routines: readonly Routine[]): Call {
  const { given, others } = splitParameters(routines, parameters);
  const routine = chooseRoutine(name, routines, [...given.keys()]);
  const values = routine.arguments.flatMap((argument) => {
    const value = given.get(argument.name);
    return value === undefined ? [] : ([[argument, value]] as const);
  });
  return { routine, values: new Map(values), query: parseQuery(others) };
}

function callStatement(
  { routine, values, query }: Call,
  slice: Slice,
  mediaType: MediaType,
  withTotal: boolean,
): Statement {
  if (routine.returns === 'row') {
    const parameters = new Parameters();
    const source = callExpression(routine, values, parameters);
    const shown =
      routine.returnsSet || mediaType.form === 'csv' ? mediaType : { ...mediaType, form: 'object' as const };
    return readStatement({
      query,
      source,
      relation: routine.relation,
      parameters,
      ...slice,
      withTotal,
      mediaType: shown,
    });
  }
  if (query.select || query.filter.length > 0 || query.order || query.limit !== null || query.offset !== null) {
    throw new HttpError(400, 'PGRST100', `The result of ${routine.name} has no columns to select, filter or order by`);
  }
  return scalarStatement(routine, values, mediaType.form, withTotal);
}

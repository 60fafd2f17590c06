import { HttpError } from '../http/errors.ts';
import { argumentsOfBody, routineFor, splitParameters } from './arguments.ts';
import type { Routine } from './catalogue.ts';
import { type CatalogueCache, mayUse, noRight } from './catalogue-cache.ts';
import { rangeOf, type Slice, sliceOf } from './content-range.ts';
import { type Answer, type DataRequest, refuseWords } from './data-request.ts';
import { appliedPreferences, contentTypes, type Form } from './headers.ts';
import { invalidBody, isObject, parseJson, readJsonBody } from './payload.ts';
import { parseQuery } from './query/query.ts';
import type { Query } from './query/tree.ts';
import { type ArgumentValues, callExpression, readStatement, scalarStatement } from './sql/select-statement.ts';
import { Parameters, type Statement } from './sql/statement.ts';
import { type Check, notOne, runAs } from './transaction.ts';
import { tooMany } from './write.ts';

interface Call {
  routine: Routine;
  values: ArgumentValues;
  query: Query;
}

/**
 * Answers GET, HEAD and POST, which call a database function. The rows it returns can be filtered, ordered and limited
 * like those of a table.
 */
export async function callRoutine(request: DataRequest, name: string, catalogue: CatalogueCache): Promise<Answer> {
  const { c, preferences, app, caller, form } = request;
  const { method } = c.req;
  const call = await (method === 'POST' ? readPost : readGet)(request, name, catalogue);
  refuseWords(call.query, ['onConflict', 'columns']);
  const { routine } = call;
  if (!mayUse(caller.role, routine)) throw noRight('function', name);
  const slice = sliceOf(call.query, method === 'POST' ? undefined : c.req.header('range'));
  const statement = callStatement(call, slice, form, preferences.count !== undefined);
  const { body, rows, total } = await runAs(app, caller, statement, {
    readOnly: method !== 'POST' || !routine.isVolatile,
    check: checkOf(request, routine, form),
  });
  const applied = appliedPreferences(preferences, ['count', 'handling', 'maxAffected']);
  const headers: Record<string, string> = applied === null ? {} : { 'Preference-Applied': applied };
  if (routine.returns === 'void') return { status: 204, headers, body: null };
  const { range, status } = rangeOf(slice.offset, rows, total);
  return {
    body: method === 'HEAD' ? null : body,
    status,
    headers: { ...headers, 'Content-Type': contentTypes[form], 'Content-Range': range },
  };
}

function checkOf({ preferences }: DataRequest, routine: Routine, form: Form): Check | undefined {
  const { maxAffected = Infinity } = preferences;
  if (maxAffected < Infinity && !routine.returnsSet) {
    const message = 'Function must return SETOF or TABLE when max-affected preference is used with handling=strict';
    throw new HttpError(400, 'PGRST128', message);
  }
  const isSingle = form === 'object' && routine.returns === 'row';
  if (!isSingle && maxAffected === Infinity) return undefined;
  return ({ rows }) => {
    if (isSingle && rows !== 1) return notOne(rows);
    return rows > maxAffected ? tooMany(rows) : null;
  };
}

async function readPost(request: DataRequest, name: string, catalogue: CatalogueCache): Promise<Call> {
  const body = parseJson(await readJsonBody(request));
  if (!isObject(body)) throw invalidBody('The arguments of a function must be a JSON object');
  const routine = routineFor(name, await catalogue.routine(name), Object.keys(body));
  return { routine, values: argumentsOfBody(routine, body), query: parseQuery(request.parameters, name) };
}

async function readGet({ parameters }: DataRequest, name: string, catalogue: CatalogueCache): Promise<Call> {
  const found = await catalogue.routine(name);
  const { given, rest } = splitParameters(found, parameters);
  const routine = routineFor(name, found, [...given.keys()]);
  const values = routine.arguments.flatMap((argument) => {
    const value = given.get(argument.name);
    return value === undefined ? [] : ([[argument, value]] as const);
  });
  return { routine, values: new Map(values), query: parseQuery(rest, name) };
}

function callStatement({ routine, values, query }: Call, slice: Slice, form: Form, withTotal: boolean): Statement {
  if (routine.returns === 'row') {
    const parameters = new Parameters();
    const call = callExpression(routine, values, parameters);
    const { relation, returnsSet } = routine;
    return readStatement({
      ...{ query, call, relation, parameters, ...slice, withTotal },
      form: returnsSet ? form : 'object',
    });
  }
  if (query.select || query.filter.length > 0 || query.order) {
    throw new HttpError(400, 'PGRST100', `The result of ${routine.name} has no columns to select, filter or order by`);
  }
  return scalarStatement(routine, values, slice, withTotal);
}

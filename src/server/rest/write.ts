import { HttpError } from '../http/errors.ts';
import type { Relation } from './catalogue.ts';
import { type Answer, type DataRequest, refuseWords } from './data-request.ts';
import { appliedPreferences, contentTypes, type Form, type Preferences } from './headers.ts';
import { mostRows } from './limits.ts';
import { invalidBody, parsePayload, readJsonBody } from './payload.ts';
import { parseQuery } from './query/query.ts';
import type { Query } from './query/tree.ts';
import { deleteStatement, insertStatement, updateStatement } from './sql/change-statement.ts';
import type { Statement, StatementResult } from './sql/statement.ts';
import { type Check, notOne, runAs } from './transaction.ts';

/** Answers a POST: inserts one row or many. */
export async function insertRows(request: DataRequest, relation: Relation): Promise<Answer> {
  const { parameters, preferences } = request;
  const form = shownForm(request);
  const query = parseQuery(parameters, relation.name);
  refuseWords(query, ['limit', 'offset']);
  if (query.filter.length > 0) throw new HttpError(400, 'PGRST100', 'An insert cannot be filtered');
  const payload = parsePayload(await readJsonBody(request), relation, query.columns);
  if (form && payload.count > mostRows) throw tooManyToShow();
  const withKey = preferences.return === 'headers-only';
  const missingAsDefault = preferences.missing === 'default';
  const { resolution } = preferences;
  const statement = insertStatement({ relation, query, form, payload, resolution, missingAsDefault, withKey });
  const result = await change(request, statement, form, payload.count);
  const status = result.total === 0 ? 200 : 201;
  return answer(request, result, form, status, ['return', 'count', 'resolution', 'missing', 'handling'], {
    'Content-Range': `*/${preferences.count ? result.rows : '*'}`,
    ...location(relation, result),
  });
}

/**
 * Answers a PATCH: updates all rows that the filter matches. A body without values, as clients send it if all values
 * are undefined, changes no row.
 */
export async function updateRows(request: DataRequest, relation: Relation): Promise<Answer> {
  const { preferences } = request;
  const form = shownForm(request);
  const query = filteredQuery(request, relation, 'UPDATE', []);
  const payload = parsePayload(await readJsonBody(request), relation, query.columns);
  if (payload.count > 1) throw invalidBody('An update takes exactly one object');
  const result = await change(request, updateStatement({ relation, query, form, payload }), form);
  const last = result.rows - 1;
  return answer(request, result, form, 204, ['return', 'count', 'handling', 'maxAffected'], {
    'Content-Range': `${last < 0 ? '*' : `0-${last}`}/${preferences.count ? result.rows : '*'}`,
  });
}

/** Answers a DELETE: deletes all rows that the filter matches. */
export async function deleteRows(request: DataRequest, relation: Relation): Promise<Answer> {
  const { preferences } = request;
  const form = shownForm(request);
  const query = filteredQuery(request, relation, 'DELETE', ['columns']);
  const result = await change(request, deleteStatement({ relation, query, form }), form);
  return answer(request, result, form, 204, ['return', 'count', 'handling', 'maxAffected'], {
    'Content-Range': `*/${preferences.count ? result.rows : '*'}`,
  });
}

function tooManyToShow(): HttpError {
  return new HttpError(400, 'answer_too_large', `An answer has at most ${mostRows} rows`, {
    hint: 'Insert fewer rows at once, or with return=minimal',
  });
}

function shownForm({ form, preferences }: DataRequest): Form | null {
  return preferences.return === 'representation' ? form : null;
}

/** Parses the query of a PATCH or DELETE. @throws HttpError 400 21000 without a filter, like Supabase's safeupdate */
function filteredQuery({ parameters }: DataRequest, relation: Relation, verb: string, unusable: 'columns'[]): Query {
  const query = parseQuery(parameters, relation.name);
  refuseWords(query, ['limit', 'offset', 'onConflict', ...unusable]);
  if (query.filter.length === 0) throw new HttpError(400, '21000', `${verb} requires a WHERE clause`);
  return query;
}

/**
 * Runs a change, and rolls it back if its rows are not what the request demands.
 * @param most the largest number of rows the statement can affect
 */
async function change(
  request: DataRequest,
  statement: Statement,
  form: Form | null,
  most = Infinity,
): Promise<StatementResult> {
  const { app, caller, preferences } = request;
  const { maxAffected = Infinity } = preferences;
  const check: Check = ({ rows }) => {
    if (form === 'object' && rows !== 1) return notOne(rows);
    return rows > maxAffected ? tooMany(rows) : null;
  };
  // Nothing needs to be undone if the statement can affect only one row and `maxAffected` allows one: then `check`
  // refuses only a statement that affected none.
  const isUndone = most > Math.min(1, maxAffected) && (form === 'object' || maxAffected < Infinity);
  const result = await runAs(app, caller, statement, {
    readOnly: false,
    check: isUndone ? check : undefined,
  });
  const refusal = check(result);
  if (refusal) throw refusal;
  return result;
}

/** The refusal if a change or call affects more rows than `max-affected`. */
export function tooMany(rows: number): HttpError {
  return new HttpError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows`,
  });
}

function answer(
  { preferences }: DataRequest,
  result: StatementResult,
  form: Form | null,
  statusWithoutRows: 200 | 201 | 204,
  relevant: readonly (keyof Preferences)[],
  headers: Record<string, string>,
): Answer {
  const applied = appliedPreferences(preferences, relevant);
  if (applied !== null) headers['Preference-Applied'] = applied;
  if (form) headers['Content-Type'] = contentTypes[form];
  const status = form && statusWithoutRows === 204 ? 200 : statusWithoutRows;
  return { status, headers, body: form ? result.body : null };
}

function location(relation: Relation, { key, rows }: StatementResult): Record<string, string> {
  if (key === null || rows !== 1) return {};
  const filter = Object.entries(key).map(
    ([name, value]) => `${encodeURIComponent(name)}=eq.${encodeURIComponent(value)}`,
  );
  return { Location: `/${encodeURIComponent(relation.name)}?${filter.join('&')}` };
}

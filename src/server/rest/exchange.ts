import type { ISql } from 'postgres';
import type { HeaderReader } from '../auth/session.ts';
import type { AppContext, Caller } from '../context.ts';
import type { Lanes } from '../database/lanes.ts';
import { HttpError } from '../http/errors.ts';
import { type Preferences, parsePreferences } from './preferences.ts';
import type { Query } from './query/ast.ts';
import { parseParameters } from './query/query.ts';
import type { DataRequest } from './request.ts';

/** One request of the data API with everything known about it before its table is looked up. */
export interface Exchange {
  lanes: Lanes;
  /** For long lists. */
  listLanes: Lanes;
  /** For the audit log, which no caller may write. */
  authSql: ISql;
  caller: Caller;
  request: DataRequest;
  parameters: readonly (readonly [name: string, value: string])[];
  preferences: Preferences;
}

/** @throws HttpError 400 or 406 for a request that cannot be meant for this API. */
export function openExchange(
  { dataLanes, listLanes, authSql }: Pick<AppContext, 'dataLanes' | 'listLanes' | 'authSql'>,
  caller: Caller,
  request: DataRequest,
): Exchange {
  refuseOtherSchemas(request.headers);
  return {
    lanes: dataLanes,
    listLanes,
    authSql,
    caller,
    request,
    parameters: parseParameters(request.search),
    preferences: parsePreferences(request.headers.get('prefer')),
  };
}

/** Refuses the reserved words of the address that mean nothing for this kind of request. */
export function refuseWords(query: Query, words: readonly ('order' | 'limit' | 'offset' | 'onConflict' | 'columns')[]) {
  for (const word of words) {
    if (query[word] === null) continue;
    const name = word === 'onConflict' ? 'on_conflict' : word;
    throw new HttpError(400, 'PGRST100', `"${name}" cannot be used with this kind of request`);
  }
}

function refuseOtherSchemas(headers: HeaderReader): void {
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = headers.get(name);
    if (schema === null || schema === 'public') continue;
    throw new HttpError(406, 'PGRST106', `Invalid schema: ${schema}`, { hint: 'Only the schema public is exposed' });
  }
}

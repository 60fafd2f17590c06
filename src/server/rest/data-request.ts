import type { Context } from 'hono';
import type { AppContext, Caller } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { type Form, negotiate, type Preferences, parsePreferences } from './headers.ts';
import { parseParameters } from './query/query.ts';
import type { Query } from './query/tree.ts';

export interface DataRequest {
  app: AppContext;
  caller: Caller;
  c: Context;
  parameters: readonly (readonly [name: string, value: string])[];
  preferences: Preferences;
  form: Form;
}

export interface Answer {
  status: 200 | 201 | 204 | 206;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** @throws HttpError 400 or 406 for another schema, or for unusable parameters or headers */
export function openDataRequest(app: AppContext, caller: Caller, c: Context): DataRequest {
  refuseOtherSchemas(c);
  const query = c.req.url.indexOf('?');
  return {
    app,
    caller,
    c,
    parameters: parseParameters(query < 0 ? '' : c.req.url.slice(query + 1)),
    preferences: parsePreferences(c.req.header('prefer')),
    form: negotiate(c.req.header('accept')),
  };
}

/** Refuses a request that uses one of `words`: reserved parameters that have no meaning for its kind of request. */
export function refuseWords(query: Query, words: readonly ('order' | 'limit' | 'offset' | 'onConflict' | 'columns')[]) {
  for (const word of words) {
    if (query[word] === null) continue;
    const name = word === 'onConflict' ? 'on_conflict' : word;
    throw new HttpError(400, 'PGRST100', `"${name}" cannot be used with this kind of request`);
  }
}

function refuseOtherSchemas(c: Context): void {
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = c.req.header(name);
    if (schema === undefined || schema === 'public') continue;
    throw new HttpError(406, 'PGRST106', `Invalid schema: ${schema}`, { hint: 'Only the schema public is exposed' });
  }
}

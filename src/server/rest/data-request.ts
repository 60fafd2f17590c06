import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { AppContext, Caller } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { type Form, negotiate, type Preferences, parsePreferences } from './headers.ts';
import { parseParameters } from './query/query.ts';
import type { Query } from './query/tree.ts';

/** One request of the data API with everything known about it before its table is looked up. */
export interface DataRequest {
  app: AppContext;
  caller: Caller;
  c: Context;
  parameters: readonly (readonly [name: string, value: string])[];
  preferences: Preferences;
  /** How rows are to be shown, where any are. */
  form: Form;
}

/** What a request of the data API is answered with. */
export interface Answer {
  status: 200 | 201 | 204 | 206;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** @throws HttpError 400 or 406 for a request that cannot be meant for this API. */
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

/** Characters of an answer from which on its reader's pace counts. */
const largeAnswer = 64 * 1024;

/** When a large answer has left, or its reader has: until then it is in memory, and counts to its caller's share. */
export function untilSent({ c }: DataRequest): (result: { body: string | null }) => Promise<void> {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  return async ({ body }) => {
    if (!outgoing || outgoing.closed || body === null || body.length < largeAnswer) return;
    await new Promise((resolve) => outgoing.once('close', resolve));
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

function refuseOtherSchemas(c: Context): void {
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = c.req.header(name);
    if (schema === undefined || schema === 'public') continue;
    throw new HttpError(406, 'PGRST106', `Invalid schema: ${schema}`, { hint: 'Only the schema public is exposed' });
  }
}

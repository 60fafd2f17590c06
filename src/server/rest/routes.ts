import { type Context, Hono } from 'hono';
import { authenticate, readToken } from '../auth/sessions/authenticate.ts';
import type { AppContext, Caller } from '../context.ts';
import { formLimit, limitBody, rowsLimit } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import { callRoutine } from './call.ts';
import { CatalogueCache } from './catalogue.ts';
import { type Answer, type Exchange, openExchange } from './exchange.ts';
import { readTable } from './read.ts';
import { deleteRows, insertRows, updateRows } from './write.ts';

const limitForm = limitBody(formLimit);
const limitRows = limitBody(rowsLimit);
const tableHandlers = { GET: readTable, HEAD: readTable, POST: insertRows, PATCH: updateRows, DELETE: deleteRows };

/** The data API below `/rest/v1`: tables, views and functions of schema public, as PostgREST answers for them. */
export function restRoutes(app: AppContext): Hono {
  const catalogue = new CatalogueCache(app.requests);
  const routes = new Hono();
  routes.use(async (c: Context, next) => {
    const caller = await readToken(app, c);
    c.set('caller', caller);
    return await (caller.role === 'anon' ? limitForm : limitRows)(c, next);
  });
  routes.all('/rpc/:name', (c) =>
    answer(app, c, async (exchange) => {
      requireMethod(['GET', 'HEAD', 'POST'], c.req.method);
      const name = c.req.param('name');
      return await callRoutine(exchange, name, catalogue);
    }),
  );
  routes.all('/:name', (c) =>
    answer(app, c, async (exchange) => {
      const method = requireMethod(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'], c.req.method);
      return await tableHandlers[method](exchange, await catalogue.relation(c.req.param('name'), exchange.caller.role));
    }),
  );
  routes.all('*', (c) =>
    answer(app, c, async () => {
      throw new HttpError(404, 'PGRST125', 'Invalid path specified in request URL');
    }),
  );
  return routes;
}

async function answer(app: AppContext, c: Context, work: (exchange: Exchange) => Promise<Answer>): Promise<Response> {
  const caller: Caller = c.get('caller');
  try {
    const { status, headers, body } = await work(openExchange(app, caller, c));
    // Said, because without a length an empty answer would be sent in chunks.
    const isEmpty = body === null && status !== 204 && c.req.method !== 'HEAD';
    return c.newResponse(body, status, isEmpty ? { ...headers, 'Content-Length': '0' } : headers);
  } catch (error) {
    throw await firstRefusal(app, c, caller, error);
  }
}

/**
 * The database looks the caller's session up together with the work. What is refused before that must not tell anything
 * to somebody whose session has ended; that too much was asked at once tells nothing.
 */
async function firstRefusal(app: AppContext, c: Context, caller: Caller, error: unknown): Promise<unknown> {
  if (caller.role !== 'authenticated' || !(error instanceof HttpError) || error.status === 429) return error;
  return await authenticate(app, c).then(
    () => error,
    (refusal: unknown) => refusal,
  );
}

/** @throws HttpError 405 PGRST117 */
function requireMethod<Method extends string>(allowed: readonly Method[], method: string): Method {
  const match = allowed.find((candidate) => candidate === method);
  if (match !== undefined) return match;
  throw new HttpError(405, 'PGRST117', `Unsupported HTTP method: ${method}`, {
    headers: { Allow: allowed.join(', ') },
  });
}

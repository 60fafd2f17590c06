import { Hono } from 'hono';
import { authenticate } from '../auth/session.ts';
import type { AppContext, Caller } from '../context.ts';
import { apiHeaders } from '../http/api-headers.ts';
import { allowOrigins } from '../http/cors.ts';
import { HttpError } from '../http/errors.ts';
import { wellFormedUri } from '../http/well-formed-uri.ts';
import { callRoutine } from './call.ts';
import { CatalogueCache } from './catalogue-cache.ts';
import { asHttpError } from './errors.ts';
import { openExchange } from './exchange.ts';
import { readTable } from './read.ts';
import { deleteRows, insertRows, updateRows } from './write.ts';

const tableHandlers = { GET: readTable, HEAD: readTable, POST: insertRows, PATCH: updateRows, DELETE: deleteRows };

/** The data API, mounted at `/rest/v1`: tables, views and functions of schema public, as PostgREST answers for them. */
export function restRoutes(context: AppContext): Hono<{ Variables: { caller?: Caller } }> {
  const { settings, dataLanes, log } = context;
  const catalogue = new CatalogueCache(dataLanes);
  const app = new Hono<{ Variables: { caller?: Caller } }>();

  app.use(apiHeaders, allowOrigins([settings.publicUrl, ...settings.corsOrigins]), wellFormedUri);
  app.use(async (c, next) => {
    c.set('caller', await authenticate(context, c.req.raw.headers));
    await next();
  });

  app.all('/rpc/:routine', async (c) => {
    const exchange = openExchange(dataLanes, callerOf(c.var.caller), c.req.raw);
    requireMethod(['GET', 'HEAD', 'POST'], c.req.method);
    const name = c.req.param('routine');
    return await callRoutine(exchange, name, await catalogue.routines(name));
  });
  app.all('/:table', async (c) => {
    const exchange = openExchange(dataLanes, callerOf(c.var.caller), c.req.raw);
    const method = requireMethod(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'], c.req.method);
    return await tableHandlers[method](exchange, await catalogue.relation(c.req.param('table')));
  });
  app.all('*', () => {
    throw new HttpError(404, 'PGRST125', 'Invalid path specified in request URL');
  });

  app.onError((error, c) => {
    const refusal = asHttpError(error, c.var.caller ?? null);
    const { status, code, details, hint, message, headers } = refusal;
    if (status >= 500) log.error({ code, kind: error.name }, 'a request of the data API failed');
    return c.json({ code, details, hint, message }, status, { ...headers });
  });
  return app;
}

function callerOf(caller: Caller | undefined): Caller {
  if (!caller) throw new Error('A request reached the data API without a caller.');
  return caller;
}

/** @throws HttpError 405 PGRST117 */
function requireMethod<Method extends string>(allowed: readonly Method[], method: string): Method {
  const match = allowed.find((candidate) => candidate === method);
  if (match !== undefined) return match;
  throw new HttpError(405, 'PGRST117', `Unsupported HTTP method: ${method}`, {
    headers: { Allow: allowed.join(', ') },
  });
}

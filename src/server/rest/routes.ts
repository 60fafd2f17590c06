import { type Context, Hono } from 'hono';
import { callerOf } from '../auth/sessions/authenticate.ts';
import type { AppContext } from '../context.ts';
import { formLimit, limitBody, rowsLimit } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import { callRoutine } from './call.ts';
import { CatalogueCache } from './catalogue-cache.ts';
import { type Answer, type DataRequest, openDataRequest } from './data-request.ts';
import { readTable } from './read.ts';
import { deleteRows, insertRows, updateRows } from './write.ts';

const limitForm = limitBody(formLimit);
const limitRows = limitBody(rowsLimit);
const tableHandlers = { GET: readTable, HEAD: readTable, POST: insertRows, PATCH: updateRows, DELETE: deleteRows };

/** The data API below `/rest/v1`: tables, views and functions of schema public, with PostgREST's wire format. */
export function restRoutes(app: AppContext): Hono {
  const catalogue = new CatalogueCache(app.requests);
  const routes = new Hono();
  routes.use(async (c: Context, next) => await (callerOf(c).role === 'anon' ? limitForm : limitRows)(c, next));
  routes.all('/rpc/:name', (c) =>
    answer(app, c, async (request) => {
      requireMethod(['GET', 'HEAD', 'POST'], c.req.method);
      const name = c.req.param('name');
      return await callRoutine(request, name, catalogue);
    }),
  );
  routes.all('/:name', (c) =>
    answer(app, c, async (request) => {
      const method = requireMethod(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'], c.req.method);
      return await tableHandlers[method](request, await catalogue.relation(c.req.param('name'), request.caller.role));
    }),
  );
  routes.all('*', (c) =>
    answer(app, c, async () => {
      throw new HttpError(404, 'PGRST125', 'Invalid path specified in request URL');
    }),
  );
  return routes;
}

async function answer(app: AppContext, c: Context, work: (request: DataRequest) => Promise<Answer>): Promise<Response> {
  const { status, headers, body } = await work(openDataRequest(app, callerOf(c), c));
  // Without a length an empty answer would be sent in chunks.
  const isEmpty = body === null && status !== 204 && c.req.method !== 'HEAD';
  return c.newResponse(body, status, isEmpty ? { ...headers, 'Content-Length': '0' } : headers);
}

function requireMethod<Method extends string>(allowed: readonly Method[], method: string): Method {
  const match = allowed.find((candidate) => candidate === method);
  if (match !== undefined) return match;
  throw new HttpError(405, 'PGRST117', `Unsupported HTTP method: ${method}`, {
    headers: { Allow: allowed.join(', ') },
  });
}

import { type Context, Hono } from 'hono';
import { authenticate, readToken } from '../auth/session.ts';
import type { AppContext, Caller } from '../context.ts';
import { apiHeaderFields } from '../http/api-headers.ts';
import { corsRule } from '../http/cors.ts';
import { HttpError } from '../http/errors.ts';
import { describeLoss } from '../log.ts';
import type { Answer } from './answer.ts';
import { callRoutine } from './call.ts';
import { CatalogueCache } from './catalogue-cache.ts';
import { asHttpError } from './errors.ts';
import { type Exchange, openExchange } from './exchange.ts';
import { readTable } from './read.ts';
import { deleteRows, insertRows, updateRows } from './write.ts';

const tableHandlers = { GET: readTable, HEAD: readTable, POST: insertRows, PATCH: updateRows, DELETE: deleteRows };
type Work = (exchange: Exchange, method: string, name: string) => Promise<Answer>;
type Route = Hono<{ Variables: { requestId?: string } }>;

/** The data API, mounted at `/rest/v1`: tables, views and functions of schema public, as PostgREST answers for them. */
export function restRoutes(context: AppContext): Route {
  const { settings, dataLanes } = context;
  const catalogue = new CatalogueCache(dataLanes);
  const cors = corsRule([settings.publicUrl, ...settings.corsOrigins]);

  // All in one handler and one answer: middleware around it would take longer than the rest of our part.
  const serve = (work: Work) => async (c: Context) => {
    const origin = c.req.header('origin');
    const isPreflight = c.req.method === 'OPTIONS';
    const { status, headers, body } = isPreflight
      ? { status: 204, headers: cors.preflightFields(origin), body: null }
      : await answerRequest(context, c, work);
    const id: Record<string, string> = c.var.requestId ? { 'X-Request-Id': c.var.requestId } : {};
    return new Response(body, { status, headers: { ...apiHeaderFields, ...cors.fields(origin), ...id, ...headers } });
  };

  const app: Route = new Hono();
  app.all(
    '/rpc/:name',
    serve(async (exchange, method, name) => {
      requireMethod(['GET', 'HEAD', 'POST'], method);
      return await callRoutine(exchange, name, await catalogue.routines(name));
    }),
  );
  app.all(
    '/:name',
    serve(async (exchange, method, name) => {
      const verb = requireMethod(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'], method);
      return await tableHandlers[verb](exchange, await catalogue.relation(name));
    }),
  );
  app.all(
    '*',
    serve(() => {
      throw new HttpError(404, 'PGRST125', 'Invalid path specified in request URL');
    }),
  );
  return app;
}

async function answerRequest(context: AppContext, c: Context, work: Work): Promise<Answer> {
  const request = c.req.raw;
  let caller: Caller | null = null;
  try {
    caller = await readToken(context, request.headers);
    return await work(openExchange(context, caller, request), c.req.method, c.req.param('name') ?? '');
  } catch (error) {
    return answerError(context, c, await firstRefusal(context, request.headers, caller, error), caller);
  }
}

/**
 * The database looks the caller's session up together with the work. What is refused before that must not tell anything
 * to somebody whose session has ended.
 */
async function firstRefusal(context: AppContext, headers: Headers, caller: Caller | null, error: unknown) {
  if (caller?.role !== 'authenticated' || !(error instanceof HttpError)) return error;
  return await authenticate(context, headers).then(
    () => error,
    (refusal: unknown) => refusal,
  );
}

function answerError({ log }: AppContext, c: Context, error: unknown, caller: Caller | null): Answer {
  const { status, code, details, hint, message, headers } = asHttpError(error, caller);
  if (status === 503) log.warn({ ...describeLoss(error), path: c.req.path }, 'the database was lost or away');
  else if (status >= 500) log.error({ ...describeLoss(error), code }, 'a request of the data API failed');
  return {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ code, details, hint, message }),
  };
}

/** @throws HttpError 405 PGRST117 */
function requireMethod<Method extends string>(allowed: readonly Method[], method: string): Method {
  const match = allowed.find((candidate) => candidate === method);
  if (match !== undefined) return match;
  throw new HttpError(405, 'PGRST117', `Unsupported HTTP method: ${method}`, {
    headers: { Allow: allowed.join(', ') },
  });
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { authenticate, type HeaderReader, readToken } from '../auth/session.ts';
import type { AppContext, Caller } from '../context.ts';
import { apiHeaderFields } from '../http/api-headers.ts';
import { corsRule } from '../http/cors.ts';
import { HttpError } from '../http/errors.ts';
import { requireWellFormed } from '../http/well-formed-uri.ts';
import { describeLoss, logRequest } from '../log.ts';
import type { Answer } from './answer.ts';
import { callRoutine } from './call.ts';
import { CatalogueCache } from './catalogue-cache.ts';
import { asHttpError } from './errors.ts';
import { type Exchange, openExchange } from './exchange.ts';
import { readTable } from './read.ts';
import { type DataRequest, dataRequest } from './request.ts';
import { respond } from './respond.ts';
import { deleteRows, insertRows, updateRows } from './write.ts';

const tableHandlers = { GET: readTable, HEAD: readTable, POST: insertRows, PATCH: updateRows, DELETE: deleteRows };
const mountPoint = '/rest/v1';

/** Answers a request of the data API; false where the address is none of its own. */
export type DataApi = (incoming: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The data API: tables, views and functions of schema public, as PostgREST answers for them.
 * In front of the other routes' router and middleware, which would take longer than the rest of our part.
 */
export function dataApi(context: AppContext): DataApi {
  const { settings, dataLanes, log } = context;
  const catalogue = new CatalogueCache(dataLanes);
  const cors = corsRule([settings.publicUrl, ...settings.corsOrigins]);
  const toStranger = flat({ ...apiHeaderFields, ...cors.fields(undefined) });

  const work = async (exchange: Exchange): Promise<Answer> => {
    const { method, path } = exchange.request;
    const isRoutine = path.startsWith('/rpc/', mountPoint.length);
    const name = path.slice(mountPoint.length + (isRoutine ? '/rpc/' : '/').length);
    if (name === '' || name.includes('/')) {
      throw new HttpError(404, 'PGRST125', 'Invalid path specified in request URL');
    }
    if (isRoutine) {
      requireMethod(['GET', 'HEAD', 'POST'], method);
      const routine = decodeURIComponent(name);
      return await callRoutine(exchange, routine, await catalogue.routines(routine));
    }
    const verb = requireMethod(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'], method);
    return await tableHandlers[verb](exchange, await catalogue.relation(decodeURIComponent(name)));
  };

  const serve = async (request: DataRequest, response: ServerResponse) => {
    const start = performance.now();
    const requestId = randomUUID();
    const { method, path } = request;
    const origin = request.headers.get('origin') ?? undefined;
    const isPreflight = method === 'OPTIONS';
    const answer = isPreflight
      ? { status: 204, headers: cors.preflightFields(origin), body: null }
      : await answerRequest(context, request, work).finally(() => request.releaseBody());
    logRequest(log, { requestId, method, path, status: answer.status, start });
    const readers = isPreflight ? {} : cors.fields(origin);
    const common = origin === undefined && !isPreflight ? toStranger : flat({ ...apiHeaderFields, ...readers });
    respond(response, answer, [...common, 'X-Request-Id', requestId]);
  };

  return (incoming, response) => {
    const request = dataRequest(incoming, mountPoint);
    if (!request) return false;
    serve(request, response).catch((err: unknown) => {
      log.error({ err, path: request.path }, 'an answer of the data API could not be sent');
      response.destroy();
    });
    return true;
  };
}

const flat = (fields: Readonly<Record<string, string>>): readonly string[] => Object.entries(fields).flat();

async function answerRequest(
  context: AppContext,
  request: DataRequest,
  work: (exchange: Exchange) => Promise<Answer>,
): Promise<Answer> {
  let caller: Caller | null = null;
  try {
    requireWellFormed(request.path);
    requireWellFormed(request.search);
    caller = await readToken(context, request.headers);
    return await work(openExchange(context, caller, request));
  } catch (error) {
    return answerError(context, request.path, await firstRefusal(context, request.headers, caller, error), caller);
  }
}

/**
 * The database looks the caller's session up together with the work. What is refused before that must not tell anything
 * to somebody whose session has ended.
 */
async function firstRefusal(context: AppContext, headers: HeaderReader, caller: Caller | null, error: unknown) {
  if (caller?.role !== 'authenticated' || !(error instanceof HttpError)) return error;
  return await authenticate(context, headers).then(
    () => error,
    (refusal: unknown) => refusal,
  );
}

function answerError({ log }: AppContext, path: string, error: unknown, caller: Caller | null): Answer {
  const { status, code, details, hint, message, headers } = asHttpError(error, caller);
  if (code === 'over_capacity') log.warn({ path }, 'there was no room for a large body');
  else if (status === 503) log.warn({ ...describeLoss(error), path }, 'the database was lost or away');
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

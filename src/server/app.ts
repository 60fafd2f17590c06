import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { apiRoutes } from './api/routes.ts';
import type { UserDirectory } from './api/user-directory.ts';
import { answerError as answerAuthError } from './auth/answers.ts';
import { authRoutes } from './auth/routes.ts';
import type { AppContext } from './context.ts';
import type { Health } from './health.ts';
import { apiHeaders } from './http/api-headers.ts';
import { allowOrigins } from './http/cors.ts';
import { HttpError } from './http/errors.ts';
import { requestId } from './http/request-id.ts';
import { wellFormedUri } from './http/well-formed-uri.ts';
import { logRequests } from './log.ts';
import { ownOrigin } from './public-url.ts';
import { dataApi } from './rest/routes.ts';
import type { Settings } from './settings.ts';

/** What the app needs in every mode. */
export interface Shell {
  settings: Settings;
  log: Logger;
  health: Health;
  directory: UserDirectory;
}

/** Answers every request but those for files. `backend` is null where a hosted Supabase project takes its place. */
export function createApp(shell: Shell, backend: AppContext | null): RequestListener {
  const { fetch } = otherRoutes(shell, backend);
  const answerOthers = getRequestListener(fetch, { hostname: shell.settings.host });
  if (!backend) return answerOthers;
  const answerData = dataApi(backend);
  return (request, response) => {
    if (!answerData(request, response)) void answerOthers(request, response);
  };
}

/** All routes apart from the data API. */
export function otherRoutes(shell: Shell, backend: AppContext | null): Hono {
  const { settings, log } = shell;
  const origins = [settings.publicUrl, ...settings.corsOrigins];
  const app = new Hono();
  app.onError((error, c) => (backend && isAuth(c) ? answerAuthError(backend, error, c) : answerError(log, error, c)));
  app.notFound((c) => answerError(log, new HttpError(404, 'not_found', 'Not found'), c));

  app.use(requestId, logRequests(log));
  for (const path of ['/auth/*', '/api/*']) app.use(path, apiHeaders, allowOrigins(origins));
  app.use(wellFormedUri);
  app.get('/healthz', async (c) => {
    const healthy = await shell.health();
    c.header('Cache-Control', 'no-store');
    return c.json({ status: healthy ? 'ok' : 'unavailable' }, healthy ? 200 : 503);
  });
  app.get('/crm/config.json', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(clientConfig(settings, backend, c.req.header('host')));
  });

  app.route('/api', apiRoutes(shell, shell.directory));
  if (backend) app.route('/auth/v1', authRoutes(backend));
  return app;
}

const isAuth = (c: Context) => c.req.path.startsWith('/auth/v1/');

/** What any Supabase client needs; both values are public. */
function clientConfig(settings: Settings, backend: AppContext | null, hostHeader: string | undefined) {
  if (settings.hosted) return { supabaseUrl: settings.hosted.url, supabaseKey: settings.hosted.anonKey };
  return { supabaseUrl: ownOrigin(settings, hostHeader), supabaseKey: backend?.keys.anonKey ?? '' };
}

function answerError(log: Logger, error: unknown, c: Context): Response {
  if (!(error instanceof HttpError)) {
    log.error({ err: error, path: c.req.path }, 'request failed');
    return answerError(log, new HttpError(500, 'unexpected_failure', 'Unexpected failure, please try again later'), c);
  }
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
  const { code, message, details, hint } = error;
  return c.json({ code, message, details, hint }, error.status);
}

import { type Context, Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { authDialect } from './auth/dialect.ts';
import { authRoutes } from './auth/routes.ts';
import { identify } from './auth/sessions/authenticate.ts';
import type { AppContext } from './context.ts';
import type { Health } from './database/health.ts';
import { answerError, type Dialect } from './http/answer-error.ts';
import { formLimit, limitBody } from './http/body.ts';
import { allowOrigins } from './http/cors.ts';
import { HttpError } from './http/errors.ts';
import { ownOrigin } from './http/public-url.ts';
import { wellFormedUri } from './http/well-formed-uri.ts';
import { logRequests } from './log.ts';
import { restDialect } from './rest/dialect.ts';
import { restRoutes } from './rest/routes.ts';
import type { Settings } from './settings.ts';
import { staffDialect } from './staff/dialect.ts';
import { type StaffShell, staffRoutes } from './staff/routes.ts';

export interface Shell extends StaffShell {
  log: Logger;
  health: Health;
}

/**
 * Creates the app that answers every request except those for files. `backend` is null with a hosted Supabase project.
 */
export function createApp(shell: Shell, backend: AppContext | null): Hono {
  const { settings, log } = shell;
  const origins = [settings.publicUrl, ...settings.corsOrigins];
  const app = new Hono();
  app.onError((error, c) => answerError(log, dialectOf(c), error, c));
  app.notFound((c) => answerError(log, dialectOf(c), new HttpError(404, 'not_found', 'Not found'), c));

  // Ignores a request id from the client, because it could contain a person's name.
  app.use(requestId({ headerName: '' }), nameRequest, logRequests(log));
  const identified = backend && identify(backend);
  for (const path of ['/auth/*', '/rest/*', '/api/*']) {
    app.use(path, apiHeaders, allowOrigins(origins));
    if (identified) app.use(path, identified);
  }
  for (const path of ['/auth/*', '/api/*']) app.use(path, limitBody(formLimit));
  for (const path of ['/healthz', '/crm/config.json']) app.use(path, apiHeaders);
  for (const path of absentServices) app.use(path, apiHeaders, allowOrigins(origins));
  app.use(wellFormedUri);
  for (const path of absentServices) app.all(path, refuseAbsent);
  app.get('/healthz', async (c) => {
    const healthy = await shell.health();
    return c.json({ status: healthy ? 'ok' : 'unavailable' }, healthy ? 200 : 503);
  });
  app.get('/crm/config.json', (c) => c.json(clientConfig(settings, backend, c.req.header('host'))));

  app.route('/api', staffRoutes(shell));
  if (backend) app.route('/auth/v1', authRoutes(backend));
  if (backend) app.route('/rest/v1', restRoutes(backend));
  return app;
}

const absentServices = ['/storage/v1/*', '/functions/v1/*', '/realtime/v1/*', '/graphql/v1/*'];

function refuseAbsent({ req }: Context): never {
  const service = req.path.split('/')[1];
  throw new HttpError(404, 'not_found', `There is no ${service} service on this server, only auth/v1 and rest/v1`);
}

async function nameRequest(c: Context, next: () => Promise<void>): Promise<void> {
  c.header('X-Request-Id', c.get('requestId'));
  await next();
}

async function apiHeaders(c: Context, next: () => Promise<void>): Promise<void> {
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  await next();
}

function dialectOf({ req: { path } }: Context): Dialect {
  if (path.startsWith('/auth/v1/')) return authDialect;
  return path.startsWith('/api/') ? staffDialect : restDialect;
}

/** What a Supabase client needs; both values are public. */
function clientConfig(settings: Settings, backend: AppContext | null, hostHeader: string | undefined) {
  if (settings.hosted) return { supabaseUrl: settings.hosted.url, supabaseKey: settings.hosted.anonKey };
  return { supabaseUrl: ownOrigin(settings, hostHeader), supabaseKey: backend?.keys.anonKey ?? '' };
}

import type { MiddlewareHandler } from 'hono';

/** Headers of stock Supabase clients, which a browser asks about before it sends them. */
const requestHeaders = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  'range-unit',
  'x-client-info',
  'x-supabase-api-version',
];

const answerHeaders = [
  'content-location',
  'content-range',
  'link',
  'location',
  'preference-applied',
  'range-unit',
  'retry-after',
  'x-request-id',
  'x-sb-error-code',
  'x-supabase-api-version',
  'x-total-count',
];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers the browser's question which pages may call an API and read its answers (Fetch standard, CORS protocol). */
export interface CorsRule {
  /** The headers of an answer to a page of this origin; a page of an origin that is not listed may not read it. */
  fields(origin: string | undefined): Record<string, string>;
  /** The headers of the answer to the question before the call. */
  preflightFields(origin: string | undefined): Record<string, string>;
}

/** Lets pages of the listed origins read the answers. */
export function corsRule(origins: readonly string[]): CorsRule {
  const allowed = new Set(origins);
  const stranger = { Vary: 'Origin', 'Access-Control-Expose-Headers': answerHeaders.join(',') };
  const fields = (origin: string | undefined) =>
    origin !== undefined && allowed.has(origin) ? { ...stranger, 'Access-Control-Allow-Origin': origin } : stranger;
  const preflight = {
    'Access-Control-Allow-Methods': methods.join(','),
    'Access-Control-Allow-Headers': requestHeaders.join(','),
    'Access-Control-Max-Age': '600',
  };
  return { fields, preflightFields: (origin) => ({ ...fields(origin), ...preflight }) };
}

/** Lets pages of the listed origins read the answers of the routes below. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const rule = corsRule(origins);
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (c.req.method === 'OPTIONS') return c.body(null, 204, rule.preflightFields(origin));
    // Not set on an answer made already: Hono would have to make that answer again, at twice the cost of a request.
    for (const [name, value] of Object.entries(rule.fields(origin))) c.header(name, value);
    return await next();
  };
}

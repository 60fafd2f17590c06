import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

const requestHeaders = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'baggage',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  'range-unit',
  'traceparent',
  'tracestate',
  'x-client-info',
  'x-retry-count',
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

/**
 * Lets pages from the listed origins call an API and read its answers (Fetch standard, CORS). A request without
 * `Origin`, such as a GET from one of our own pages, gets no CORS headers.
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const answerPage = cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: requestHeaders,
    exposeHeaders: answerHeaders,
    maxAge: 600,
  });
  return (c, next) =>
    c.req.header('origin') === undefined && c.req.method !== 'OPTIONS' ? next() : answerPage(c, next);
}

import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

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

/** Lets pages of the listed origins call an API and read its answers (Fetch standard, CORS protocol). */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: requestHeaders,
    exposeHeaders: answerHeaders,
    maxAge: 600,
  });
}

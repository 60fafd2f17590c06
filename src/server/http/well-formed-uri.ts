import type { MiddlewareHandler } from 'hono';
import { HttpError } from './errors.ts';

/** Refuses with 400 an address whose percent escapes are broken or not UTF-8, before other code decodes it. */
export const wellFormedUri: MiddlewareHandler = async (c, next) => {
  requireWellFormed(c.req.url);
  await next();
};

/** @throws HttpError 400 unless every percent escape in `uri` decodes */
export function requireWellFormed(uri: string): void {
  if (!isWellFormed(uri)) throw new HttpError(400, 'invalid_uri', 'The address holds a malformed percent escape');
}

/** Whether every percent escape in `uri` decodes. */
export function isWellFormed(uri: string): boolean {
  if (!uri.includes('%')) return true;
  try {
    decodeURIComponent(uri);
    return true;
  } catch {
    return false;
  }
}

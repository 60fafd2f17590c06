import type { Context, MiddlewareHandler } from 'hono';
import { DatabaseError } from 'pg';
import sql from 'sql-template-tag';
import type { AppContext, Caller } from '../../context.ts';
import { PerCallerLimit } from '../../http/per-caller-limit.ts';
import { refusals } from '../refusals.ts';

type Known = { caller: Caller } | { refusal: unknown };

/**
 * Verifies the token of each request once: the bearer token, else the `apikey` header. Runs at most four requests at a
 * time for each staff member and each secret key, a fourth of the data API's connections; further ones wait. The
 * reverse proxy limits all other callers.
 */
export function identify({ keys }: Pick<AppContext, 'keys'>): MiddlewareHandler {
  const limit = new PerCallerLimit(4, 60);
  return async (c, next) => {
    const known = await whoAsks(keys, c).then(
      (caller): Known => ({ caller }),
      (refusal: unknown): Known => ({ refusal }),
    );
    c.set('known', known);
    if (!('caller' in known) || known.caller.role === 'anon') return await next();
    await limit.run(String(known.caller.claims.sub ?? known.caller.role), next);
  };
}

async function whoAsks(keys: AppContext['keys'], c: Context): Promise<Caller> {
  const token = bearerToken(c) ?? c.req.header('apikey')?.trim();
  if (!token) throw refusals.noAuthorization();
  const claims = await keys.verify(token);
  if (claims.role === 'anon' || claims.role === 'service_role') return { role: claims.role, claims };
  if (!isUuid(claims.sub) || !isUuid(claims.session_id)) throw refusals.badJwt();
  return { role: 'authenticated', claims };
}

/**
 * Returns the caller that the token proves; a user's session may have ended since the token was issued.
 * @throws HttpError 401 `no_authorization`, `bad_jwt`
 */
export function callerOf(c: Context): Caller {
  const known: Known = c.get('known');
  if ('caller' in known) return known.caller;
  throw known.refusal;
}

/** Like {@link callerOf}, but null if no token was checked or the token was refused. */
export function knownCaller(c: Context): Caller | null {
  const known: Known | undefined = c.get('known');
  return known && 'caller' in known ? known.caller : null;
}

const isUuid = (value: unknown) => typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/**
 * Finds the caller. Looks up a user's session each time, so that an ended session and a disabled user are refused at
 * once. Takes `app_metadata`, `email` and `aal` from the database, not from the token.
 * @throws HttpError 401 as {@link callerOf}, or `session_not_found`
 */
export async function authenticate(ctx: Pick<AppContext, 'owner'>, c: Context): Promise<Caller> {
  const caller = callerOf(c);
  if (caller.role !== 'authenticated') return caller;
  try {
    const [row] = await ctx.owner.query<{ claims: Caller['claims'] }>(
      sql`select app.current_claims(${JSON.stringify(caller.claims)}::jsonb) as claims`,
    );
    return { role: 'authenticated', claims: row?.claims ?? {} };
  } catch (error) {
    throw isSessionEnded(error) ? refusals.sessionNotFound() : error;
  }
}

/** Whether `app.current_claims` found no open session of an enabled user. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === 'AU001';
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(c: Context): string | undefined {
  return c.req.header('authorization')?.match(/^Bearer\s+(\S+)\s*$/i)?.[1];
}

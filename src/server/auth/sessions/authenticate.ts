import type { Context, MiddlewareHandler } from 'hono';
import { DatabaseError } from 'pg';
import sql from 'sql-template-tag';
import type { AppContext, Caller } from '../../context.ts';
import { PerCallerLimit } from '../../http/per-caller-limit.ts';
import { refusals } from '../refusals.ts';

/** What the middleware found out about a request's token: who it is from, or why it proves nothing. */
type Known = { caller: Caller } | { refusal: unknown };

/** So many requests of one caller with a user or a key run at once: a fourth of the data API's connections. */
const perCaller = () => new PerCallerLimit(4, 60);

/**
 * Verifies the token of every request, the bearer token or else the `apikey` header: nothing else does. Requests of one
 * member of staff, or of a key, take turns; what bounds those without a user is the proxy.
 */
export function identify({ keys }: Pick<AppContext, 'keys'>): MiddlewareHandler {
  const limit = perCaller();
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
 * Who the request's token says it is from. Of a user's token it is not known yet whether its session is still open.
 * @throws HttpError 401 `no_authorization` without a token, 401 `bad_jwt` for one that proves nothing
 */
export function callerOf(c: Context): Caller {
  const known: Known = c.get('known');
  if ('caller' in known) return known.caller;
  throw known.refusal;
}

/** The same, or null where no token was looked at, or it proves nothing. */
export function knownCaller(c: Context): Caller | null {
  const known: Known | undefined = c.get('known');
  return known && 'caller' in known ? known.caller : null;
}

const isUuid = (value: unknown) => typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/**
 * Who sends the request: by the bearer token, or else by the `apikey` header.
 * A user's session is looked up in the database each time, so that a closed session, a disabled and a deleted user are
 * refused at once; `app_metadata`, `email` and `aal` are the current ones, not those of the moment the token was signed.
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

/** Whether the database found no open session of an enabled user: the error of `app.current_claims`. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === 'AU001';
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(c: Context): string | undefined {
  return c.req.header('authorization')?.match(/^Bearer\s+(\S+)\s*$/i)?.[1];
}

import postgres from 'postgres';
import type { AppContext, Caller } from '../context.ts';
import { InvalidToken } from './signed-token.ts';

export type TokenProblem = 'missing' | 'invalid' | 'session_not_found';

/** No caller can be told from the request's headers: an answer with status 401. */
export class Unauthenticated extends Error {
  override name = 'Unauthenticated';
  readonly status = 401;
  readonly problem: TokenProblem;

  constructor(problem: TokenProblem) {
    super(`unauthenticated: ${problem}`);
    this.problem = problem;
  }
}

/** The headers of a request, by their lower-case names. */
export interface HeaderReader {
  get(name: string): string | null;
}

type Needs = Pick<AppContext, 'keys' | 'authSql'>;

/**
 * Who the request's token says it is from: the bearer token, or else the `apikey` header. Its signature is checked; of a
 * user's token it is not known yet whether its session is still open.
 * @throws Unauthenticated
 */
export async function readToken({ keys }: Pick<Needs, 'keys'>, headers: HeaderReader): Promise<Caller> {
  const token = bearerToken(headers) ?? headers.get('apikey')?.trim();
  if (!token) throw new Unauthenticated('missing');
  const claims = await keys.verify(token).catch((error: unknown) => {
    throw error instanceof InvalidToken ? new Unauthenticated('invalid') : error;
  });
  if (claims.role === 'anon' || claims.role === 'service_role') return { role: claims.role, claims };
  if (!checked.has(claims)) {
    if (!isUuid(claims.sub) || !isUuid(claims.session_id)) throw new Unauthenticated('invalid');
    checked.add(claims);
  }
  return { role: 'authenticated', claims };
}

/** Claims that name a user and a session; the same object stands for all requests of a token. */
const checked = new WeakSet<object>();
const isUuid = (value: unknown) => typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/**
 * Who sends the request: by the bearer token, or else by the `apikey` header.
 * A user's session is looked up in the database each time, so that a closed session, a disabled and a deleted user are
 * refused at once; `app_metadata`, `email` and `aal` are the current ones, not those of the moment the token was signed.
 * @throws Unauthenticated
 */
export async function authenticate({ keys, authSql }: Needs, headers: HeaderReader): Promise<Caller> {
  const caller = await readToken({ keys }, headers);
  if (caller.role !== 'authenticated') return caller;
  return { role: 'authenticated', claims: await currentClaims(authSql, caller.claims) };
}

async function currentClaims(authSql: Needs['authSql'], signed: Caller['claims']): Promise<Caller['claims']> {
  try {
    const [row] = await authSql<{ claims: Caller['claims'] }[]>`
      select app.current_claims(${authSql.json(signed as never)}) as claims`;
    return Object.freeze(row?.claims ?? {});
  } catch (error) {
    throw isSessionEnded(error) ? new Unauthenticated('session_not_found') : error;
  }
}

/** Whether the database found no open session of an enabled user: the error of `app.current_claims`. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.code === 'AU001';
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(headers: HeaderReader): string | undefined {
  return headers.get('authorization')?.match(/^Bearer\s+(\S+)\s*$/i)?.[1];
}

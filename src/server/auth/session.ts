import type { AppContext, Caller } from '../context.ts';
import { type Metadata, shownUserMetadata } from './metadata.ts';
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

type Needs = Pick<AppContext, 'keys' | 'authSql'>;

/**
 * Who sends the request: by the bearer token, or else by the `apikey` header.
 * A user's session is looked up in the database each time, so that a closed session, a disabled and a deleted user are
 * refused at once; `app_metadata`, `email` and `aal` are the current ones, not those of the moment the token was signed.
 * @throws Unauthenticated
 */
export async function authenticate({ keys, authSql }: Needs, headers: Headers): Promise<Caller> {
  const token = bearerToken(headers) ?? headers.get('apikey')?.trim();
  if (!token) throw new Unauthenticated('missing');
  const claims = await keys.verify(token).catch((error: unknown) => {
    throw error instanceof InvalidToken ? new Unauthenticated('invalid') : error;
  });
  if (claims.role === 'anon' || claims.role === 'service_role') return { role: claims.role, claims };
  const current = await currentSession(authSql, claims);
  return { role: 'authenticated', claims: Object.freeze({ ...claims, ...current }) };
}

interface CurrentRow {
  email: string | null;
  aal: string;
  app: Metadata;
  own: Metadata;
}

async function currentSession(authSql: Needs['authSql'], claims: Caller['claims']) {
  const { sub, session_id } = claims;
  if (typeof sub !== 'string' || typeof session_id !== 'string') throw new Unauthenticated('invalid');
  const [row] = await authSql<CurrentRow[]>`
    select u.email, s.aal, u.raw_app_meta_data as app, u.raw_user_meta_data as own
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = ${session_id} and u.id = ${sub}
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())`;
  if (!row) throw new Unauthenticated('session_not_found');
  return {
    email: row.email ?? '',
    aal: row.aal,
    app_metadata: row.app,
    user_metadata: shownUserMetadata(row.own, row.app),
  };
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(headers: Headers): string | undefined {
  return headers.get('authorization')?.match(/^Bearer\s+(\S+)\s*$/i)?.[1];
}

import type { Caller } from '../context.ts';
import { arrayLiteral } from './sql/array-literal.ts';

/** What the database is told about a caller: the claims, and the versions of the rows they were last put together from. */
export interface Identity {
  claims: string;
  /** An array's text; null before the database has put the claims together. */
  versions: string | null;
}

/** By the claims of a token, which are the same object for all its requests. */
const known = new WeakMap<Caller['claims'], Identity>();

/** What is known of a token's identity; as the token says it before the database was asked. */
export function identityOf(claims: Caller['claims']): Identity {
  const identity = known.get(claims) ?? { claims: JSON.stringify(claims), versions: null };
  known.set(claims, identity);
  return identity;
}

/** Keeps what `app.answer_request` put together, until it says otherwise. */
export function rememberIdentity(claims: Caller['claims'], present: string): void {
  const { claims: text, versions } = JSON.parse(present) as { claims: string; versions: string[] };
  known.set(claims, { claims: text, versions: arrayLiteral(versions) });
}

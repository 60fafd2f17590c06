import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { refusals } from '../refusals.ts';
import type { ServerKey } from './server-keys.ts';

/** The statements a token makes about its bearer. */
export type Claims = Readonly<Record<string, unknown>>;

const algorithm = 'HS256';
const audience = 'authenticated';
const roleOf = { access: 'authenticated', anon: 'anon', service_role: 'service_role' } as const;

/** Signs claims with one of our keys and names that key in the header. */
export function signToken(key: ServerKey, claims: Claims): Promise<string> {
  return new SignJWT(claims as JWTPayload)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: key.kid })
    .sign(key.secret);
}

/**
 * The claims of a token of ours, and the key that signed it.
 * A key vouches for its own role only: the anon key's secret cannot make a service_role token.
 * @throws HttpError 401 `bad_jwt` when the algorithm, signature, key, role, audience or expiry is not right.
 */
export async function verifyToken(
  token: string,
  findKey: (kid: string | undefined) => Promise<ServerKey | undefined>,
): Promise<{ claims: Claims; kid: string }> {
  let signer: ServerKey | undefined;
  const { payload } = await jwtVerify(
    token,
    async ({ kid }) => {
      signer = await findKey(kid);
      if (!signer) throw refusals.badJwt();
      return signer.secret;
    },
    { algorithms: [algorithm], requiredClaims: ['exp', 'role'] },
  ).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? refusals.badJwt() : error;
  });
  const role = signer && roleOf[signer.purpose as keyof typeof roleOf];
  const isForUs = role !== roleOf.access || payload.aud === audience;
  if (!signer || !role || payload.role !== role || !isForUs) throw refusals.badJwt();
  return { claims: Object.freeze(payload), kid: signer.kid };
}

import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { ServerKey } from './server-keys.ts';

/** The statements a token makes about its bearer. */
export type Claims = Readonly<Record<string, unknown>>;

/** A token is forged, expired, or made for something else. */
export class InvalidToken extends Error {
  override name = 'InvalidToken';
}

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
 * @throws InvalidToken when the algorithm, signature, key, role, audience or expiry is not right.
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
      if (!signer) throw new InvalidToken('not signed by a key of ours');
      return signer.secret;
    },
    { algorithms: [algorithm], requiredClaims: ['exp', 'role'] },
  ).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? new InvalidToken(error.message) : error;
  });
  const role = signer && roleOf[signer.purpose as keyof typeof roleOf];
  if (!signer || !role || payload.role !== role) throw new InvalidToken('its key does not stand for this role');
  if (role === roleOf.access && payload.aud !== audience) throw new InvalidToken('made for another audience');
  return { claims: Object.freeze(payload), kid: signer.kid };
}

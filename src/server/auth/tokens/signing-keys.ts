import { createHmac } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Claims, SigningKeys } from '../../context.ts';
import type { Queries } from '../../database/pool.ts';
import { refusals } from '../refusals.ts';
import { type KeyPurpose, readServerKeys, type ServerKey } from './server-keys.ts';

const algorithm = 'HS256';
const audience = 'authenticated';
const roleOf = { access: 'authenticated', anon: 'anon', service_role: 'service_role' } as const;
const apiKeySeconds = 10 * 365 * 24 * 3600;
/** How soon an instance notices that another one has rotated a key. */
const reloadAfterMilliseconds = 60_000;
/**
 * A key that is unknown may be brand-new, so all keys are read again; but at most this often, because forged tokens
 * name unknown keys too.
 */
const reloadForUnknownMilliseconds = 2_000;
const mostVerified = 1_000;

/** Reads the secrets that all instances on a database share; the first instance makes them. */
export async function loadKeys(db: Queries): Promise<SigningKeys> {
  let keys = await readServerKeys(db);
  let apiKeys = await signApiKeys(keys);
  let readAt = Date.now();
  let reading: Promise<void> | null = null;

  const reload = async () => {
    const fresh = await readServerKeys(db);
    apiKeys = await signApiKeys(fresh);
    keys = fresh;
    readAt = Date.now();
  };
  const reloadOnce = () => {
    reading ??= reload().finally(() => {
      reading = null;
    });
    return reading;
  };
  const findKey = (kid: string | undefined) => keys.find((key) => key.kid === kid && !isPast(key.validUntil));
  const secretOf = (purpose: KeyPurpose) => keyInUse(keys, purpose).secret;

  // Remembers verified tokens: checking the signature of the same token each time would add a third to the cost of a
  // short answer. Expiry is still checked each time.
  const verified = new Map<string, Awaited<ReturnType<typeof verifyToken>>>();

  return {
    get anonKey() {
      return apiKeys.anon;
    },
    get serviceRoleKey() {
      return apiKeys.serviceRole;
    },
    signAccessToken(claims, lifetimeSeconds) {
      const now = Math.floor(Date.now() / 1000);
      return signToken(keyInUse(keys, 'access'), { ...claims, iat: now, exp: now + lifetimeSeconds });
    },
    async verify(token) {
      if (Date.now() - readAt > reloadAfterMilliseconds) await reloadOnce();
      const known = verified.get(token);
      if (known && !isPast(Number(known.claims.exp)) && findKey(known.kid)) return known.claims;
      const found = await verifyToken(token, async (kid) => {
        if (!findKey(kid) && Date.now() - readAt > reloadForUnknownMilliseconds) await reloadOnce();
        return findKey(kid);
      });
      if (verified.size === mostVerified) verified.clear();
      verified.set(token, found);
      return found.claims;
    },
    digest: (...parts) => createHmac('sha256', secretOf('digest')).update(JSON.stringify(parts)).digest(),
    async encrypt(text) {
      const encryption = new CompactEncrypt(Buffer.from(text)).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
      return Buffer.from(await encryption.encrypt(secretOf('factor')));
    },
    async decrypt(sealed) {
      return Buffer.from((await compactDecrypt(sealed, secretOf('factor'))).plaintext).toString();
    },
  };
}

function keyInUse(keys: readonly ServerKey[], purpose: KeyPurpose): ServerKey {
  const key = keys.find((candidate) => candidate.purpose === purpose && candidate.validUntil === null);
  if (!key) throw new Error(`No ${purpose} key is in use in auth.server_keys.`);
  return key;
}

const isPast = (seconds: number | null) => seconds !== null && seconds * 1000 <= Date.now();

/** Signs the API keys from only the stored secret and its age, so that every instance and start gives the same text. */
async function signApiKeys(keys: readonly ServerKey[]): Promise<{ anon: string; serviceRole: string }> {
  const apiKey = (role: 'anon' | 'service_role') => {
    const key = keyInUse(keys, role);
    return signToken(key, { iss: 'havayolu-iletisim', role, iat: key.createdAt, exp: key.createdAt + apiKeySeconds });
  };
  return { anon: await apiKey('anon'), serviceRole: await apiKey('service_role') };
}

function signToken(key: ServerKey, claims: Claims): Promise<string> {
  return new SignJWT(claims as JWTPayload)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: key.kid })
    .sign(key.secret);
}

/**
 * Verifies a token and names the key that signed it; a key is only good for its own role.
 * @throws HttpError 401 `bad_jwt` if the algorithm, signature, key, role, audience or expiry is wrong
 */
async function verifyToken(
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

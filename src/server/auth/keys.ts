import { createHmac } from 'node:crypto';
import type { ISql } from 'postgres';
import { decryptText, encryptText } from './sealed-text.ts';
import { type KeyPurpose, readServerKeys, type ServerKey } from './server-keys.ts';
import { type Claims, signToken, verifyToken } from './signed-token.ts';
import { VerifiedTokens } from './verified-tokens.ts';

/** The secrets of the sign-in service, and all that is done with them. */
export interface SigningKeys {
  /** The public key of the data API: a token of role `anon`. */
  readonly anonKey: string;
  /** The secret key of the data API: a token of role `service_role`. */
  readonly serviceRoleKey: string;
  /** Signs an access token that is valid for `lifetimeSeconds` from now. */
  signAccessToken(claims: Claims, lifetimeSeconds: number): Promise<string>;
  /** The claims of an access token, anon key or service_role key. Throws when it is forged, expired or rotated out. */
  verify(token: string): Promise<Claims>;
  /** Keyed hash, for secrets too short to be stored under a plain hash. */
  digest(...parts: string[]): Buffer;
  encrypt(text: string): Buffer;
  decrypt(sealed: Uint8Array): string;
}

const apiKeySeconds = 10 * 365 * 24 * 3600;
/** A rotation made by another instance is noticed after this time at the latest. */
const reloadAfterMilliseconds = 60_000;
/** A key this process has not seen yet may have been made a moment ago; forged ones must not cost a query each. */
const reloadForUnknownMilliseconds = 2_000;

/** Reads the secrets from the database; the first instance on it makes them, all instances share them. */
export async function loadKeys(authSql: ISql): Promise<SigningKeys> {
  let keys = await readServerKeys(authSql);
  let apiKeys = await signApiKeys(keys);
  let readAt = Date.now();
  let reading: Promise<void> | null = null;

  const reload = async () => {
    const fresh = await readServerKeys(authSql);
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
  const verified = new VerifiedTokens();
  const findKey = (kid: string | undefined) => keys.find((key) => key.kid === kid && !isExpired(key));
  const secretOf = (purpose: KeyPurpose) => keyInUse(keys, purpose).secret;

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
      const known = verified.find(token, (kid) => findKey(kid) !== undefined);
      if (known) return known;
      let signer: ServerKey | undefined;
      const claims = await verifyToken(token, async (kid) => {
        if (!findKey(kid) && Date.now() - readAt > reloadForUnknownMilliseconds) await reloadOnce();
        signer = findKey(kid);
        return signer;
      });
      if (signer) verified.add(token, { claims, kid: signer.kid });
      return claims;
    },
    digest: (...parts) => createHmac('sha256', secretOf('digest')).update(JSON.stringify(parts)).digest(),
    encrypt: (text) => encryptText(secretOf('factor'), text),
    decrypt: (sealed) => decryptText(secretOf('factor'), sealed),
  };
}

function keyInUse(keys: readonly ServerKey[], purpose: KeyPurpose): ServerKey {
  const key = keys.find((candidate) => candidate.purpose === purpose && candidate.validUntil === null);
  if (!key) throw new Error(`No ${purpose} key is in use in auth.server_keys.`);
  return key;
}

const isExpired = (key: ServerKey) => key.validUntil !== null && key.validUntil * 1000 <= Date.now();

/** The API keys follow from the stored secret and its age alone: every instance and every start gives the same text. */
async function signApiKeys(keys: readonly ServerKey[]): Promise<{ anon: string; serviceRole: string }> {
  const apiKey = (role: 'anon' | 'service_role') => {
    const key = keyInUse(keys, role);
    return signToken(key, { iss: 'havayolu-iletisim', role, iat: key.createdAt, exp: key.createdAt + apiKeySeconds });
  };
  return { anon: await apiKey('anon'), serviceRole: await apiKey('service_role') };
}

import type { Logger } from 'pino';
import type { Agency } from '../domain/agency.ts';
import type { Connections } from './database/pool.ts';
import type { Settings } from './settings.ts';

/** The statements a token makes about its bearer. */
export type Claims = Readonly<Record<string, unknown>>;

/** The secrets of the sign-in service, and what is done with them. */
export interface SigningKeys {
  /** The public key of the data API: a token of role `anon`. */
  readonly anonKey: string;
  /** The secret key of the data API: a token of role `service_role`. */
  readonly serviceRoleKey: string;
  /** Signs an access token that is valid for `lifetimeSeconds` from now. */
  signAccessToken(claims: Claims, lifetimeSeconds: number): Promise<string>;
  /**
   * The claims of an access token, anon key or service_role key.
   * @throws HttpError 401 `bad_jwt` when it is forged, expired, or of a key that is no longer in use
   */
  verify(token: string): Promise<Claims>;
  /** Keyed hash, for secrets too short to be stored under a plain hash. */
  digest(...parts: string[]): Buffer;
  encrypt(text: string): Promise<Buffer>;
  /** Throws when it was encrypted with another key, or tampered with. */
  decrypt(sealed: Uint8Array): Promise<string>;
}

/** What the request handlers of our own backend work with. */
export interface AppContext {
  settings: Settings;
  agency: Agency;
  /** Connected as the role that owns schema `auth`, for the sign-in service and the user directory. */
  owner: Connections;
  /** Connected as the role that can only switch to anon, authenticated or service_role, for the data API. */
  requests: Connections;
  keys: SigningKeys;
  log: Logger;
}

/** Who sends a request: the role its key or access token proves, and the token's verified claims. */
export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Claims;
}

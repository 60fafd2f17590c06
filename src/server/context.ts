import type { Logger } from 'pino';
import type { Agency } from '../domain/agency.ts';
import type { Connections } from './database/pool.ts';
import type { Settings } from './settings.ts';

export type Claims = Readonly<Record<string, unknown>>;

export interface SigningKeys {
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  signAccessToken(claims: Claims, lifetimeSeconds: number): Promise<string>;
  /**
   * The claims of an access token, anon key or service_role key.
   * @throws HttpError 401 `bad_jwt` if it is forged or expired, or its key is no longer in use
   */
  verify(token: string): Promise<Claims>;
  /** A keyed hash, for secrets so short that a plain hash would reveal them. */
  digest(...parts: string[]): Buffer;
  encrypt(text: string): Promise<Buffer>;
  decrypt(sealed: Uint8Array): Promise<string>;
}

export interface AppContext {
  settings: Settings;
  agency: Agency;
  owner: Connections;
  requests: Connections;
  keys: SigningKeys;
  log: Logger;
}

export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Claims;
}

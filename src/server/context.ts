import type { Logger } from 'pino';
import type { Agency } from '../domain/agency.ts';
import type { SigningKeys } from './auth/tokens/signing-keys.ts';
import type { Connections } from './database/pool.ts';
import type { Settings } from './settings.ts';

/** What every request handler of our own backend works with. */
export interface AppContext {
  settings: Settings;
  agency: Agency;
  /** As the role that owns schema `auth`: for the sign-in service and the user directory. */
  owner: Connections;
  /** As the role that can only switch to anon, authenticated or service_role: for the data API. */
  requests: Connections;
  keys: SigningKeys;
  log: Logger;
}

/** Who sends a request: the role its key or access token proves, and the token's verified claims. */
export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Readonly<Record<string, unknown>>;
}

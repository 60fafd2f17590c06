import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Agency } from '../domain/agency.ts';
import type { SigningKeys } from './auth/keys.ts';
import type { Lanes } from './database/lanes.ts';
import type { Settings } from './settings.ts';

/** What every request handler of our own backend works with. */
export interface AppContext {
  settings: Settings;
  agency: Agency;
  /** Connections as the role that can only switch to anon, authenticated or service_role; one for each transaction. */
  dataLanes: Lanes;
  /** A pool of connections as the role that owns schema `auth`; never used for requests of `/rest/v1`. */
  authSql: Sql;
  keys: SigningKeys;
  log: Logger;
}

/** Who sends a request: the role its key or access token proves, and the token's verified claims. */
export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Readonly<Record<string, unknown>>;
}

import type { Logger } from 'pino';
import type { ISql } from 'postgres';
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
  /** Few connections of the same role, for lists that are read piece by piece at the pace of their reader. */
  listLanes: Lanes;
  /** Single statements as the role that owns schema `auth`. */
  authSql: ISql;
  /** Transactions as that role. */
  authLanes: Lanes;
  keys: SigningKeys;
  log: Logger;
}

/** Who sends a request: the role its key or access token proves, and the token's verified claims. */
export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Readonly<Record<string, unknown>>;
}

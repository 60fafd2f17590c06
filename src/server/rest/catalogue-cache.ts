import type { Caller } from '../context.ts';
import type { Queries } from '../database/pool.ts';
import { HttpError } from '../http/errors.ts';
import type { Catalogue, Relation, Routine } from './catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

/**
 * Whether PostgreSQL decides on a request. Anonymous callers are refused here unless `isForAnybody`: PostgreSQL would
 * parse all their values before it checks rights.
 */
export function mayUse(role: Caller['role'], { isForAnybody }: Pick<Relation | Routine, 'isForAnybody'>): boolean {
  return role !== 'anon' || isForAnybody;
}

/** The refusal for an anonymous caller, in PostgreSQL's words. */
export function noRight(kind: 'table' | 'view' | 'function', name: string): HttpError {
  const headers = { 'WWW-Authenticate': 'Bearer' };
  return new HttpError(401, '42501', `permission denied for ${kind} ${name}`, { headers });
}

/**
 * The shortest time between two reloads of the catalogue for missing names. Another instance may have migrated, but
 * clients may also guess names.
 */
const reloadAfterMilliseconds = 5_000;

/** Reads the catalogue when first needed, and again when a name is missing. */
export class CatalogueCache {
  readonly #database: Queries;
  #reading: Promise<Catalogue> | null = null;
  #readAt = 0;

  constructor(database: Queries) {
    this.#database = database;
  }

  /**
   * Returns the relation of that name.
   * @throws HttpError 404 PGRST205 if there is none, 401 42501 if anon has no right on it
   */
  async relation(name: string, role: Caller['role']): Promise<Relation> {
    const relation = await this.#find(({ relations }) => {
      const found = relations.get(name);
      return found && mayUse(role, found) ? found : undefined;
    });
    if (relation) return relation;
    const { relations } = await this.#read();
    const closed = relations.get(name);
    if (closed) throw noRight(closed.isTable ? 'table' : 'view', name);
    throw new HttpError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
  }

  async routine(name: string): Promise<Routine | undefined> {
    return await this.#find(({ routines }) => routines.get(name));
  }

  async #find<T>(pick: (catalogue: Catalogue) => T | undefined): Promise<T | undefined> {
    const found = pick(await this.#read());
    if (found !== undefined || Date.now() - this.#readAt < reloadAfterMilliseconds) return found;
    this.#reading = null;
    return pick(await this.#read());
  }

  #read(): Promise<Catalogue> {
    if (this.#reading) return this.#reading;
    this.#readAt = Date.now();
    const reading = readCatalogue(this.#database);
    this.#reading = reading;
    reading.catch(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    return reading;
  }
}

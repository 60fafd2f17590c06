import type { Queries } from '../database/pool.ts';
import { HttpError } from '../http/errors.ts';
import { type Catalogue, type Relation, type Routine, readCatalogue } from './catalogue.ts';

/** A name that is not there yet may come with a migration of another instance; guessing names must not cost queries. */
const reloadAfterMilliseconds = 5_000;

/** The catalogue, read when first needed and again when a name is missing. */
export class CatalogueCache {
  readonly #database: Queries;
  #reading: Promise<Catalogue> | null = null;
  #readAt = 0;

  constructor(database: Queries) {
    this.#database = database;
  }

  /** @throws HttpError 404 PGRST205 */
  async relation(name: string): Promise<Relation> {
    const relation = await this.#find((catalogue) => catalogue.relations.get(name));
    if (relation) return relation;
    throw new HttpError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
  }

  /** All functions of that name; they differ in their arguments. */
  async routines(name: string): Promise<readonly Routine[]> {
    return (await this.#find((catalogue) => catalogue.routines.get(name))) ?? [];
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

import { Client, type ClientConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { ConnectionFailure } from './failure.ts';

/** Milliseconds for one host to answer whether it takes writes. */
const longestAnswer = 4_000;

/** Several hosts as PostgreSQL's own clients write them: `postgres://user:password@one:5432,two:5432/name`. */
const form = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s;

/** An address for each host of `address`. */
export function addressesOf(address: string): string[] {
  const [, before = '', hosts = '', after = ''] = form.exec(address) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [address];
}

/**
 * One or several PostgreSQL servers of which one takes writes and the others follow it. Which one that is changes when it
 * is lost and another is promoted.
 */
export class Hosts {
  readonly #all: readonly ClientConfig[];
  #known: ClientConfig | null;
  #search: Promise<ClientConfig> | undefined;

  constructor(target: string | ClientConfig) {
    this.#all = typeof target === 'string' ? addressesOf(target).map(parseIntoClientConfig) : [target];
    this.#known = this.areSeveral ? null : (this.#all[0] ?? {});
  }

  get areSeveral(): boolean {
    return this.#all.length > 1;
  }

  /** Where new connections go, once it was looked for. */
  get chosen(): ClientConfig {
    return this.#known ?? this.#all[0] ?? {};
  }

  /**
   * The one that takes writes. It is looked for where it is not known; calls at the same time share one search.
   * @throws ConnectionFailure `NO_WRITING_HOST` when none does
   */
  async find(): Promise<ClientConfig> {
    if (this.#known) return this.#known;
    this.#search ??= this.#choose().finally(() => {
      this.#search = undefined;
    });
    return await this.#search;
  }

  /** The one that was known failed, or follows another one now. */
  forget(failed: ClientConfig): void {
    if (this.areSeveral && this.#known === failed) this.#known = null;
  }

  async #choose(): Promise<ClientConfig> {
    try {
      this.#known = await Promise.any(this.#all.map(takingWrites));
      return this.#known;
    } catch {
      throw new ConnectionFailure('NO_WRITING_HOST', new Error('None of the hosts of the database takes writes'));
    }
  }
}

async function takingWrites(config: ClientConfig): Promise<ClientConfig> {
  const client = new Client({ ...config, connectionTimeoutMillis: longestAnswer, query_timeout: longestAnswer });
  // What is lost fails the query that waits for it.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query('select pg_is_in_recovery() as follows');
    if (rows[0]?.follows !== false) throw new Error('It follows another one.');
    return config;
  } finally {
    await client.end();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { type Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import type { Connection } from './embedded/embedded.ts';
import { ConnectionFailure, errorCode } from './failure.ts';
import { typeParsers } from './values.ts';

export interface Login {
  user: string;
  password: string;
}

export type Target = string | Connection | ClientConfig;

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Runs statements: {@link Connections} gives each its own transaction, a {@link Transaction} runs all of them in one.
 */
export interface Queries {
  query<Row extends object>(statement: Statement): Promise<Row[]>;
}

export interface ConnectionsOptions {
  max: number;
  name: string;
  login?: Login;
  /** Set at the start of each transaction; {@link plainSettings} by default. */
  settings?: LocalSettings;
  /** Milliseconds to wait for a free or a new connection. Default: 10,000. */
  longestWait?: number | undefined;
  /**
   * Milliseconds after which a statement and its connection are abandoned: `statement_timeout` cannot interrupt every
   * statement. Default: never.
   */
  longestStatement?: number;
  /** Seconds after which an idle connection is replaced. Default: {@link longestLife}. */
  longestLife?: number;
  /**
   * Whether to send statements without waiting for the previous answer. COPY requires false; then use only
   * transactions. Default: true.
   */
  pipeline?: boolean;
  /**
   * Closes all connections when it aborts, even during a statement: for long work that a stopping server must not wait
   * for.
   */
  signal?: AbortSignal | undefined;
}

/** Seconds. PostgreSQL accumulates memory per connection, such as each time zone used on it; closing frees it. */
const longestLife = 1_200;

export type LocalSettings = Readonly<Record<string, string | number>>;

/** Instants and days in the format that the APIs send. */
export const plainSettings = { timezone: 'UTC', datestyle: 'ISO, YMD' } as const;

export interface TransactionOptions {
  readOnly?: boolean;
  repeatableRead?: boolean;
}

export class Transaction implements Queries {
  /** For COPY, which uses streams instead of rows. */
  readonly client: Client;

  constructor(client: Client) {
    this.client = client;
  }

  /**
   * @throws DatabaseError if PostgreSQL refuses the statement
   * @throws ConnectionFailure if the connection is lost, and with it the transaction
   */
  async query<Row extends object>({ text, values }: Statement): Promise<Row[]> {
    const { rows } = await this.client.query<Row & Record<string, unknown>>({ text, values: [...values] });
    return rows;
  }
}

/**
 * Connections to one database, opened on demand and reopened after PostgreSQL was unreachable. No setting and no
 * prepared statement outlives a transaction, so a pooler in transaction mode can sit in between.
 */
export class Connections implements Queries {
  readonly #pool: Pool;
  readonly #settings: string;
  #overdue = 0;

  constructor(target: Target, options: ConnectionsOptions) {
    this.#pool = new Pool(poolConfig(target, options));
    // Ignore the error: the pool replaces a lost idle connection.
    this.#pool.on('error', () => {});
    const { signal } = options;
    this.#pool.on('connect', (client) => {
      // A lost connection may emit several errors; one without a listener would end the process.
      client.on('error', () => {});
      if (signal) cutWith(client, signal);
    });
    this.#settings = Object.entries(options.settings ?? plainSettings)
      .map(([name, value]) => `; set local ${name} = '${value}'`)
      .join('');
  }

  async query<Row extends object>(statement: Statement): Promise<Row[]> {
    return await this.batch<Row>([statement]);
  }

  /**
   * Runs statements as one transaction, all sent at once.
   * @returns the rows of the last one
   * @throws DatabaseError for the first one that PostgreSQL refuses: all of them are rolled back
   * @throws ConnectionFailure if the connection is lost: the transaction may or may not have been committed
   */
  async batch<Row extends object>(statements: readonly Statement[], options: TransactionOptions = {}): Promise<Row[]> {
    return await this.#withClient(async (client) => {
      const transaction = new Transaction(client);
      const sent = [
        client.query(this.#begin(options)),
        ...statements.map((statement) => transaction.query<Row>(statement)),
        client.query('commit'),
      ];
      const answers = await Promise.allSettled(sent);
      const refused = answers.find(({ status }) => status === 'rejected');
      if (refused?.status === 'rejected') throw refused.reason;
      return (await sent.at(-2)) as Row[];
    });
  }

  /**
   * Runs `work` in a transaction, committed when it resolves. Rolled back if it throws, if the connection is lost
   * meanwhile, or if one of its statements failed, even if `work` caught that error.
   */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    return await this.#withClient(async (client, lost) => {
      const begun = client.query(this.#begin(options));
      const done = work(new Transaction(client));
      try {
        const [result] = await Promise.race([Promise.all([done, begun]), lost]);
        const { command } = await client.query('commit');
        // PostgreSQL answers a commit after a failed statement with a rollback.
        if (command !== 'COMMIT') throw new Error('A statement of the transaction had failed: it was undone.');
        return result;
      } catch (error) {
        // Throws the first error even if the rollback fails, too.
        await client.query('rollback').catch(() => {});
        throw error;
      }
    });
  }

  use(): { busy: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  overdue(): number {
    return this.#overdue;
  }

  /** Closes all connections once their running work is done, or after `seconds` at the latest. */
  async end(seconds: number): Promise<void> {
    await Promise.race([this.#pool.end(), pause(seconds * 1000, undefined, { ref: false })]);
  }

  #begin({ readOnly, repeatableRead }: TransactionOptions): string {
    const modes = `${repeatableRead ? ' isolation level repeatable read' : ''}${readOnly ? ' read only' : ''}`;
    return `begin${modes}${this.#settings}`;
  }

  async #withClient<T>(work: (client: PoolClient, lost: Promise<never>) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw connectionFailure(error);
    });
    const { promise: lost, reject } = Promise.withResolvers<never>();
    lost.catch(() => {});
    let isLost = false;
    const lose = (error: Error) => {
      isLost = true;
      reject(error);
    };
    client.on('error', lose);
    try {
      return await work(client, lost);
    } catch (error) {
      const failure = isOverdue(error) || isLost || isBroken(error) ? connectionFailure(error) : error;
      if (errorCode(failure) === 'STATEMENT_OVERDUE') this.#overdue += 1;
      throw failure;
    } finally {
      client.off('error', lose);
      // Does not reuse a connection that may still be in a transaction.
      client.release(client.getTransactionStatus() !== 'I');
    }
  }
}

function cutWith(client: Client, signal: AbortSignal): void {
  const cut = () => void client.end().catch(() => {});
  if (signal.aborted) cut();
  else signal.addEventListener('abort', cut, { once: true });
  client.once('end', () => signal.removeEventListener('abort', cut));
}

/**
 * Whether the driver abandoned a statement that took too long. In pipeline mode the driver also destroys the
 * connection.
 */
function isOverdue(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

const isBroken = (error: unknown) => error instanceof Error && error.message.endsWith('is not queryable');

function connectionFailure(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error;
  if (isOverdue(error)) return new ConnectionFailure('STATEMENT_OVERDUE', error);
  const isWait = error.message === 'timeout exceeded when trying to connect';
  return new ConnectionFailure(isWait ? 'CONNECTION_WAIT' : 'CONNECTION_CLOSED', error);
}

function poolConfig(target: Target, options: ConnectionsOptions): PoolConfig {
  const { max, name, login, longestWait = 10_000, longestStatement, pipeline = true } = options;
  return {
    ...clientConfigOf(target),
    ...login,
    max,
    application_name: name,
    connectionTimeoutMillis: longestWait,
    ...(longestStatement && { query_timeout: longestStatement }),
    keepAlive: true,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: options.longestLife ?? longestLife,
    pipeline,
    types: typeParsers,
  };
}

export function clientConfigOf(target: Target): ClientConfig {
  return typeof target === 'string' ? parseIntoClientConfig(target) : target;
}

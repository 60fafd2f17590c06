import { setTimeout as pause } from 'node:timers/promises';
import { type Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import type { Connection } from './embedded/embedded.ts';
import { ConnectionFailure, errorCode } from './failure.ts';
import { typeParsers } from './values.ts';

/** A role with its password. */
export interface Login {
  user: string;
  password: string;
}

/** A PostgreSQL address, or its parts, as those of the embedded one. */
export type Target = string | Connection | ClientConfig;

/** A statement with its parameters, made by the tag `sql` or by the data API. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs statements: each in a transaction of its own on {@link Connections}, all in one on a {@link Transaction}. */
export interface Queries {
  query<Row extends object>(statement: Statement): Promise<Row[]>;
}

/** How many connections at once, and under which name PostgreSQL lists them. */
export interface ConnectionsOptions {
  max: number;
  name: string;
  login?: Login;
  /** Set at the start of each transaction. Default: {@link plainSettings}. */
  settings?: LocalSettings;
  /** Milliseconds that work waits for a free or a new connection. Default: 10,000. */
  longestWait?: number | undefined;
  /**
   * Milliseconds after which a statement is given up with its connection: `statement_timeout` cannot interrupt all of them.
   * Default: never.
   */
  longestStatement?: number;
  /** Seconds after which an idle connection is replaced. Default: {@link longestLife}. */
  longestLife?: number;
  /** False for COPY: nothing is sent before the answer to the statement before. Then use transactions alone. Default: true. */
  pipeline?: boolean;
  /** Cuts all connections, whatever runs on them: for long work that nobody waits for when the server stops. */
  signal?: AbortSignal | undefined;
}

/** PostgreSQL keeps things for a connection, such as each time zone named on it; they go with it. */
const longestLife = 1_200;

/** PostgreSQL's settings for one transaction. */
export type LocalSettings = Readonly<Record<string, string | number>>;

/** Instants and days as the wire of the APIs has them. */
export const plainSettings = { timezone: 'UTC', datestyle: 'ISO, YMD' } as const;

export interface TransactionOptions {
  /** PostgreSQL refuses every write. */
  readOnly?: boolean;
  /** All statements see the same moment. */
  repeatableRead?: boolean;
}

/** The statements of one transaction, on its connection. */
export class Transaction implements Queries {
  /** For COPY, which has streams in place of rows. */
  readonly client: Client;

  constructor(client: Client) {
    this.client = client;
  }

  /**
   * @throws DatabaseError when PostgreSQL refuses the statement
   * @throws ConnectionFailure when the connection is gone, and with it the transaction
   */
  async query<Row extends object>({ text, values }: Statement): Promise<Row[]> {
    const { rows } = await this.client.query<Row & Record<string, unknown>>({ text, values: [...values] });
    return rows;
  }
}

/**
 * Connections to one database, opened when needed, and again after PostgreSQL was away. No setting and no prepared statement
 * outlives a transaction, so a pooler in transaction mode may stand in between.
 */
export class Connections implements Queries {
  readonly #pool: Pool;
  readonly #settings: string;
  #overdue = 0;

  constructor(target: Target, options: ConnectionsOptions) {
    this.#pool = new Pool(poolConfig(target, options));
    // The pool replaces an idle connection that is lost.
    this.#pool.on('error', () => {});
    const { signal } = options;
    this.#pool.on('connect', (client) => {
      // A lost connection may tell so more than once; an error that nobody hears would end the process.
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
   * @throws DatabaseError of the first one that PostgreSQL refuses: nothing of any of them remains
   * @throws ConnectionFailure when the connection is lost: nobody knows whether it was committed
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
   * Runs `work` in a transaction: committed when it resolves, undone when it throws, when the connection is lost while `work`
   * waits for something else, or when one of its statements failed, even if `work` caught that.
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
        // The first error counts; a connection that takes no rollback is not used again.
        await client.query('rollback').catch(() => {});
        throw error;
      }
    });
  }

  /** How many connections are lent out, how many are free, and how much work waits for one. */
  use(): { busy: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** How many connections were given up with a statement that did not end, since the start. */
  overdue(): number {
    return this.#overdue;
  }

  /** Closes all connections, after their running work or at the latest after some seconds. */
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
      const failure = isOverdue(error) || isLost ? connectionFailure(error) : error;
      if (errorCode(failure) === 'STATEMENT_OVERDUE') this.#overdue += 1;
      throw failure;
    } finally {
      client.off('error', lose);
      // A connection that is still in a transaction, or unknown to be out of it, is not used again.
      client.release(client.getTransactionStatus() !== 'I');
    }
  }
}

/** Ends a connection by `signal`; the driver cuts it where a statement is under way. */
function cutWith(client: Client, signal: AbortSignal): void {
  const cut = () => void client.end().catch(() => {});
  if (signal.aborted) cut();
  else signal.addEventListener('abort', cut, { once: true });
  client.once('end', () => signal.removeEventListener('abort', cut));
}

/** Whether the driver gave up a statement. In pipeline mode it also destroys the connection. */
function isOverdue(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Gives the driver's errors about connections, which have no code, one of ours. */
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
    // Notices a connection that went silent.
    keepAlive: true,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: options.longestLife ?? longestLife,
    pipeline,
    types: typeParsers,
  };
}

/** A target in the driver's terms. */
export function clientConfigOf(target: Target): ClientConfig {
  return typeof target === 'string' ? parseIntoClientConfig(target) : target;
}

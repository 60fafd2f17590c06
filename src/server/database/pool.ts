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

/** A statement with its parameters: what the tag `sql` makes, and what the data API puts together. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs statements one by one: each in a transaction of its own on a pool, all in one on a {@link Transaction}. */
export interface Queries {
  query<Row extends object>(statement: Statement): Promise<Row[]>;
}

/** Who connects, how often at once, and under which name PostgreSQL lists it. */
export interface ConnectionsOptions {
  max: number;
  name: string;
  login?: Login;
  /** What PostgreSQL is told at the begin of each transaction. Default: {@link plainSettings}. */
  settings?: Settings;
  /** Milliseconds that work waits for a free or a new connection. Default: 10,000. */
  longestWait?: number;
  /**
   * Milliseconds after which a statement is given up together with its connection, for what PostgreSQL's own
   * `statement_timeout` cannot interrupt. Default: never.
   */
  longestStatement?: number;
  /** Seconds after which a connection is replaced, once nothing runs on it. Default: {@link longestLife}. */
  longestLife?: number;
  /**
   * Whether statements are sent before the answers to earlier ones came. Default: true. COPY needs it off, and then only
   * transactions are to be used: the driver warns where statements queue.
   */
  pipeline?: boolean;
  /** Cuts all connections, whatever runs on them: for long work that nobody waits for at the end. */
  signal?: AbortSignal;
}

/** What PostgreSQL keeps for a connection, such as each time zone that was named on it, goes with it. */
const longestLife = 1_200;

/** Settings of PostgreSQL, for the length of a transaction. */
export type Settings = Readonly<Record<string, string | number>>;

/** How instants and days are written on the wire. */
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
 * Connections to one database. No setting outlives its transaction and no statement is kept, so a pooler may lend the
 * connection of PostgreSQL to somebody else after each. It connects when needed and again after PostgreSQL was away.
 */
export class Connections implements Queries {
  readonly #pool: Pool;
  readonly #settings: string;
  #overdue = 0;
  /** Why a connection was lost. */
  readonly #losses = new WeakMap<Client, Error>();

  constructor(target: Target, options: ConnectionsOptions) {
    this.#pool = new Pool(poolConfig(target, options));
    // An idle connection that is lost is taken out by the pool.
    this.#pool.on('error', () => {});
    // Each time: a lost connection may tell of it more than once, and what nobody hears ends the process.
    this.#pool.on('connect', (client) => client.on('error', (error) => this.#losses.set(client, error)));
    const { signal } = options;
    if (signal) this.#pool.on('connect', (client) => cutWith(client, signal));
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
   * Runs `work` in a transaction: committed when it resolves, undone when it throws. It also fails when the connection is
   * lost while it waits for something else, and when one of its statements has failed, even if nobody said so.
   */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    return await this.#withClient(async (client, lost) => {
      const begun = client.query(this.#begin(options));
      const done = work(new Transaction(client));
      try {
        const [result] = await Promise.race([Promise.all([done, begun]), lost]);
        const { command } = await client.query('commit');
        // After a failed statement PostgreSQL takes a commit for a rollback, whoever has caught the failure.
        if (command !== 'COMMIT') throw new Error('A statement of the transaction had failed: it was undone.');
        return result;
      } catch (error) {
        // A connection that takes no rollback is not used again: what counts is what went wrong before.
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
    client.once('error', reject);
    try {
      return await work(client, lost);
    } catch (error) {
      const failure = isOverdue(error) || this.#losses.has(client) ? connectionFailure(error) : error;
      if (errorCode(failure) === 'STATEMENT_OVERDUE') this.#overdue += 1;
      throw failure;
    } finally {
      client.off('error', reject);
      // Whatever is left in a transaction, or without a word on it, is not to be used again.
      client.release(client.getTransactionStatus() !== 'I');
    }
  }
}

/** With a statement under way the driver cuts the connection, as is wanted here. */
function cutWith(client: Client, signal: AbortSignal): void {
  const cut = () => void client.end().catch(() => {});
  if (signal.aborted) cut();
  else signal.addEventListener('abort', cut, { once: true });
  client.once('end', () => signal.removeEventListener('abort', cut));
}

/** What the driver says when it gives up a statement. With statements sent ahead it destroys the connection by itself. */
function isOverdue(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** What the driver says of connections has no code. */
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
    ...(longestStatement === undefined ? {} : { query_timeout: longestStatement }),
    // A connection that went silent is noticed.
    keepAlive: true,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: options.longestLife ?? longestLife,
    pipeline,
    types: typeParsers,
  };
}

/** How the driver wants to be told of a target. */
export function clientConfigOf(target: Target): ClientConfig {
  return typeof target === 'string' ? parseIntoClientConfig(target) : target;
}

import postgres, { type ISql, type Sql } from 'postgres';
import { connect, type PoolOptions, type Target } from './connect.ts';
import { isUnavailable } from './failure.ts';
import { singleStatements } from './single-statements.ts';

/** What a query gives whose connection, and with it its transaction, is gone. */
export function connectionLost(): Error {
  return Object.assign(new Error('The connection to the database was lost.'), { code: 'CONNECTION_CLOSED' });
}

/** The code of a failure for want of a free connection. */
export const waitedTooLong = 'CONNECTION_WAIT';

function connectionWait(): Error {
  return Object.assign(new Error('No connection to the database became free in time.'), { code: waitedTooLong });
}

/**
 * One connection, used by one piece of work at a time. The driver's own `begin` and `reserve` cannot be used for that:
 * when PostgreSQL ends a connection in the middle of their work, they wait for ever or write to a closed socket, which
 * ends the whole process.
 */
export class Lane {
  /** Queries on this one connection. */
  readonly sql: Sql;
  /** Statements this connection has prepared since it was opened. */
  readonly prepared = new Set<string>();
  readonly #watchers = new Set<() => void>();
  #losses = 0;
  #isBroken = false;

  constructor(target: Target, options: PoolOptions) {
    const onLoss = () => {
      this.#losses += 1;
      this.prepared.clear();
      for (const lost of this.#watchers) lost();
    };
    // Without a lifetime: the driver would take the idle moment between two queries of a transaction for its end.
    this.sql = connect(target, { ...options, max: 1, lifetime: null, onLoss });
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** A check to be made before each further query: whether it would still go to the connection of this moment. */
  sameConnection(): () => boolean {
    const losses = this.#losses;
    return () => this.#losses === losses && !this.#isBroken;
  }

  /** Fails together with the connection: what waits for something else, such as a reader, does not notice its end. */
  async whileConnected<T>(work: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    const lost = () => reject(connectionLost());
    this.#watchers.add(lost);
    try {
      return await Promise.race([work, promise]);
    } finally {
      this.#watchers.delete(lost);
    }
  }

  /**
   * To be told of every failure. After an error of the socket nothing may be sent: what the driver takes until the
   * socket is closed, it neither sends nor fails.
   */
  noteFailure(error: unknown): void {
    if (isUnavailable(error)) this.#isBroken = true;
  }

  /**
   * Makes the connection fit for the next piece of work after a failed one. Where a statement fails after its first
   * rows, the driver leaves as many places empty in the next answer; a statement that succeeds ends that.
   */
  async recover(error: unknown): Promise<void> {
    this.noteFailure(error);
    if (this.#isBroken || !(error instanceof postgres.PostgresError)) return;
    await this.sql`select`.catch((failure: unknown) => this.noteFailure(failure));
  }
}

/** Lends out up to `max` connections; each is opened when it is first needed. */
export class Lanes {
  /** Runs single statements, each on any free connection. */
  readonly sql: ISql;
  readonly #target: Target;
  readonly #options: PoolOptions;
  readonly #all = new Set<Lane>();
  readonly #free: Lane[] = [];
  readonly #waiting = new Set<(lane: Lane) => void>();
  readonly #longestWait: number;

  /** @param longestWait milliseconds that work waits for a free connection */
  constructor(target: Target, options: PoolOptions, longestWait = 10_000) {
    this.#target = target;
    this.#options = options;
    this.#longestWait = longestWait;
    this.sql = singleStatements(connect(target, options), (send) => this.single(send));
  }

  /**
   * Waits for a free connection, and takes it back when the work has ended.
   * @throws Error CONNECTION_WAIT when none became free in time; nothing was done then
   */
  async lend<T>(work: (lane: Lane) => Promise<T>): Promise<T> {
    const lane = await this.#borrow();
    try {
      return await work(lane);
    } catch (error) {
      await lane.recover(error);
      throw error;
    } finally {
      this.#giveBack(lane.isBroken ? this.#replace(lane) : lane);
    }
  }

  /** Runs one statement on any free connection. */
  single<T>(send: (sql: Sql) => Promise<T>): Promise<T> {
    return this.lend((lane) => send(lane.sql));
  }

  /**
   * Runs `work` in a transaction: committed when it resolves, undone when it throws. Its queries are to be awaited one
   * after another; after a lost connection the next one fails instead of running outside the transaction.
   */
  async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return await this.lend(async (lane) => {
      const isSame = lane.sameConnection();
      const sql = new Proxy(lane.sql, {
        apply(query, self, args) {
          if (!isSame()) throw connectionLost();
          return Reflect.apply(query, self, args);
        },
        get(target, key) {
          if (key === 'unsafe' && !isSame()) throw connectionLost();
          return Reflect.get(target, key);
        },
      });
      try {
        await sql`begin`;
        const result = await lane.whileConnected(work(sql));
        await sql`commit`;
        return result;
      } catch (error) {
        lane.noteFailure(error);
        if (isSame()) await lane.sql`rollback`.catch((failure: unknown) => lane.noteFailure(failure));
        throw error;
      }
    });
  }

  /** How many connections are lent out, how many are free, and how much work waits for one. */
  use(): { busy: number; idle: number; waiting: number } {
    return { busy: this.#all.size - this.#free.length, idle: this.#free.length, waiting: this.#waiting.size };
  }

  /** Closes all connections after their running queries. */
  async end(seconds: number): Promise<void> {
    await Promise.all([...this.#all].map((lane) => lane.sql.end({ timeout: seconds })));
  }

  #borrow(): Promise<Lane> | Lane {
    const lane = this.#free.pop();
    if (lane) return lane;
    if (this.#all.size < this.#options.max) return this.#open();
    const { promise, resolve, reject } = Promise.withResolvers<Lane>();
    const take = (freed: Lane) => {
      clearTimeout(timer);
      resolve(freed);
    };
    const timer = setTimeout(() => {
      this.#waiting.delete(take);
      reject(connectionWait());
    }, this.#longestWait);
    this.#waiting.add(take);
    return promise;
  }

  #open(): Lane {
    const lane = new Lane(this.#target, this.#options);
    this.#all.add(lane);
    return lane;
  }

  #replace(lane: Lane): Lane {
    this.#all.delete(lane);
    void lane.sql.end({ timeout: 0 });
    return this.#open();
  }

  #giveBack(lane: Lane): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free.push(lane);
      return;
    }
    this.#waiting.delete(next);
    next(lane);
  }
}

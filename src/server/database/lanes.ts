import type { Sql } from 'postgres';
import { connect, type PoolOptions, type Target } from './connect.ts';

/**
 * One connection lent to one piece of work at a time. The driver's own `begin` and `reserve` cannot be used for this:
 * when PostgreSQL ends a connection in the middle of their work, they wait for ever or write to a closed socket, which
 * ends the whole process.
 */
export interface Lane {
  /** Queries on this one connection; it connects again by itself after it was lost. */
  readonly sql: Sql;
  /** How often the connection was lost so far: work that spans several queries must not go on after a change. */
  losses: number;
  /** Statements this connection has prepared since it was opened. */
  readonly prepared: Set<string>;
}

/** Lends out up to `max` connections; each is opened when it is first needed. */
export class Lanes {
  readonly #target: Target;
  readonly #options: PoolOptions;
  readonly #all: Lane[] = [];
  readonly #free: Lane[] = [];
  readonly #waiting: ((lane: Lane) => void)[] = [];

  constructor(target: Target, options: PoolOptions) {
    this.#target = target;
    this.#options = options;
  }

  /** Waits for a free connection, and takes it back when the work has ended. */
  async lend<T>(work: (lane: Lane) => Promise<T>): Promise<T> {
    const lane = await this.#borrow();
    try {
      return await work(lane);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(lane);
      else this.#free.push(lane);
    }
  }

  /** Closes all connections after their running queries. */
  async end(seconds: number): Promise<void> {
    await Promise.all(this.#all.map((lane) => lane.sql.end({ timeout: seconds })));
  }

  #borrow(): Promise<Lane> | Lane {
    const lane = this.#free.pop();
    if (lane) return lane;
    if (this.#all.length < this.#options.max) return this.#open();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #open(): Lane {
    const onLoss = () => {
      lane.losses += 1;
      lane.prepared.clear();
    };
    // Without a lifetime: the driver would take the idle moment between two queries of a transaction for its end.
    const sql = connect(this.#target, { ...this.#options, max: 1, lifetime: null, onLoss });
    const lane: Lane = { sql, losses: 0, prepared: new Set() };
    this.#all.push(lane);
    return lane;
  }
}

import { type Message, statementReader } from './messages.ts';

/**
 * When to cut a connection: before PostgreSQL gets the statement, after that but before any part of the answer,
 * within the rows of the answer or the data of a COPY, or after the whole answer has arrived.
 */
export type Moment = 'before' | 'during' | 'within' | 'after';

export interface Cut {
  moment: Moment;
  /** Which statements count; all by default. */
  statement?: RegExp;
  /** At which of these statements to cut; by default the first. */
  nth?: number;
  /** Number of rows, or pieces of COPY data, to let through before a cut `within`; 0 by default. */
  rows?: number;
}

/** A cut still to be made, on whichever connection first reaches its moment. */
export class Aim {
  readonly cut: Cut;
  #seen = 0;
  #rows = 0;

  constructor(cut: Cut) {
    this.cut = cut;
  }

  /** Counts a statement, and says whether to cut there. */
  isAt(statement: string): boolean {
    if (this.cut.statement && !this.cut.statement.test(statement)) return false;
    this.#seen += 1;
    return this.#seen === (this.cut.nth ?? 1);
  }

  /** Counts a row, and says whether to cut there. */
  isEnough(): boolean {
    this.#rows += 1;
    return this.#rows > (this.cut.rows ?? 0);
  }
}

/** What to do with a message: pass it on, cut the connection instead, or pass it on and then cut. */
export type Verdict = 'pass' | 'cut' | 'pass, then cut';

/** Statements that PostgreSQL answers with a single ReadyForQuery. */
interface Exchange {
  aim: Aim | null;
  isComplete: boolean;
}

/** Follows the messages on one connection, to find the moment of the cut. */
export class Conversation {
  readonly #exchanges: Exchange[] = [];
  readonly #statementIn = statementReader();
  readonly #currentAim: () => Aim | null;

  constructor(currentAim: () => Aim | null) {
    this.#currentAim = currentAim;
  }

  /** Decides what to do with a message from the server under test. */
  sent(message: Message): Verdict {
    const statement = this.#statementIn(message);
    const aim = this.#currentAim();
    if (statement !== null) {
      const isAimedAt = aim?.isAt(statement) ?? false;
      if (isAimedAt && aim?.cut.moment === 'before') return 'cut';
      const open = this.#open();
      if (isAimedAt) open.aim = aim;
    }
    // Data of a COPY that is sent to PostgreSQL.
    if (message.type === 'd' && this.#isWithin()) return 'cut';
    if (message.type === 'Q' || message.type === 'S') this.#open().isComplete = true;
    return 'pass';
  }

  /** Decides what to do with a message from PostgreSQL. */
  answered({ type }: Message): Verdict {
    const moment = this.#aim()?.cut.moment;
    if (moment === 'during') return 'cut';
    // A row, or COPY data that PostgreSQL sends.
    if ((type === 'D' || type === 'd') && this.#isWithin()) return 'cut';
    if (type !== 'Z') return 'pass';
    // The first ReadyForQuery ends the login and answers no statement.
    this.#exchanges.shift();
    return moment === 'after' ? 'pass, then cut' : 'pass';
  }

  /** The cut to make in the current answer; null if the test has cancelled it. */
  #aim(): Aim | null {
    const aim = this.#exchanges[0]?.aim ?? null;
    return aim === this.#currentAim() ? aim : null;
  }

  #open(): Exchange {
    const last = this.#exchanges.at(-1);
    if (last && !last.isComplete) return last;
    const next: Exchange = { aim: null, isComplete: false };
    this.#exchanges.push(next);
    return next;
  }

  #isWithin(): boolean {
    const aim = this.#aim();
    return aim?.cut.moment === 'within' && aim.isEnough();
  }
}

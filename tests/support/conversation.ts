import { type Message, statementReader } from './messages.ts';

/**
 * When to cut the connection: before PostgreSQL gets the statement, before its answer begins (`during`), within the
 * rows of the answer or of a COPY, or after the whole answer.
 */
export type Moment = 'before' | 'during' | 'within' | 'after';

export interface Cut {
  moment: Moment;
  statement?: RegExp;
  /** Cuts at the nth matching statement; by default at the first. */
  nth?: number;
  /** Rows, or pieces of COPY data, to let through before a cut `within`; 0 by default. */
  rows?: number;
}

/** Waits for the statement or row at which a test wants the connection to be lost. Connections share it. */
export class Aim {
  readonly cut: Cut;
  #seen = 0;
  #rows = 0;

  constructor(cut: Cut) {
    this.cut = cut;
  }

  isAt(statement: string): boolean {
    if (this.cut.statement && !this.cut.statement.test(statement)) return false;
    this.#seen += 1;
    return this.#seen === (this.cut.nth ?? 1);
  }

  isEnough(): boolean {
    this.#rows += 1;
    return this.#rows > (this.cut.rows ?? 0);
  }
}

export type Verdict = 'pass' | 'cut' | 'pass, then cut';

/** Statements that PostgreSQL answers with one ReadyForQuery. */
interface Exchange {
  aim: Aim | null;
  isComplete: boolean;
}

export class Conversation {
  readonly #exchanges: Exchange[] = [];
  readonly #statementIn = statementReader();
  readonly #currentAim: () => Aim | null;

  constructor(currentAim: () => Aim | null) {
    this.#currentAim = currentAim;
  }

  sent(message: Message): Verdict {
    const statement = this.#statementIn(message);
    const aim = this.#currentAim();
    if (statement !== null) {
      const isAimedAt = aim?.isAt(statement) ?? false;
      if (isAimedAt && aim?.cut.moment === 'before') return 'cut';
      const open = this.#open();
      if (isAimedAt) open.aim = aim;
    }
    // The client sends data of a COPY.
    if (message.type === 'd' && this.#isWithin()) return 'cut';
    if (message.type === 'Q' || message.type === 'S') this.#open().isComplete = true;
    return 'pass';
  }

  answered({ type }: Message): Verdict {
    const moment = this.#aim()?.cut.moment;
    if (moment === 'during') return 'cut';
    // PostgreSQL sends a row or data of a COPY.
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

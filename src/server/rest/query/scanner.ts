import { HttpError } from '../../http/errors.ts';

/** Reads one parameter of an address from left to right. Every failure is a 400 that names the place. */
export class Scanner {
  readonly #text: string;
  readonly #parameter: string;
  #position = 0;

  constructor(parameter: string, text: string) {
    this.#parameter = parameter;
    this.#text = text;
  }

  get atEnd(): boolean {
    return this.#position >= this.#text.length;
  }

  /** Consumes `token` when it comes next. */
  accept(token: string): boolean {
    if (!this.comesNext(token)) return false;
    this.#position += token.length;
    return true;
  }

  comesNext(token: string): boolean {
    return this.#text.startsWith(token, this.#position);
  }

  expect(token: string): void {
    if (!this.accept(token)) this.fail(`expected "${token}"`);
  }

  expectEnd(): void {
    if (!this.atEnd) this.fail('unexpected text');
  }

  /** Consumes the longest run without any of the characters in `stops`; may be empty. */
  until(stops: string): string {
    const start = this.#position;
    while (!this.atEnd && !stops.includes(this.#text.charAt(this.#position))) this.#position += 1;
    return this.#text.slice(start, this.#position);
  }

  /** Consumes everything that is left. */
  rest(): string {
    const start = this.#position;
    this.#position = this.#text.length;
    return this.#text.slice(start);
  }

  /**
   * A text in double quotes, in which a backslash keeps the next character as it is.
   * Null, and nothing consumed, when no quote comes next or the quotes are not closed.
   */
  quoted(): string | null {
    const start = this.#position;
    if (!this.accept('"')) return null;
    let value = '';
    while (!this.atEnd) {
      if (this.accept('"')) return value;
      this.accept('\\');
      value += this.#text.charAt(this.#position);
      this.#position += 1;
    }
    this.#position = start;
    return null;
  }

  /**
   * A value that reaches to one of `stops`. Quotes count when they hold the whole value; stock clients leave a value
   * that only begins with one as it is.
   */
  value(stops: string): string {
    const start = this.#position;
    const quoted = this.quoted();
    if (quoted !== null && (this.atEnd || stops.includes(this.#text.charAt(this.#position)))) return quoted;
    this.#position = start;
    return this.until(stops);
  }

  /** A list as PostgreSQL writes it, `{a,b}`; null, and nothing consumed, when none comes next. */
  braces(): string | null {
    const [list = null] = /^\{[^{}]*\}(?=[,)])/.exec(this.#text.slice(this.#position)) ?? [];
    this.#position += list?.length ?? 0;
    return list;
  }

  /** The name of a column: quoted, or a run of the characters names are made of. */
  name(): string {
    const name = this.quoted() ?? this.until(' .,:()"*!&|<>=-');
    return name === '' ? this.fail('expected a column name') : name;
  }

  /** @throws HttpError 400 PGRST100 */
  fail(problem: string): never {
    throw new HttpError(400, 'PGRST100', `"${this.#parameter}" could not be parsed: ${problem}`, {
      details: `at character ${this.#position + 1} of "${this.#text.slice(0, 200)}"`,
    });
  }
}

import { HttpError } from '../../http/errors.ts';

/** Reads one parameter of an address from left to right. A failure is a 400 that gives the position. */
export class Scanner {
  readonly #text: string;
  readonly #parameter: string;
  #position = 0;

  constructor(parameter: string, text: string) {
    this.#parameter = parameter;
    this.#text = text;
  }

  get ahead(): string {
    return this.#text.slice(this.#position);
  }

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
    if (this.#position < this.#text.length) this.fail('unexpected text');
  }

  until(stops: string): string {
    const start = this.#position;
    while (this.#position < this.#text.length && !stops.includes(this.#text.charAt(this.#position)))
      this.#position += 1;
    return this.#text.slice(start, this.#position);
  }

  rest(): string {
    return this.until('');
  }

  /** Consumes blanks, which PostgREST allows around names, commas and brackets. */
  blanks(): void {
    while (this.accept(' ') || this.accept('\t') || this.accept('\n'));
  }

  list<T>(parseItem: () => T): T[] {
    const items: T[] = [];
    do {
      this.blanks();
      items.push(parseItem());
      this.blanks();
    } while (this.accept(','));
    return items;
  }

  /**
   * Reads text in double quotes, in which a backslash escapes the next character.
   * Returns null and consumes nothing if no quote comes next or the closing one is missing.
   */
  quoted(): string | null {
    const [whole, inner = ''] = /^"((?:[^"\\]|\\.)*)"/s.exec(this.ahead) ?? [];
    if (whole === undefined) return null;
    this.#position += whole.length;
    return inner.replaceAll(/\\(.)/gs, '$1');
  }

  /**
   * Reads a value up to one of `stops`. Quotes count only around the whole value: Supabase's clients do not escape a
   * value that merely begins with a quote.
   */
  value(stops: string): string {
    const start = this.#position;
    const quoted = this.quoted();
    const next = this.#text.charAt(this.#position);
    if (quoted !== null && (next === '' || stops.includes(next))) return quoted;
    this.#position = start;
    return this.until(stops);
  }

  /** Reads a PostgreSQL array, `{a,b}`. Returns null and consumes nothing if none comes next. */
  braces(): string | null {
    const [list = null] = /^\{[^{}]*\}(?=[,)])/.exec(this.ahead) ?? [];
    this.#position += list?.length ?? 0;
    return list;
  }

  name(): string {
    this.blanks();
    const name = this.quoted() ?? this.until(' \t\n.,:()"*!&|<>=-');
    if (name === '') this.fail('expected a column name');
    this.blanks();
    if (this.comesNext('->')) this.fail('paths into JSON are not supported');
    return name;
  }

  fail(problem: string): never {
    throw new HttpError(400, 'PGRST100', `"${this.#parameter}" could not be parsed: ${problem}`, {
      details: `at character ${this.#position + 1} of "${this.#text.slice(0, 200)}"`,
    });
  }
}

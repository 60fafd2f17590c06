/** A statement with its parameters. Every parameter is text that the statement itself casts. */
export interface Statement {
  text: string;
  values: readonly (string | null)[];
}

/** Collects the parameters of one statement while its text is put together. */
export class Parameters {
  readonly values: (string | null)[] = [];

  /** The placeholder of `value`, cast to a type whose name comes from the catalogue. */
  add(value: string | null, type: string): string {
    this.values.push(value);
    return type === 'text' ? `$${this.values.length}::text` : `$${this.values.length}::text::${type}`;
  }
}

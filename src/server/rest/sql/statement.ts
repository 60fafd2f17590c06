/**
 * A statement with its parameters, as `app.answer_request` runs it: one row of total, rows, key and body. The parameters are
 * the elements of one array of texts, `$1`; the statement itself casts each.
 */
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
    const element = `($1)[${this.values.length}]`;
    return type === 'text' ? element : `${element}::${type}`;
  }
}

/** What every statement answers with, as one row. A column that makes no sense for a statement is null. */
export interface StatementResult {
  /** How many rows the filter matches in all, or how many an upsert made; null when nobody asked. */
  total: string | null;
  /** How many rows were changed, or are in the body. */
  rows: string;
  /** The primary key of the first row as a JSON object, when the answer is to name it. */
  key: string | null;
  /** As PostgreSQL wrote it, in UTF-8. */
  body: Uint8Array<ArrayBuffer> | null;
}

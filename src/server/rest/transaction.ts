import postgres, { type Sql } from 'postgres';
import type { Caller } from '../context.ts';
import type { Lane, Lanes } from '../database/lanes.ts';
import { readAnswer } from './answer-text.ts';
import { identityOf, rememberIdentity } from './present-identity.ts';
import { arrayLiteral } from './sql/array-literal.ts';
import type { Statement, StatementResult } from './sql/statement.ts';
import { nameOfFrequent } from './statement-cache.ts';

/** How many rows a statement must give. */
export interface RowBounds {
  least: number;
  most: number;
  /** The error for any other number, whose change is undone. */
  refuse(rows: string): Error;
}

export interface TransactionOptions {
  /** PostgreSQL refuses every write. */
  readOnly: boolean;
  /** Whether one plan fits all values: not with a pattern, a range or a limit. */
  isSteady?: boolean;
  bounds?: RowBounds | undefined;
  /** Answers as if the change had been made, and undoes it. */
  isTrial?: boolean;
}

/** Tries of a transaction that PostgreSQL ended to resolve a deadlock or a serialization failure. */
const attempts = 3;

/**
 * Runs one statement as the caller: role and claims are set for its transaction only and end with it, whether it commits
 * or fails, so that a connection never carries an identity to the next request. The caller's session is looked up in the
 * same transaction.
 * @throws PostgresError AU001 when the session of the caller's token has ended
 */
export async function runAs(
  lanes: Lanes,
  caller: Caller,
  statement: Statement,
  options: TransactionOptions,
): Promise<StatementResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (options.isTrial) return await runTrial(lanes, caller, statement, options);
      return await lanes.lend((lane) => runOn(lane, caller, statement, options));
    } catch (error) {
      const code = error instanceof postgres.PostgresError ? error.code : '';
      if (code === codes.rows && options.bounds) throw options.bounds.refuse((error as Error).message);
      if (attempt === attempts || !transient.has(code)) throw error;
    }
  }
}

/** SQLSTATEs: a number of rows out of bounds, and a prepared statement that the connection does not know. */
const codes = { rows: 'AU002', unprepared: '26000' };
const transient = new Set(['40001', '40P01', codes.unprepared]);
/** Characters of parameters; longer ones would only be copied once more for a kept statement. */
const shortValues = 8000;

async function runOn(
  lane: Lane,
  caller: Caller,
  statement: Statement,
  options: TransactionOptions,
): Promise<StatementResult> {
  const values = arrayLiteral(statement.values);
  // Anybody may be anon, and fill the list of what is kept with statements that nobody else needs.
  const mayStay = caller.role !== 'anon' && values.length < shortValues;
  const kept = mayStay ? nameOfFrequent(statement.text) : null;
  const isThere = kept !== null && lane.prepared.has(kept);
  try {
    const result = await send(lane.sql, caller, { kept, text: isThere ? null : statement.text, values }, options);
    if (kept !== null) lane.prepared.add(kept);
    return result;
  } catch (error) {
    if (kept !== null) lane.prepared.delete(kept);
    throw error;
  }
}

/** Carries a result out of a transaction that is to be undone. */
class Undone extends Error {
  readonly result: StatementResult;

  constructor(result: StatementResult) {
    super('undone');
    this.result = result;
  }
}

async function runTrial(
  lanes: Lanes,
  caller: Caller,
  { text, values }: Statement,
  options: TransactionOptions,
): Promise<StatementResult> {
  try {
    return await lanes.transaction(async (sql) => {
      throw new Undone(await send(sql, caller, { kept: null, text, values: arrayLiteral(values) }, options));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  }
}

const request = `select app.answer_request($1::text, $2::text, $3::text::text[], $4::text::boolean, $5::text,
  $6::text::boolean, $7::text, $8::text::text[], $9::text::bigint, $10::text::bigint) as answer`;

async function send(
  sql: Sql,
  { role, claims }: Caller,
  { kept, text, values }: { kept: string | null; text: string | null; values: string },
  { readOnly, isSteady = false, bounds }: TransactionOptions,
): Promise<StatementResult> {
  const identity = identityOf(claims);
  const [least, most] = bounds ? [String(bounds.least), String(bounds.most)] : [null, null];
  const given = [
    role,
    identity.claims,
    identity.versions,
    String(readOnly),
    kept,
    String(isSteady),
    text,
    values,
    least,
    most,
  ];
  // Unread, because the body goes out as it came in.
  const [row] = await sql.unsafe(request, given, { prepare: true }).raw();
  const [answer] = (row ?? []) as unknown as (Buffer<ArrayBuffer> | null)[];
  if (!answer) throw new Error('The statement answered without a row.');
  const { present, ...result } = readAnswer(answer);
  if (present !== null) rememberIdentity(claims, present);
  return result;
}

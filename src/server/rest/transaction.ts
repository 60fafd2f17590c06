import postgres, { type ISql } from 'postgres';
import type { Caller } from '../context.ts';
import type { Lanes } from '../database/lanes.ts';
import { runPrepared } from './prepared-transaction.ts';
import { arrayLiteral } from './sql/array-literal.ts';
import type { Statement, StatementResult } from './sql/statement.ts';

export interface TransactionOptions {
  /** PostgreSQL refuses every write. */
  readOnly: boolean;
  /** Whether its plan may be kept: not for a filter or a limit, which are planned badly while their values are unknown. */
  keepPlan?: boolean;
  /** Looks at the result before the commit; throwing undoes the change, `rollback` undoes it without an error. */
  inspect?: ((result: StatementResult) => 'commit' | 'rollback') | undefined;
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
  { readOnly, keepPlan, inspect }: TransactionOptions,
): Promise<StatementResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (keepPlan && !inspect) {
        return await lanes.lend((lane) => runPrepared(lane, caller, statement, readOnly));
      }
      if (!inspect) return await lanes.single((sql) => send(sql, caller, statement, readOnly));
      return await runInspected(lanes, caller, statement, readOnly, inspect);
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error;
    }
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

async function runInspected(
  lanes: Lanes,
  caller: Caller,
  statement: Statement,
  readOnly: boolean,
  inspect: (result: StatementResult) => 'commit' | 'rollback',
): Promise<StatementResult> {
  try {
    return await lanes.transaction(async (sql) => {
      const result = await send(sql, caller, statement, readOnly);
      if (inspect(result) === 'rollback') throw new Undone(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  }
}

async function send(
  sql: ISql,
  { role, claims }: Caller,
  { text, values }: Statement,
  readOnly: boolean,
): Promise<StatementResult> {
  const [result] = await sql<StatementResult[]>`
    select total, rows, key, body from app.run_request(${role}, ${JSON.stringify(claims)}, ${readOnly}, ${text},
      ${arrayLiteral(values)}::text::text[])`;
  if (!result) throw new Error('The statement answered without a row.');
  return result;
}

function isTransient(error: unknown): boolean {
  return error instanceof postgres.PostgresError && (error.code === '40001' || error.code === '40P01');
}

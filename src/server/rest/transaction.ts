import sql from 'sql-template-tag';
import type { Caller } from '../context.ts';
import { errorCode } from '../database/failure.ts';
import type { Connections } from '../database/pool.ts';
import { HttpError } from '../http/errors.ts';
import type { Statement, StatementResult } from './sql/statement.ts';

/** How many rows a statement must give. */
export interface RowBounds {
  least: number;
  most: number;
  /** The error for any other number, whose change is undone. */
  refuse(rows: number): Error;
}

export interface RequestOptions {
  /** PostgreSQL refuses every write. */
  readOnly: boolean;
  bounds?: RowBounds | undefined;
  /** Answers as if the change had been made, and undoes it. */
  isTrial?: boolean;
}

/** The refusal for a caller who asked for one object, and whose request gives another number of rows. */
export function notOne(rows: number): HttpError {
  return new HttpError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

/** For changes, which any other number of rows undoes. */
export const exactlyOne: RowBounds = { least: 1, most: 1, refuse: notOne };

/** Tries of a transaction that PostgreSQL ended to resolve a deadlock or a serialization failure. */
const attempts = 3;
const transient = new Set(['40001', '40P01']);

/**
 * Runs one statement as the caller: role and claims are set for its transaction only and end with it, whether it commits
 * or fails, so that a connection never carries an identity to the next request. The caller's session is looked up in the
 * same transaction.
 * @throws DatabaseError AU001 when the session of the caller's token has ended
 */
export async function runAs(
  requests: Connections,
  caller: Caller,
  statement: Statement,
  options: RequestOptions,
): Promise<StatementResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (options.bounds || options.isTrial ? runChecked : runAtOnce)(requests, caller, statement, options);
    } catch (error) {
      if (attempt === attempts || !transient.has(errorCode(error))) throw error;
    }
  }
}

/** The statement that makes the rest of a transaction the request of a caller. */
export function enterRequest({ role, claims }: Caller): Statement {
  return sql`select app.enter_request(${role}, ${JSON.stringify(claims)})`;
}

/** One round trip: all is sent before the first answer comes. What enters the request fails first, and the rest with it. */
async function runAtOnce(
  requests: Connections,
  caller: Caller,
  statement: Statement,
  { readOnly }: RequestOptions,
): Promise<StatementResult> {
  return onlyRow(await requests.batch<StatementResult>([enterRequest(caller), statement], { readOnly }));
}

/** Carries a result out of a transaction that is to be undone. */
class Undone extends Error {
  readonly result: StatementResult;

  constructor(result: StatementResult) {
    super('undone');
    this.result = result;
  }
}

async function runChecked(
  requests: Connections,
  caller: Caller,
  statement: Statement,
  { readOnly, bounds, isTrial }: RequestOptions,
): Promise<StatementResult> {
  const work = requests.transaction(
    async (transaction) => {
      const [, rows] = await Promise.all([
        transaction.query(enterRequest(caller)),
        transaction.query<StatementResult>(statement),
      ]);
      const result = onlyRow(rows);
      if (bounds && (result.rows < bounds.least || result.rows > bounds.most)) throw bounds.refuse(result.rows);
      if (isTrial) throw new Undone(result);
      return result;
    },
    { readOnly },
  );
  return await work.catch((error: unknown) => {
    if (error instanceof Undone) return error.result;
    throw error;
  });
}

function onlyRow([row]: readonly StatementResult[]): StatementResult {
  if (!row) throw new Error('The statement answered without a row.');
  return row;
}

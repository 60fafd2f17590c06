import sql from 'sql-template-tag';
import type { AppContext, Caller } from '../context.ts';
import { errorCode } from '../database/failure.ts';
import type { Connections } from '../database/pool.ts';
import { HttpError } from '../http/errors.ts';
import { nameOf } from '../share.ts';
import type { Statement, StatementResult } from './sql/statement.ts';

/** Looks at a result before it counts: what it refuses, or fails at, is undone. */
export type Check = (result: StatementResult) => Error | null;

export interface RequestOptions {
  /** PostgreSQL refuses every write. */
  readOnly: boolean;
  check?: Check | undefined;
  /** What the caller's share stays taken for once the result is there. */
  held?: (result: StatementResult) => Promise<void>;
}

/** The refusal for a caller who asked for one object, and whose request gives another number of rows. */
export function notOne(rows: number): HttpError {
  return new HttpError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

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
  app: Pick<AppContext, 'requests' | 'shares'>,
  caller: Caller,
  statement: Statement,
  options: RequestOptions,
): Promise<StatementResult> {
  const { readOnly, check, held } = options;
  if (check && !readOnly) {
    const work = () => runChecked(app.requests, caller, statement, check);
    return await inShare(app, caller, work, held);
  }
  const work = async () => onlyRow(await runAtOnce<StatementResult>(app.requests, caller, statement, readOnly));
  const result = await inShare(app, caller, work, held);
  const refusal = check?.(result);
  if (refusal) throw refusal;
  return result;
}

/** One round trip: all is sent before the first answer comes. What enters the request fails first, and the rest with it. */
async function runAtOnce<Row extends object>(
  requests: Connections,
  caller: Caller,
  statement: Statement,
  readOnly: boolean,
): Promise<Row[]> {
  return await requests.batch<Row>([enterRequest(caller), statement], { readOnly });
}

async function inShare<T>(
  { shares }: Pick<AppContext, 'shares'>,
  caller: Caller,
  work: () => Promise<T>,
  held?: (result: T) => Promise<void>,
): Promise<T> {
  const tried = async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (attempt === attempts || !transient.has(errorCode(error))) throw error;
      }
    }
  };
  return await shares.requests.run(nameOf(caller), tried, held);
}

/** The statement that makes the rest of a transaction the request of a caller. */
function enterRequest({ role, claims }: Caller): Statement {
  return sql`select app.enter_request(${role}, ${JSON.stringify(claims)})`;
}

async function runChecked(
  requests: Connections,
  caller: Caller,
  statement: Statement,
  check: Check,
): Promise<StatementResult> {
  return await requests.transaction(async (transaction) => {
    const [, rows] = await Promise.all([
      transaction.query(enterRequest(caller)),
      transaction.query<StatementResult>(statement),
    ]);
    const result = onlyRow(rows);
    const refusal = check(result);
    if (refusal) throw refusal;
    return result;
  });
}

function onlyRow([row]: readonly StatementResult[]): StatementResult {
  if (!row) throw new Error('The statement answered without a row.');
  return row;
}

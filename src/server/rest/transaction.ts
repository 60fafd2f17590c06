import sql from 'sql-template-tag';
import type { AppContext, Caller } from '../context.ts';
import { errorCode } from '../database/failure.ts';
import { HttpError } from '../http/errors.ts';
import type { Statement, StatementResult } from './sql/statement.ts';

/** Checks a result before commit; if it returns an error, the change is rolled back. */
export type Check = (result: StatementResult) => Error | null;

export interface RequestOptions {
  readOnly: boolean;
  check?: Check | undefined;
}

/** The refusal if a caller asked for one object and there is not exactly one row. */
export function notOne(rows: number): HttpError {
  return new HttpError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

const attempts = 3;
const transient = new Set(['40001', '40P01']);

/**
 * Runs one statement as the caller, after looking up the caller's session in the same transaction. Role and claims last
 * only for this transaction, so the next request on the connection never has them.
 * @throws DatabaseError AU001 if the session has ended
 */
export async function runAs(
  app: Pick<AppContext, 'requests'>,
  caller: Caller,
  statement: Statement,
  options: RequestOptions,
): Promise<StatementResult> {
  const { readOnly, check } = options;
  const enter = enterRequest(caller);
  const work = async () => {
    // One round trip: sends `enter` and the statement together. If `enter` fails, PostgreSQL refuses the statement.
    if (!check || readOnly) return onlyRow(await app.requests.batch<StatementResult>([enter, statement], { readOnly }));
    return await app.requests.transaction(async (transaction) => {
      const sent = [transaction.query(enter), transaction.query<StatementResult>(statement)] as const;
      return checked(onlyRow((await Promise.all(sent))[1]), check);
    });
  };
  const result = await repeated(work);
  return check ? checked(result, check) : result;
}

/** Repeats `work` if PostgreSQL ended its transaction because of a deadlock or serialization failure. */
async function repeated<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !transient.has(errorCode(error))) throw error;
    }
  }
}

function enterRequest({ role, claims }: Caller): Statement {
  return sql`select app.enter_request(${role}, ${JSON.stringify(claims)})`;
}

function checked(result: StatementResult, check: Check): StatementResult {
  const refusal = check(result);
  if (refusal) throw refusal;
  return result;
}

function onlyRow([row]: readonly StatementResult[]): StatementResult {
  if (!row) throw new Error('The statement returned no row.');
  return row;
}

import sql from 'sql-template-tag';
import type { AppContext, Caller } from '../context.ts';
import { errorCode } from '../database/failure.ts';
import { HttpError } from '../http/errors.ts';
import type { Statement, StatementResult } from './sql/statement.ts';

/** Looks at a result before it is committed; what it refuses is undone. */
export type Check = (result: StatementResult) => Error | null;

export interface RequestOptions {
  /** PostgreSQL refuses every write. */
  readOnly: boolean;
  check?: Check | undefined;
}

/** The refusal for a caller who asked for one object, and whose request gives another number of rows. */
export function notOne(rows: number): HttpError {
  return new HttpError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

const attempts = 3;
const transient = new Set(['40001', '40P01']);

/**
 * Runs one statement as the caller: role and claims are set for its transaction only and end with it, whether it commits
 * or fails, so that a connection never carries an identity to the next request. The caller's session is looked up in the
 * same transaction.
 * @throws DatabaseError AU001 when the session of the caller's token has ended
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
    // One round trip: all is sent before the first answer comes. What enters the request fails first, and the rest with it.
    if (!check || readOnly) return onlyRow(await app.requests.batch<StatementResult>([enter, statement], { readOnly }));
    return await app.requests.transaction(async (transaction) => {
      const sent = [transaction.query(enter), transaction.query<StatementResult>(statement)] as const;
      return checked(onlyRow((await Promise.all(sent))[1]), check);
    });
  };
  const result = await repeated(work);
  return check ? checked(result, check) : result;
}

/** Tries `work` again where PostgreSQL ended its transaction to resolve a deadlock or a serialization failure. */
async function repeated<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !transient.has(errorCode(error))) throw error;
    }
  }
}

/** The statement that makes the rest of a transaction the request of a caller. */
function enterRequest({ role, claims }: Caller): Statement {
  return sql`select app.enter_request(${role}, ${JSON.stringify(claims)})`;
}

function checked(result: StatementResult, check: Check): StatementResult {
  const refusal = check(result);
  if (refusal) throw refusal;
  return result;
}

function onlyRow([row]: readonly StatementResult[]): StatementResult {
  if (!row) throw new Error('The statement answered without a row.');
  return row;
}

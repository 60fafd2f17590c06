import postgres from 'postgres';
import type { Caller } from '../context.ts';
import { connectionLost, type Lane, type Lanes } from '../database/lanes.ts';
import type { Statement } from './sql/statement.ts';
import { isFrequent } from './statement-cache.ts';

export interface TransactionOptions<Row> {
  /** PostgreSQL refuses every write. */
  readOnly: boolean;
  /** Looks at the result before the commit; throwing undoes the change, `rollback` undoes it without an error. */
  inspect?: ((row: Row) => 'commit' | 'rollback') | undefined;
}

/** Milliseconds one statement of a request may take. */
const statementTimeout = '8000';
/** Tries of a transaction that PostgreSQL ended to resolve a deadlock or a serialization failure. */
const attempts = 3;
/** Characters of parameters that surely fit into one write to the socket. */
const shortValues = 8000;

const enter = `select set_config('role', $1::text, true), set_config('request.jwt.claims', $2::text, true),
  set_config('statement_timeout', $3::text, true)`;

/**
 * Runs one statement, which answers with one row, as the caller: role and claims are set for this transaction only and
 * end with it, whether it commits or fails, so that a connection never carries an identity to the next request.
 */
export async function runAs<Row extends object>(
  lanes: Lanes,
  caller: Caller,
  statement: Statement,
  options: TransactionOptions<Row>,
): Promise<Row> {
  return await lanes.lend(async (lane) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(lane, caller, statement, options);
      } catch (error) {
        if (attempt === attempts || !isTransient(error)) throw error;
      }
    }
  });
}

async function runOnce<Row extends object>(
  lane: Lane,
  caller: Caller,
  statement: Statement,
  { readOnly, inspect }: TransactionOptions<Row>,
): Promise<Row> {
  const isSame = lane.sameConnection();
  const send = async (text: string, values: readonly (string | null)[] = [], prepare = false) => {
    // On a new connection this transaction was never begun.
    if (!isSame()) throw connectionLost();
    try {
      return await lane.sql.unsafe<Row[]>(text, [...values], { prepare });
    } catch (error) {
      lane.noteFailure(error);
      throw error;
    }
  };
  const prepare = isFrequent(statement.text);
  const answers = await settle(isReady(lane, statement), [
    () => send(readOnly ? 'begin read only' : 'begin'),
    () => send(enter, [caller.role, JSON.stringify(caller.claims), statementTimeout], true),
    () => send(statement.text, statement.values, prepare),
    ...(inspect ? [] : [() => send('commit')]),
  ]);
  const work = answers[2];
  const row = work?.status === 'fulfilled' ? work.value[0] : undefined;
  if (inspect) answers.push(...(await decide(row, inspect, send)));
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  if (row === undefined) throw new Error('The statement answered without a row.');
  lane.prepared.add(enter);
  if (prepare) lane.prepared.add(statement.text);
  return row;
}

/** Ends the transaction as `inspect` decides; the answers hold the refusal it threw. */
async function decide<Row>(
  row: Row | undefined,
  inspect: (row: Row) => 'commit' | 'rollback',
  send: (text: string) => Promise<Row[]>,
): Promise<PromiseSettledResult<Row[]>[]> {
  const verdict = await Promise.allSettled([(async () => (row === undefined ? 'rollback' : inspect(row)))()]);
  const ending = verdict[0].status === 'fulfilled' ? verdict[0].value : 'rollback';
  const refusal = verdict[0].status === 'rejected' ? [verdict[0]] : [];
  return [...refusal, ...(await settle(true, [() => send(ending)]))];
}

/**
 * Sends queries in order: all in one go without waiting for each other's answer, or else one by one. After a failure
 * PostgreSQL ignores the rest of a transaction, and its `commit` is a rollback.
 */
async function settle<Row>(
  atOnce: boolean,
  queries: readonly (() => Promise<Row[]>)[],
): Promise<PromiseSettledResult<Row[]>[]> {
  if (atOnce) return await Promise.allSettled(queries.map((query) => query()));
  const answers: PromiseSettledResult<Row[]>[] = [];
  for (const query of queries) answers.push(...(await Promise.allSettled([query()])));
  return answers;
}

/** Whether the driver sends everything at once: it waits where it has to prepare a statement or to write a lot. */
function isReady(lane: Lane, { text, values }: Statement): boolean {
  const length = values.reduce((sum, value) => sum + (value?.length ?? 0), 0);
  return length < shortValues && lane.prepared.has(enter) && lane.prepared.has(text);
}

function isTransient(error: unknown): boolean {
  return error instanceof postgres.PostgresError && (error.code === '40001' || error.code === '40P01');
}

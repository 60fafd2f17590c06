import type { Caller } from '../context.ts';
import { connectionLost, type Lane } from '../database/lanes.ts';
import { arrayLiteral } from './sql/array-literal.ts';
import type { Statement, StatementResult } from './sql/statement.ts';
import { isFrequent } from './statement-cache.ts';

const enter = 'select app.enter_request($1::text, $2::text, $3::text::boolean)';
/** Characters of parameters that surely fit into one write to the socket. */
const shortValues = 8000;

/**
 * Runs one statement as the caller in a transaction of several queries, so that PostgreSQL keeps its plan: for a change
 * that takes longer to plan than to do. The queries go out in one write where the driver need not wait for an answer.
 * @throws PostgresError AU001 when the session of the caller's token has ended
 */
export async function runPrepared(lane: Lane, caller: Caller, statement: Statement, readOnly: boolean) {
  const isSame = lane.sameConnection();
  const send = async (text: string, values: readonly string[] = [], prepare = false) => {
    // On a new connection this transaction was never begun.
    if (!isSame()) throw connectionLost();
    try {
      return await lane.sql.unsafe<StatementResult[]>(text, [...values], { prepare });
    } catch (error) {
      lane.noteFailure(error);
      throw error;
    }
  };
  const text = statement.text.replaceAll('($1)', '($1::text::text[])');
  const parameters = arrayLiteral(statement.values);
  const isKept = isFrequent(text);
  const isReady = parameters.length < shortValues && lane.prepared.has(enter) && lane.prepared.has(text);
  const answers = await settle(isReady, [
    () => send('begin'),
    () => send(enter, [caller.role, JSON.stringify(caller.claims), String(readOnly)], true),
    () => send(text, [parameters], isKept),
    () => send('commit'),
  ]);
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  const work = answers[2];
  const result = work?.status === 'fulfilled' ? work.value[0] : undefined;
  if (!result) throw new Error('The statement answered without a row.');
  lane.prepared.add(enter);
  if (isKept) lane.prepared.add(text);
  return result;
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

import { raw } from 'sql-template-tag';
import type { Caller } from '../context.ts';
import type { Connections, Queries } from '../database/pool.ts';
import type { RowByRow } from './sql/shown.ts';
import type { Statement, StatementResult } from './sql/statement.ts';
import { enterRequest } from './transaction.ts';

/** A list that is read while it is sent. */
export interface LongList {
  /** Its numbers, without a body. */
  result: StatementResult;
  body: ReadableStream<Uint8Array>;
}

interface Plan {
  /** Gives the numbers. */
  count: Statement;
  /** Gives one text for each row. */
  rows: Statement;
  form: RowByRow;
}

const rowsAtOnce = 500;
const encoder = new TextEncoder();

/**
 * Opens a list of any length: numbers and rows are of one moment, and no more of it is in memory than what its reader is
 * about to take. A list that breaks off ends in an error, never as if it were complete.
 * @throws DatabaseError AU001 when the session of the caller's token has ended
 */
export async function openLongList(lists: Connections, caller: Caller, plan: Plan): Promise<LongList> {
  const opened = Promise.withResolvers<LongList>();
  const pipe = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pipe.writable.getWriter();
  // The reader's going away; what is being written then fails and ends the transaction.
  writer.closed.catch(() => {});
  const sent = lists.transaction(
    async (transaction) => {
      const result = await open(transaction, caller, plan);
      opened.resolve({ result, body: pipe.readable });
      await send(transaction, plan.form, result.rows, (text) => writer.write(encoder.encode(text)));
    },
    { readOnly: true, repeatableRead: true },
  );
  sent
    .then(
      () => writer.close(),
      (error: unknown) => {
        opened.reject(error);
        return writer.abort(error);
      },
    )
    .catch(() => {});
  return await opened.promise;
}

async function open(transaction: Queries, caller: Caller, { count, rows }: Plan): Promise<StatementResult> {
  await transaction.query(enterRequest(caller));
  const [result] = await transaction.query<StatementResult>(count);
  if (!result) throw new Error('The statement answered without a row.');
  await transaction.query({ ...rows, text: `declare long_list no scroll cursor for ${rows.text}` });
  return result;
}

async function send(
  transaction: Queries,
  { before, between, after }: RowByRow,
  expected: number,
  write: (text: string) => Promise<void>,
): Promise<void> {
  let separator = before;
  for (let taken = 0; taken < expected; ) {
    const piece = await transaction.query<{ line: string }>(raw(`fetch ${rowsAtOnce} from long_list`));
    if (piece.length === 0) throw new Error('A list ended before its last row.');
    await write(separator + piece.map(({ line }) => line).join(between));
    separator = between;
    taken += piece.length;
  }
  await write(after);
}

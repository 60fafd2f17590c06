import type { ISql } from 'postgres';
import type { Caller } from '../context.ts';
import type { Lanes } from '../database/lanes.ts';
import { arrayLiteral } from './sql/array-literal.ts';
import type { RowByRow } from './sql/rows.ts';
import type { Statement, StatementResult } from './sql/statement.ts';

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
 * @throws PostgresError AU001 when the session of the caller's token has ended
 */
export async function openLongList(lanes: Lanes, caller: Caller, plan: Plan): Promise<LongList> {
  const opened = Promise.withResolvers<LongList>();
  const pipe = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pipe.writable.getWriter();
  // The reader's going away; what is being written then fails and ends the transaction.
  writer.closed.catch(() => {});
  const sent = lanes.transaction(async (sql) => {
    const result = await open(sql, caller, plan);
    opened.resolve({ result, body: pipe.readable });
    await send(sql, plan.form, Number(result.rows), (text) => writer.write(encoder.encode(text)));
  });
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

async function open(sql: ISql, { role, claims }: Caller, { count, rows }: Plan): Promise<StatementResult> {
  await sql`set transaction isolation level repeatable read`;
  await sql`select app.enter_request(${role}, ${JSON.stringify(claims)}, true)`;
  const [result] = await run<StatementResult>(sql, count);
  if (!result) throw new Error('The statement answered without a row.');
  await run(sql, { ...rows, text: `declare long_list no scroll cursor for ${rows.text}` });
  return result;
}

function run<Row extends object>(sql: ISql, { text, values }: Statement): Promise<Row[]> {
  return sql.unsafe<Row[]>(
    text.replaceAll('($1)', '($1::text::text[])'),
    values.length > 0 ? [arrayLiteral(values)] : [],
  );
}

async function send(
  sql: ISql,
  { before, between, after }: RowByRow,
  expected: number,
  write: (text: string) => Promise<void>,
): Promise<void> {
  let separator = before;
  for (let taken = 0; taken < expected; ) {
    const piece = await sql<{ line: string }[]>`fetch ${sql.unsafe(String(rowsAtOnce))} from long_list`;
    if (piece.length === 0) throw new Error('A list ended before its last row.');
    await write(separator + piece.map(({ line }) => line).join(between));
    separator = between;
    taken += piece.length;
  }
  await write(after);
}

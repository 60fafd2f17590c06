import sql, { raw } from 'sql-template-tag';
import type { AppContext, Caller } from '../context.ts';
import type { Queries, Transaction } from '../database/pool.ts';
import { nameOf } from '../share.ts';
import type { RowByRow } from './sql/shown.ts';
import type { Statement, StatementResult } from './sql/statement.ts';
import { budget } from './sql/weight.ts';
import { enterRequest } from './transaction.ts';

/** A list that is read while it is sent. */
export interface LongList {
  /** Its numbers, without a body. */
  result: StatementResult;
  body: ReadableStream<Uint8Array>;
}

interface Plan {
  /** Gives the numbers, and how much the heaviest row weighs. */
  size: Statement;
  /** Gives one text for each row. */
  rows: Statement;
  form: RowByRow;
}

const mostAtOnce = 500;
/** Milliseconds after which a list ends, however slowly its reader still reads. */
const longestList = 300_000;
/** Milliseconds that a list goes on at most after its reader's session has ended. */
const sessionTrust = 5_000;
const encoder = new TextEncoder();

/**
 * Opens a list of any length: numbers and rows are of one moment, and no more of it is in memory than what its reader is
 * about to take. A list that breaks off ends in an error, never as if it were complete.
 * @throws DatabaseError AU001 when the session of the caller's token has ended
 */
export async function openLongList(
  { lists, owner, shares }: Pick<AppContext, 'lists' | 'owner' | 'shares'>,
  caller: Caller,
  plan: Plan,
): Promise<LongList> {
  const opened = Promise.withResolvers<LongList>();
  const pipe = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pipe.writable.getWriter();
  // The reader's going away; what is being written then fails and ends the transaction.
  writer.closed.catch(() => {});
  const send = async (transaction: Transaction) => {
    const deadline = setTimeout(() => void writer.abort(new Error('A list took too long to be read.')), longestList);
    try {
      const result = await open(transaction, caller, plan);
      opened.resolve({ result, body: pipe.readable });
      const write = (text: string) => writer.write(encoder.encode(text));
      await sendRows(transaction, plan.form, result, write, sessionWatch(owner, caller));
    } finally {
      clearTimeout(deadline);
    }
  };
  shares.lists
    .run(nameOf(caller), () => lists.transaction(send, { readOnly: true, repeatableRead: true }))
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

/** The numbers of a list, and how much its heaviest row weighs. */
type Size = StatementResult & { widest: number | null };

async function open(transaction: Queries, caller: Caller, { size, rows }: Plan): Promise<Size> {
  await transaction.query(enterRequest(caller));
  const [result] = await transaction.query<Size>(size);
  if (!result) throw new Error('The statement answered without a row.');
  await transaction.query({ ...rows, text: `declare long_list no scroll cursor for ${rows.text}` });
  return result;
}

async function sendRows(
  transaction: Queries,
  { before, between, after }: RowByRow,
  { rows, widest }: Size,
  write: (text: string) => Promise<void>,
  ensureOpen: () => Promise<void>,
): Promise<void> {
  const atOnce = Math.min(mostAtOnce, Math.max(1, Math.floor(budget / (widest ?? 1))));
  let separator = before;
  for (let taken = 0; taken < rows; ) {
    await ensureOpen();
    const piece = await transaction.query<{ line: string }>(raw(`fetch ${atOnce} from long_list`));
    if (piece.length === 0) throw new Error('A list ended before its last row.');
    await write(separator + piece.map(({ line }) => line).join(between));
    separator = between;
    taken += piece.length;
  }
  await write(after);
}

/**
 * Throws once the session of a list's reader has ended. Asks over another connection: the list's own goes on seeing the
 * moment at which it began.
 */
function sessionWatch(owner: Queries, { role, claims }: Caller): () => Promise<void> {
  let seenOpen = Date.now();
  return async () => {
    if (role !== 'authenticated' || Date.now() - seenOpen < sessionTrust) return;
    await owner.query(sql`select app.current_claims(${JSON.stringify(claims)}::jsonb, for_data => true)`);
    seenOpen = Date.now();
  };
}

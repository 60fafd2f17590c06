import { to } from 'pg-copy-streams';
import type { Transaction } from '../database/pool.ts';

/** The rows of a table with its columns, or of a query in brackets, as COPY text. `what` is never text from outside. */
export async function* copyOut({ client }: Transaction, what: string): AsyncGenerator<Buffer> {
  const rows = client.query(to(`copy ${what} to stdout`));
  try {
    yield* rows;
  } finally {
    // Only the end of the connection stops PostgreSQL from sending the rest.
    if (!rows.readableEnded) await client.end();
  }
}

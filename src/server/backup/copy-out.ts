import { to } from 'pg-copy-streams';
import type { Transaction } from '../database/pool.ts';

/**
 * Yields a table or query as COPY text. `what` is a table with its columns or a query in brackets; it becomes SQL, so
 * never pass outside input.
 */
export async function* copyOut({ client }: Transaction, what: string): AsyncGenerator<Buffer> {
  const rows = client.query(to(`copy ${what} to stdout`));
  try {
    yield* rows;
  } finally {
    // Only closing the connection stops PostgreSQL from sending the rest.
    if (!rows.readableEnded) await client.end();
  }
}

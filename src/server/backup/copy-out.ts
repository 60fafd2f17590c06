import { to } from 'pg-copy-streams';
import type { Transaction } from '../database/pool.ts';

/** Yields a table with its columns or a bracketed query as COPY text. `what` becomes SQL: never pass outside input. */
export async function* copyOut({ client }: Transaction, what: string): AsyncGenerator<Buffer> {
  const rows = client.query(to(`copy ${what} to stdout`));
  try {
    yield* rows;
  } finally {
    // Only closing the connection stops PostgreSQL from sending the rest.
    if (!rows.readableEnded) await client.end();
  }
}

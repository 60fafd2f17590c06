import { to } from 'pg-copy-streams';
import type { Transaction } from '../database/pool.ts';

/** The rows of a table with its columns, or of a query in brackets, as `COPY … TO STDOUT` gives them. Only names of the database's own. */
export async function* copyOut({ client }: Transaction, what: string): AsyncGenerator<Buffer> {
  const rows = client.query(to(`copy ${what} to stdout`));
  try {
    yield* rows;
  } finally {
    // Nothing but the end of the connection keeps PostgreSQL from sending what nobody takes.
    if (!rows.readableEnded) await client.end();
  }
}

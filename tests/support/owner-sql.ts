import { type ClientBase, Pool, type QueryResultRow } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import sqlTag from 'sql-template-tag';
import type { Connection } from '../../src/server/database/embedded/embedded.ts';
import { typeParsers } from '../../src/server/database/values.ts';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface Statements {
  <Rows extends readonly object[] = QueryResultRow[]>(
    strings: readonly string[],
    ...values: readonly unknown[]
  ): Promise<Rows>;
  /** Runs raw text. Without values it may hold several statements. */
  unsafe<Rows extends readonly object[] = QueryResultRow[]>(text: string, values?: readonly unknown[]): Promise<Rows>;
  query<Row extends object>(statement: Statement): Promise<Row[]>;
}

export interface OwnerSql extends Statements {
  begin<T>(work: (sql: Statements) => Promise<T>): Promise<T>;
  /** Safe to call twice. */
  end(): Promise<void>;
}

/** Connects on first use, and again after PostgreSQL was down. */
export function ownerSqlOf(target: string | Connection): OwnerSql {
  const place = typeof target === 'string' ? parseIntoClientConfig(target) : target;
  const pool = new Pool({ ...place, max: 3, application_name: 'test', types: typeParsers });
  // Tests kill PostgreSQL on purpose; the pool removes lost connections itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const begin = async <T>(work: (sql: Statements) => Promise<T>) => {
    const client = await pool.connect();
    let isDone = false;
    try {
      await client.query('begin');
      const result = await work(statementsOn(client));
      await client.query('commit');
      isDone = true;
      return result;
    } finally {
      // Closing the connection rolls back what is not committed.
      client.release(!isDone);
    }
  };
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= pool.end();
    return ended;
  };
  return Object.assign(statementsOn(pool), { begin, end });
}

function statementsOn(connection: Pool | ClientBase): Statements {
  const run = async <Rows>(text: string, values: readonly unknown[] = []) => {
    // Only a simple query, without values, may hold several statements.
    const { rows } = await (values.length > 0 ? connection.query(text, [...values]) : connection.query(text));
    return rows as Rows;
  };
  const tagged = <Rows>(strings: readonly string[], ...values: readonly unknown[]) => {
    const statement = sqlTag(strings, ...values);
    return run<Rows>(statement.text, statement.values);
  };
  const query = <Row>({ text, values }: Statement) => run<Row[]>(text, values);
  return Object.assign(tagged, { unsafe: run, query });
}

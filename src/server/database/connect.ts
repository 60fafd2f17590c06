import { connect as openSocket, type Socket } from 'node:net';
import postgres, { type Options, type Sql } from 'postgres';
import type { Connection } from './embedded/embedded.ts';

/** A PostgreSQL address, or the embedded one's parts. */
export type Target = string | Connection;

/** Who connects, how often at once, and under which name PostgreSQL lists it. */
export interface PoolOptions {
  max: number;
  name: string;
  login?: { username: string; password: string };
  /** Seconds after which a connection is replaced by a new one; null: never. Default: the driver's. */
  lifetime?: null;
  /** Milliseconds one statement may take. Default: no limit. */
  statementTimeout?: number;
  /** Milliseconds a transaction may wait for its next statement. Default: no limit. */
  idleTimeout?: number;
  /** Seconds that opening a connection may take. Default: 5. */
  patience?: number;
  /** Called whenever a connection was closed, by either side. */
  onLoss?: () => void;
}

/**
 * A pool of connections whose values are what the wire carries: whole numbers as numbers, dates as `YYYY-MM-DD`,
 * instants as ISO 8601 with offset. It connects on the first query and again after PostgreSQL was away.
 */
export function connect(
  target: Target,
  { max, name, login, lifetime, statementTimeout, idleTimeout, patience, onLoss }: PoolOptions,
): Sql {
  const place = typeof target === 'string' ? (socketOf(target) ?? target) : target;
  const options: Options<Record<string, postgres.PostgresType>> & { socket: SocketFactory } = {
    ...(typeof place === 'string' ? {} : place),
    ...login,
    max,
    types: wireTypes,
    connection: {
      application_name: name,
      TimeZone: 'UTC',
      DateStyle: 'ISO, YMD',
      ...(statementTimeout === undefined ? {} : { statement_timeout: statementTimeout }),
      ...(idleTimeout === undefined ? {} : { idle_in_transaction_session_timeout: idleTimeout }),
    },
    connect_timeout: patience ?? 5,
    socket: socketFactory(),
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 1),
    onnotice: () => {},
    ...(lifetime === null ? { max_lifetime: null } : {}),
    ...(onLoss ? { onclose: onLoss } : {}),
  };
  const sql = typeof place === 'string' ? postgres(place, options) : postgres(options);
  return sql as unknown as Sql;
}

/** How the driver gets its sockets; its types do not know it. */
type SocketFactory = (place: { host: readonly string[]; port: readonly number[]; path?: string | false }) => Socket;

/**
 * Makes sockets that report an end before the first byte as a failure. The driver takes such an end for nothing and
 * connects again at once and for ever; a proxy in front of a database that is away ends every connection like that.
 */
function socketFactory(): SocketFactory {
  let opened = 0;
  return ({ host, port, path }) => {
    const turn = opened % host.length;
    opened += 1;
    // TLS checks the certificate against the socket's `host`.
    const place = { host: host[turn] ?? '', port: port[turn] ?? 5432 };
    const socket = path ? openSocket(path) : openSocket(place);
    socket.once('end', () => {
      if (socket.bytesRead > 0) return;
      socket.destroy(Object.assign(new Error('the connection was closed at once'), { code: 'CONNECTION_CLOSED' }));
    });
    return Object.assign(socket, place);
  };
}

/** An address that names a Unix socket's folder, as `?host=/folder` or escaped in the host's place; else null. */
export function socketOf(address: string): Connection | null {
  const url = new URL(address);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  if (!host.startsWith('/')) return null;
  return {
    host,
    port: Number(url.searchParams.get('port') ?? (url.port || 5432)),
    database: decodeURIComponent(url.pathname.slice(1)),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}

const text = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

/** Type ids are fixed in PostgreSQL's catalogue `pg_type`. */
const wireTypes = {
  bigint: { to: 20, from: [20], serialize: text, parse: safeInteger },
  date: { to: 1082, from: [1082], serialize: text, parse: (value: string) => value },
  timestamp: { to: 1114, from: [1114], serialize: text, parse: (value: string) => value.replace(' ', 'T') },
  timestamptz: { to: 1184, from: [1184], serialize: text, parse: instant },
};

/** @throws RangeError above 2^53, where a JSON number would no longer be the stored one. */
export function safeInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError('A bigint is larger than JSON can carry.');
  return number;
}

/** PostgreSQL's `2026-01-02 03:04:05.6+00` in the form `2026-01-02T03:04:05.6+00:00`. */
export function instant(value: string): string {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

import type { Database } from '../database/open.ts';
import type { Listener } from '../listen.ts';
import { databaseMetrics } from './database-metrics.ts';
import { watchProcess } from './process-metrics.ts';
import { RequestMetrics } from './request-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

/** Measures the listener's requests, the process and, where there is one, the database; nothing without a port. */
export async function startMetrics(
  port: number | null,
  listener: Listener,
  database: Database | null,
): Promise<{ close(): void }> {
  if (port === null) return { close() {} };
  const requests = new RequestMetrics();
  const readProcess = watchProcess();
  const server = await serveMetrics(port, async () => [
    ...requests.metrics(),
    ...readProcess(),
    ...(database ? await databaseMetrics(database) : []),
  ]);
  listener.observe((request, response) => requests.observe(request, response));
  return server;
}

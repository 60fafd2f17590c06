import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { errorCode } from '../database/failure.ts';
import { SettingsError } from '../settings.ts';

/**
 * Answers `GET /metrics` on a separate port that only programs on this machine can reach.
 * @throws SettingsError if the port cannot be opened
 */
export async function serveMetrics(port: number, register: Registry): Promise<{ close(): void }> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.url !== '/metrics') return end(response, 404, 'Only /metrics is here.\n');
    if (request.method !== 'GET') return end(response, 405, 'Only GET.\n');
    register.metrics().then(
      (text) => end(response.setHeader('Content-Type', register.contentType), 200, text),
      () => end(response, 500, 'The figures cannot be read.\n'),
    );
  });
  await once(server.listen({ host: '127.0.0.1', port }), 'listening').catch((error: unknown) => {
    const reason = errorCode(error) === 'EADDRINUSE' ? 'is in use by another program' : 'cannot be used';
    throw new SettingsError(`METRICS_PORT ${port} on 127.0.0.1 ${reason}: choose another one.`);
  });
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function end(response: ServerResponse, status: number, text: string): void {
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status, { 'Cache-Control': 'no-store' }).end(text);
}

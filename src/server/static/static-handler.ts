import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StaticSettings } from './headers.ts';
import { StaticSite } from './site.ts';

/** Answers a request directly on Node's own objects; false if the path belongs to the backend. */
export type StaticHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves the public site and the CRM's files from the build in `distDirectory`, bypassing the Hono app: its Request and
 * Response objects would halve the throughput.
 */
export function staticHandler(distDirectory: string, settings: StaticSettings): StaticHandler {
  const site = new StaticSite(distDirectory, settings);
  return (request, response) => {
    const answer = site.answer(request.method ?? 'GET', request.url ?? '/', request.headers);
    if (!answer) return false;
    try {
      const { body } = answer;
      response.writeHead(answer.status, answer.headers as string[]).end(body ?? undefined);
    } catch {
      // A failing disk must not crash the server.
      response.writeHead(500, { 'Content-Length': 0 }).end();
    }
    return true;
  };
}

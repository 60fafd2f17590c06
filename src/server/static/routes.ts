import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import type { Answer } from './files.ts';
import type { StaticSettings } from './headers.ts';
import { StaticSite } from './site.ts';

/** Answers a request straight on Node's own objects; false where the address belongs to the backend. */
export type StaticHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

function asResponse({ status, headers, body }: Answer): Response {
  const pairs: [string, string][] = [];
  for (let at = 0; at < headers.length; at += 2) pairs.push([headers[at] ?? '', headers[at + 1] ?? '']);
  return new Response(body ? new Uint8Array(body) : null, { status, headers: pairs });
}

/**
 * The public site and the CRM's files as a Hono app, from what the build wrote to `distDirectory`.
 * @throws Error when nothing was built there
 */
export function staticRoutes(distDirectory: string, settings: StaticSettings): Hono {
  const site = new StaticSite(distDirectory, settings);
  const app = new Hono();
  app.all('*', (c) => {
    const url = new URL(c.req.url);
    const conditions = {
      'accept-encoding': c.req.header('accept-encoding'),
      'if-none-match': c.req.header('if-none-match'),
    };
    const answer = site.answer(c.req.method, url.pathname + url.search, conditions);
    return answer ? asResponse(answer) : c.notFound();
  });
  return app;
}

/**
 * The same as `staticRoutes` without a Request and a Response in between, which costs half of the throughput.
 * @throws Error when nothing was built in `distDirectory`
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
      // Some files stay on disk, and a disk may fail: that must not end the server.
      response.writeHead(500, { 'Content-Length': 0 }).end();
    }
    return true;
  };
}

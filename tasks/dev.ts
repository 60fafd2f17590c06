import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createVite, type ViteDevServer } from 'vite';
import agency from '../agency.config.ts';
import { crmConfig } from '../src/build/crm.ts';
import { developmentSite } from '../src/build/development.ts';
import { main } from '../src/server/main.ts';
import { explain } from './lib/help.ts';

explain(`
npm run dev
Serves the public site and the CRM from their sources, with the backend behind them, on PORT (3000).
The site shows a change after a reload, the CRM at once. The backend listens on PORT + 1.
All other settings are the same as for npm start.
`);

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
const backend = `http://${host}:${port + 1}`;
const backendPath = /^\/(healthz|api\/|auth\/|rest\/|crm\/config\.json)/;

async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { host: _, connection: __, ...headers } = request.headers;
  const answer = await fetch(backend + request.url, {
    method: request.method ?? 'GET',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(request.method !== 'GET' && request.method !== 'HEAD' && { body: request, duplex: 'half' }),
    redirect: 'manual',
  } as RequestInit);
  response.writeHead(answer.status, [...answer.headers].filter(([name]) => name !== 'content-encoding').flat());
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const through = (vite: ViteDevServer, request: IncomingMessage, response: ServerResponse) =>
  vite.middlewares(request, response, () => response.writeHead(404).end());

const httpServer = createServer();
const middleware = { middlewareMode: true, hmr: { server: httpServer } } as const;
const site = await createVite({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  server: middleware,
});
const crm = await createVite({ ...crmConfig, server: middleware });
const renderSite = developmentSite(site, agency, `http://${host}:${port}`);

httpServer.on('request', (request, response) => {
  const url = request.url ?? '/';
  if (backendPath.test(url)) {
    forward(request, response).catch((error: Error) => response.writeHead(502).end(error.message));
  } else if (url === '/crm' || url.startsWith('/crm/')) through(crm, request, response);
  else
    renderSite(url)
      .then((answer) => {
        if (answer) response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body);
        else through(site, request, response);
      })
      .catch((error: Error) => response.writeHead(500).end(error.stack));
});
httpServer.listen(port, host);

process.env.PORT = String(port + 1);
process.env.CORS_ORIGINS ??= `http://${host}:${port}`;
console.log(`Development: http://${host}:${port}/ and http://${host}:${port}/crm`);
await main();

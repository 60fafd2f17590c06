import { test as base } from '@playwright/test';
import { startServer, type TestServer } from '../support/server.ts';

export { expect } from '@playwright/test';

interface Shared {
  server: TestServer;
}

/** Playwright's `test` with a running server. `baseURL` is the server's address, so `page.goto('/crm')` works. */
export const test = base.extend<{ admin: TestServer['admin'] }, Shared>({
  server: [
    async ({ playwright: _playwright }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  admin: async ({ server }, use) => {
    await use(server.admin);
  },
});

import { mkdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Letter, readLetter } from '../support/inbox.ts';
import type { TestServer } from '../support/server.ts';

export async function readMailTo(server: TestServer, to: string, request: () => Promise<void>): Promise<Letter> {
  const outbox = join(server.dataDir, 'outbox');
  mkdirSync(outbox, { recursive: true });
  const written = Promise.withResolvers<Letter>();
  const watcher = watch(outbox, (_, name) => {
    if (!name?.endsWith('.eml') || name.startsWith('.')) return;
    const source = readFileSync(join(outbox, name), 'latin1');
    if (source.includes(to)) written.resolve(readLetter(to, source));
  });
  await request();
  const letter = await written.promise;
  watcher.close();
  return letter;
}

/** Requests a mailed link as a mail scanner does. Then opens it in `page` and presses the button there. */
export async function openMailedLink(page: Page, link: string): Promise<void> {
  await page.request.get(link, { headers: { Accept: 'text/html' }, maxRedirects: 0 });
  await page.goto(link);
  await page.getByRole('main').getByRole('button').press('Enter');
  await page.waitForURL((url) => url.pathname !== new URL(link).pathname);
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import agency from '../../agency.config.ts';
import { buildSite } from '../../src/build/site.ts';
import { staticHandler } from '../../src/server/static/static-handler.ts';
import { bringAxe, violations } from './axe.ts';

const plain = { hosted: null, siteUrl: null, trustProxy: 0 };
let directory: string;
let server: Server;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  directory = mkdtempSync(join(tmpdir(), 'measured-'));
  const dist = join(directory, 'site');
  await buildSite(dist, { ...agency, gtmId: 'GTM-TEST123' }, `https://${agency.domain}`);
  cpSync(join(import.meta.dirname, '../../dist/crm'), join(directory, 'crm'), { recursive: true });
  const handle = staticHandler(directory, plain);
  server = createServer((request, response) => {
    if (!handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(directory, { recursive: true, force: true });
});

async function watchTagManager(page: Page): Promise<() => number> {
  let count = 0;
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    count += 1;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return () => count;
}

test('nothing is measured before consent, and refusing is as easy as agreeing', async ({ page }) => {
  const asked = await watchTagManager(page);
  await bringAxe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url);
  const notice = page.getByRole('region', { name: 'Çerez tercihiniz' });
  await expect(notice).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const refuse = await notice.getByRole('button', { name: 'Reddet' }).boundingBox();
  const agree = await notice.getByRole('button', { name: 'Kabul Et' }).boundingBox();
  expect([refuse?.width, refuse?.height]).toEqual([agree?.width, agree?.height]);
  expect(await violations(page, {})).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice.locator(':focus')).toHaveCount(1);
  await notice.getByRole('button', { name: 'Reddet' }).click();
  await page.goto(`${url}/hakkimizda`);
  await expect(notice).toBeHidden();
  const opener = page.getByRole('button', { name: 'Çerez tercihleri' });
  await opener.press('Enter');
  await expect(page.getByRole('button', { name: 'Reddet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  expect(asked()).toBe(0);
});

test('consent starts the tag manager with an empty data layer, is remembered, and can be withdrawn', async ({
  page,
}) => {
  const asked = await watchTagManager(page);
  await page.goto(url);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const layer = () => page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer));
  const call = page.getByRole('main').getByRole('link', { name: 'Hemen Bizi Arayın' }).first();
  // Before consent, a call is recorded only in the page's data layer; the tag manager is not loaded.
  await call.click();
  expect(await layer()).toContain('phone_call_conversion');
  expect(asked()).toBe(0);
  const loaded = page.waitForRequest('https://www.googletagmanager.com/gtm.js?id=GTM-TEST123');
  await page.getByRole('button', { name: 'Kabul Et' }).click();
  await loaded;
  const kind = await page.evaluate(() =>
    Object.prototype.toString.call((window as { dataLayer?: unknown[] }).dataLayer?.[0]),
  );
  expect(kind).toBe('[object Arguments]');
  for (const event of ['gtm.js', 'granted']) expect(await layer()).toContain(event);
  expect(await layer()).not.toContain('phone_call');
  await call.click();
  expect(await layer()).toContain('phone_call_conversion');

  await page.goto(`${url}/iletisim`);
  await expect.poll(asked).toBe(2);
  await page.getByRole('button', { name: 'Çerez tercihleri' }).click();
  const withoutIt = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reddet' }).click();
  await withoutIt;
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  expect(asked()).toBe(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no consent notice and no button that opens it', async ({ page }) => {
    const asked = await watchTagManager(page);
    await page.goto(url);
    await expect(page.getByText('Çerez tercihiniz')).toBeHidden();
    await expect(page.getByText('Çerez tercihleri')).toBeHidden();
    expect(asked()).toBe(0);
  });
});

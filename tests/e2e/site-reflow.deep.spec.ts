import { type BrowserContext, chromium, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { hasAirlinePages, hubsOf } from '../../src/site/services.ts';
import { expect, test } from './fixtures.ts';
import { kinds } from './site-stops.ts';

/** Texts in the main part that a box cuts off, or that are outside the window. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility() && !element.closest('thead, .bar, .skip');
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner || !node.textContent?.trim() || !shown(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right, bottom, left } = range.getBoundingClientRect();
      if (right > innerWidth + 1 || left < -1) cut.push(node.textContent);
      for (let box = owner.closest('.hero, .card, .pass, .board'); box; box = null) {
        const edge = box.getBoundingClientRect();
        if (right > edge.right + 1 || bottom > edge.bottom + 1) cut.push(node.textContent);
      }
    }
    return cut;
  });

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a page of every kind fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of kinds) {
    await page.goto(path);
    expect.soft(await overflow(page), path).toBe(0);
    expect.soft(await cutTexts(page), path).toEqual([]);
  }
});

test.describe('with text at 200 %', () => {
  let context: BrowserContext;

  test.beforeAll(async ({ baseURL }) => {
    const { args = [], ...launch } = config.use?.launchOptions ?? {};
    const browser = await chromium.launch({ ...launch, args: [...args, '--blink-settings=defaultFontSize=32'] });
    context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } });
  });
  test.afterAll(async () => await context.browser()?.close());

  test('nothing is cut off', async () => {
    const page = await context.newPage();
    for (const path of kinds) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect.soft(await overflow(page), path).toBe(0);
      expect.soft(await cutTexts(page), path).toEqual([]);
    }
  });
});

test('every submenu entry stays inside a low window', async ({ page }) => {
  for (const [width, height] of [
    [1010, 620],
    [1366, 620],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const [top, services] of [
      ['Bilet İşlemleri', hubsOf('ticket')],
      ['Özel Hizmetler', hubsOf('travel', 'trouble')],
    ] as const) {
      const menu = page.locator('.menu > li').filter({ has: page.getByText(top, { exact: true }) });
      const items = menu.locator('li:has(> details)');
      const count = services.filter(hasAirlinePages).length;
      expect(count).toBeGreaterThan(0);
      expect(await items.count()).toBe(count);
      for (let at = 0; at < count; at += 1) {
        await menu.locator('summary').first().hover();
        await items.nth(at).locator('summary').hover();
        const list = items.nth(at).locator('ul');
        await expect(list).toBeVisible();
        const box = await list.boundingBox();
        expect.soft(box?.x).toBeGreaterThanOrEqual(0);
        expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect.soft((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        // Move the pointer from the entry into its list: the list must not close.
        const entry = await items.nth(at).boundingBox();
        const right = (box?.x ?? 0) > (entry?.x ?? 0);
        await page.mouse.move((box?.x ?? 0) + (right ? 12 : (box?.width ?? 0) - 12), (entry?.y ?? 0) + 8, {
          steps: 6,
        });
        await expect(list).toBeVisible();
        await page.mouse.move(width / 3, height - 5);
      }
    }
  }
});

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { kinds } from './site-stops.ts';

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum))));
      }),
  );

const paths = [
  '/',
  '/thy-bagaj-ekleme',
  '/hizmetler/iptal-iade',
  '/hizmetler/sik-sorulan-sorular',
  '/iletisim',
  '/yok',
];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the layout does not shift when the fonts load, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      const fonts = Promise.withResolvers<void>();
      await page.route('**/fonts/**', async (route) => {
        await fonts.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      fonts.resolve();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await page.evaluate(() => document.fonts.check('600 16px Besley')), path).toBe(true);
      expect.soft(await layoutShift(page), path).toBeLessThan(0.001);
      await page.unrouteAll();
    }
  });
}

test('the first paint needs only the HTML document', async ({ page }) => {
  for (const path of paths) {
    const rest = Promise.withResolvers<void>();
    await page.route(
      (url) => url.pathname !== path,
      async (route) => {
        await rest.promise;
        await route.continue();
      },
    );
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    const call = page
      .getByRole('link', { name: /Hemen (Bizi )?Ara/ })
      .filter({ visible: true })
      .first();
    await expect(call).toHaveCSS('background-color', 'rgb(255, 138, 60)');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    rest.resolve();
    await page.waitForLoadState();
    await page.unrouteAll();
  }
});

/** Running text with lines longer than 75 letters, each with the length of its longest line. */
const longLines = (page: Page) =>
  page.evaluate(() => {
    const long: string[] = [];
    for (const owner of document.querySelectorAll<HTMLElement>('main :is(p, li, dd, td, small), footer p')) {
      const text = owner.textContent.trim();
      if (!owner.checkVisibility() || text.length < 100 || owner.querySelector('p, li, dd, td')) continue;
      const widths = new Map<number, number>();
      // Of the texts alone: the box of a link over several lines would count again in its last line.
      const texts = document.createTreeWalker(owner, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const { bottom, width } of range.getClientRects())
          widths.set(Math.round(bottom / 8), (widths.get(Math.round(bottom / 8)) ?? 0) + width);
      }
      const all = [...widths.values()];
      const letters = (text.length * Math.max(...all)) / all.reduce((sum, width) => sum + width, 0);
      if (letters > 76) long.push(`${Math.round(letters)}: ${text.slice(0, 60)}`);
    }
    return long;
  });

test('lines of running text have at most 75 letters', async ({ page }) => {
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...kinds, '/pegasus-iptal-iade']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await longLines(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the home page on a phone is at most 5,800 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5800);
});

test('the luggage tag beside a page’s opening does not cover the hero picture', async ({ page }) => {
  for (const width of [1010, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/hizmetler/sik-sorulan-sorular');
    const tag = await page.locator('.side').boundingBox();
    const hero = await page.locator('.hero').boundingBox();
    expect(tag?.y).toBeGreaterThanOrEqual((hero?.y ?? 0) + (hero?.height ?? 0) - 8);
  }
});

test('no text is smaller than 13 px, and source notes are at least 14 px', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of kinds) {
      await page.goto(path);
      const small = await page.evaluate(() => {
        const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
        return [...document.body.querySelectorAll('*')]
          .filter((owner) => owner.checkVisibility() && [...owner.childNodes].some(isText))
          .filter((owner) => {
            const least = owner.matches('.src, td small, .board small, .key *') ? 14 : 13;
            return Number.parseFloat(getComputedStyle(owner).fontSize) < least;
          })
          .map((owner) => owner.textContent);
      });
      expect.soft(small, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a phone shows the cards’ pictures and the home page’s tower without cropping', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/pegasus-iletisim', '/hizmetler/check-in']) {
    await page.goto(path);
    for (const card of await page.locator('.card').all()) {
      const [box, picture] = await Promise.all([card.boundingBox(), card.locator('img').boundingBox()]);
      expect.soft(picture?.width, path).toBeCloseTo(box?.width ?? 0, 0);
      expect.soft(picture?.height, path).toBeGreaterThanOrEqual((picture?.width ?? 9e9) * 0.75 - 1);
    }
  }
  await page.goto('/');
  const tower = page.locator('.call-sky .scene');
  const box = await tower.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(((box?.width ?? 9e9) * 640) / 1440 - 1);
  await expect(tower).toHaveCSS('object-fit', 'fill');
  await expect(tower).toHaveCSS('mask-image', 'none');
  // 156 px above the bottom is the tower's light; the text must end above it.
  const words = await page.locator('.terms').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0) - 156).toBeGreaterThan((words?.y ?? 9e9) + (words?.height ?? 0));
});

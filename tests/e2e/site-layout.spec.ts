import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The sum of all layout shifts so far, as browsers count them. */
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
  test(`nothing moves when the fonts arrive, at ${width} px`, async ({ page }) => {
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

test('the first paint needs the document alone', async ({ page }) => {
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

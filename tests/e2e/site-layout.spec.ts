import type { Page } from '@playwright/test';
import { canonicalPages } from '../../src/site/urls.ts';
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

test('a phone’s first screen has whose site it is not on every kind of page, the answer and at once the way without a call, clear of the call bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path, kind } of canonicalPages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const bar = await page.locator('.bar').boundingBox();
    const answers = {
      airline: ['.ans p >> nth=0', '.ans p:nth-child(2).self a'],
      hub: ['.ans > p >> nth=0', '.ans > p + .jump'],
    };
    const isAnswered = (kind === 'airline' || kind === 'hub') && !path.endsWith('sik-sorulan-sorular');
    for (const part of ['.strip', ...(isAnswered ? answers[kind] : [])]) {
      const box = await page.locator(part).boundingBox();
      expect.soft((box?.y ?? 9e9) + (box?.height ?? 0), `${path} ${part}`).toBeLessThan(bar?.y ?? 0);
    }
    if (kind === 'airline') {
      const glance = await page.getByRole('heading', { name: 'Bir bakışta' }).boundingBox();
      expect.soft(glance?.y, `${path} begins what is known at a glance in its second screen`).toBeLessThan(2 * 844);
    }
  }
});

test('a phone’s first screen says above a lookup that it is connected to nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/hizmetler/rezervasyon-yonetimi', '/hizmetler/bilet-sorgulama']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const bar = await page.locator('.bar').boundingBox();
    const box = await page.getByText('form hiçbir havayolunun sistemine bağlı değildir').first().boundingBox();
    expect.soft((box?.y ?? 9e9) + (box?.height ?? 0), path).toBeLessThan(bar?.y ?? 0);
  }
});

test('a phone that was led astray is asked in the first screen what happened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/yok', '/iptal-iade/yok', '/yok-evcil-hayvan']) {
    await page.goto(path);
    for (const part of [page.getByRole('heading', { name: 'Ne oldu?' }), page.locator('.strip')]) {
      const box = await part.boundingBox();
      expect.soft((box?.y ?? 9e9) + (box?.height ?? 0), path).toBeLessThan(776);
    }
  }
});

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

/** Running text whose lines hold more than 75 letters, with how many the longest may hold. */
const longLines = (page: Page) =>
  page.evaluate(() => {
    const long: string[] = [];
    for (const owner of document.querySelectorAll<HTMLElement>('main :is(p, li, dd, td, small), footer p')) {
      const text = owner.textContent.trim();
      if (!owner.checkVisibility() || text.length < 100 || owner.querySelector('p, li, dd, td')) continue;
      const range = document.createRange();
      range.selectNodeContents(owner);
      const widths = new Map<number, number>();
      for (const { bottom, width } of range.getClientRects())
        widths.set(Math.round(bottom / 8), (widths.get(Math.round(bottom / 8)) ?? 0) + width);
      const all = [...widths.values()];
      const letters = (text.length * Math.max(...all)) / all.reduce((sum, width) => sum + width, 0);
      if (letters > 76) long.push(`${Math.round(letters)}: ${text.slice(0, 60)}`);
    }
    return long;
  });

test('lines of running text hold at most 75 letters', async ({ page }) => {
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      ...paths,
      '/hizmetler/ucus-gecikmesi',
      '/hizmetler/bilet-sorgulama',
      '/hizmetler/rezervasyon-yonetimi',
      '/hizmetler/bagaj-ekleme',
      '/pegasus-iptal-iade',
      '/hakkimizda',
      '/kisisel-verilerin-korunmasi',
    ]) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await longLines(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the home page of a phone stands within 5,500 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500);
});

test('the tag beside a page’s opening leaves its picture free', async ({ page }) => {
  for (const width of [1010, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/hizmetler/sik-sorulan-sorular');
    const tag = await page.locator('.side').boundingBox();
    const hero = await page.locator('.hero').boundingBox();
    expect(tag?.y).toBeGreaterThanOrEqual((hero?.y ?? 0) + (hero?.height ?? 0) - 8);
  }
});

import type { Page } from '@playwright/test';
import { canonicalPages } from '../../src/site/urls.ts';
import { expect, test } from './fixtures.ts';

/** The widest gap inside the two ways, and the one between the answer and its call button. */
const gaps = (page: Page) =>
  page.evaluate(() => {
    const inWays = [...document.querySelectorAll('.way')].flatMap((way) => {
      const end = way.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(way).paddingBottom);
      const parts = [...way.children].map((part) => part.getBoundingClientRect());
      return parts.map(({ bottom }, at) => (parts[at + 1]?.top ?? end) - bottom);
    });
    const answer = document.querySelector('.ans')?.getBoundingClientRect().bottom;
    const call = document.querySelector('.hero .call')?.getBoundingClientRect().top ?? Number.NaN;
    return { inWays: Math.max(0, ...inWays), beforeCall: answer === undefined ? 0 : call - answer };
  });

test('what stands side by side leaves no hole, and a call button stays with its answer', async ({ page }) => {
  for (const { path } of canonicalPages) {
    await page.goto(path);
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      const { inWays, beforeCall } = await gaps(page);
      expect.soft(inWays, `${path} at ${width} px`).toBeLessThan(100);
      expect.soft(beforeCall, `${path} at ${width} px`).toBeLessThan(40);
    }
  }
});

const kinds = [
  '/',
  '/pegasus-check-in',
  '/thy-bagaj-ekleme',
  '/hizmetler/bagaj-ekleme',
  '/hizmetler/ucus-gecikmesi',
  '/hizmetler/bilet-sorgulama',
  '/hizmetler/rezervasyon-yonetimi',
  '/hizmetler/sik-sorulan-sorular',
  '/iletisim',
  '/hakkimizda',
  '/yok',
];

test('no text is smaller than 13 px, a source no smaller than 14', async ({ page }) => {
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

test('a phone shows the pictures of cards and the tower of the home page whole', async ({ page }) => {
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
  // The words end above its light.
  const words = await page.locator('.terms').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0) - 156).toBeGreaterThan((words?.y ?? 9e9) + (words?.height ?? 0));
});

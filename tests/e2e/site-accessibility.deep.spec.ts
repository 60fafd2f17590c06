import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { canonicalPages } from '../../src/site/urls.ts';
import { bringAxe, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const errorPages = ['/olmayan-sayfa', '/pegasus/olmayan', '/bilet-degisikligi/yok', '/yok-evcil-hayvan'];
const groups = Map.groupBy(
  [...canonicalPages, ...errorPages.map((path) => ({ path, kind: 'not-found' as const }))],
  (page) => (page.kind === 'airline' ? page.airline : page.kind),
);

const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** What a phone's first screen must show: the answer, directly followed by the link for doing it without calling us. */
const answers: Partial<Record<string, readonly string[]>> = {
  airline: ['.ans p >> nth=0', '.ans p:nth-child(2).self a >> nth=0'],
  hub: ['.ans > p >> nth=0', '.ans > p + .jump'],
};

/** The widest gap below a part of a `.way` column, and the gap between the answer and its call button. */
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

test.describe.configure({ mode: 'parallel' });

for (const [group, pages] of groups) {
  test(`the pages of ${group}: no axe violations, a phone’s first screen, no large gaps inside columns`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await bringAxe(page);
    for (const { path, kind } of pages) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const bar = await page.locator('.bar').boundingBox();
      const parts = path.endsWith('sik-sorulan-sorular') ? [] : (answers[kind] ?? []);
      for (const part of ['.strip', ...parts]) {
        const box = await page.locator(part).boundingBox();
        expect.soft((box?.y ?? 9e9) + (box?.height ?? 0), `${path} ${part}`).toBeLessThan(bar?.y ?? 0);
      }
      if (kind === 'airline') {
        // A refund page first says what to do if the airline cancelled the flight.
        const name = path.endsWith('iptal-iade') ? /^Uçuşunuzu .* iptal ettiyse$/ : /^Bir bakışta/;
        const glance = await page.getByRole('heading', { name }).boundingBox();
        expect.soft(glance?.y, `${path} shows its key facts by the second screen`).toBeLessThan(2 * 844);
      }
      expect.soft(await violations(page, rules), `${path} at 390 px`).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} fits 390 px`).toBe(390);
      for (const width of [820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { inWays, beforeCall } = await gaps(page);
        expect.soft(inWays, `${path} at ${width} px`).toBeLessThan(100);
        expect.soft(beforeCall, `${path} at ${width} px`).toBeLessThan(40);
      }
      expect.soft(await violations(page, rules), `${path} at 1440 px`).toEqual([]);
    }
  });
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { canonicalPages } from '../../src/site/urls.ts';
import { expect, test } from './fixtures.ts';

const groups = Map.groupBy(canonicalPages, (page) => (page.kind === 'airline' ? page.airline : page.kind));
const errorPages = ['/olmayan-sayfa', '/pegasus/olmayan', '/bilet-degisikligi/yok', '/yok-evcil-hayvan'];
const paths: readonly (readonly [group: string, paths: readonly string[]])[] = [
  ...[...groups].map(([group, pages]) => [group, pages.map(({ path }) => path)] as const),
  ['not-found', errorPages],
];

async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode(true) // The site has no frames, so one analysis in the page itself is complete and twice as quick.
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const [group, members] of paths) {
  test(`axe finds nothing on the pages of ${group}, narrow and wide`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of members) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      expect.soft(await violations(page), `${path} at 390 px`).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} fits 390 px`).toBe(390);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect.soft(await violations(page), `${path} at 1440 px`).toEqual([]);
    }
  });
}

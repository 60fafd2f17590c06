import type { RunOptions } from 'axe-core';
import { canonicalPages } from '../../src/site/urls.ts';
import { bringAxe, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const errorPages = ['/olmayan-sayfa', '/pegasus/olmayan', '/bilet-degisikligi/yok', '/yok-evcil-hayvan'];
const groups: readonly (readonly [group: string, paths: readonly string[]])[] = [
  ...[...Map.groupBy(canonicalPages, (page) => (page.kind === 'airline' ? page.airline : page.kind))].map(
    ([group, pages]) => [group, pages.map(({ path }) => path)] as const,
  ),
  ['not-found', errorPages],
];

const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

test.describe.configure({ mode: 'parallel' });

for (const [group, paths] of groups) {
  test(`axe finds nothing on the pages of ${group}, narrow and wide`, async ({ page }) => {
    test.setTimeout(600_000);
    await bringAxe(page);
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      expect.soft(await violations(page, rules), `${path} at 390 px`).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} fits 390 px`).toBe(390);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect.soft(await violations(page, rules), `${path} at 1440 px`).toEqual([]);
    }
  });
}

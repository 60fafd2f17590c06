import { expect, test } from './fixtures.ts';
import { kinds, tabThrough } from './site-stops.ts';

for (const path of kinds)
  test(`every tab stop on ${path} is visible and not covered`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const stops = await tabThrough(page);
      expect(stops[0]?.name).toContain('İçeriğe geç');
      const controls = page.locator('main :is(a[href], button, input, summary)').filter({ visible: true });
      expect(stops.length).toBeGreaterThan(await controls.count());
      expect(stops.filter(({ seen, outlined, free }) => !seen || !outlined || !free)).toEqual([]);
    }
  });

import type { Page } from '@playwright/test';
import { bringAxe, violationsInBothLooks } from './axe.ts';
import { walkScreens } from './crm-screens.ts';
import { expect, test } from './fixtures.ts';

const finger = 44;

async function expectFitting(page: Page, what: string) {
  const excess = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    // Only screens without a menu may scroll as a whole: signed-in screens scroll inside an element.
    const scrolls = document.querySelector('nav') === null;
    const dialogs = [...document.querySelectorAll('[role=dialog]')];
    const inside = Math.max(0, ...dialogs.map((dialog) => dialog.scrollWidth - dialog.clientWidth));
    return { width: Math.max(inside, scrollWidth - innerWidth), height: scrolls ? 0 : scrollHeight - innerHeight };
  });
  expect(excess.width, what).toBeLessThanOrEqual(0);
  expect(excess.height, what).toBeLessThanOrEqual(0);
}

/** Controls too small for a finger. A checkbox is measured with its label; links in paragraphs are left out. */
async function tooSmall(page: Page): Promise<string[]> {
  return await page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a, input:not([type=checkbox], [type=radio]), label:has(input)',
    );
    const small = [...controls].filter((control) => {
      const { width, height, bottom } = control.getBoundingClientRect();
      const shown = control.checkVisibility({ visibilityProperty: true }) && width > 1 && bottom > 0;
      return shown && !control.closest('p') && (height < least || width < least);
    });
    return small.map((control) => control.textContent || control.ariaLabel || control.outerHTML);
  }, finger);
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`every screen is accessible in every state, light and dark, ${width} px`, async ({ page, server, admin }) => {
    test.setTimeout(600_000);
    await bringAxe(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await walkScreens(page, server, admin, async (what) => {
      // All of axe's rules, also `target-size`, which is off by default.
      expect(await violationsInBothLooks(page, { rules: { 'target-size': { enabled: true } } }), what).toEqual([]);
      await expectFitting(page, what);
      if (width < 640) expect(await tooSmall(page), what).toEqual([]);
    });
  });
}

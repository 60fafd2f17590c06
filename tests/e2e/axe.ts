import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Brings axe into every document that the page opens from now on. */
export const bringAxe = (page: Page) => page.addInitScript({ content: axe.source });

/** What axe finds wrong in the page as it stands; our pages have no frames, so axe's own program is enough. */
export function violations(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (given) => {
    // What has just changed begins to fade with the next frame, and the shortest has ended with the one after it.
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    // Colours count as they are, so nothing may still be fading; what moves for ever is not waited for.
    const fading = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    // Asked again with every frame: what is paused meanwhile, as a toast under the pointer is, never tells that it has finished.
    while (fading().length > 0) await frame();
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      ...given,
      resultTypes: ['violations'],
      elementRef: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }, options);
}

const aboutColours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * The same for the light and the dark look, in one visit: the styles change nothing but colours between them, so of the
 * dark one the rules about colours are enough. The page is light afterwards.
 */
export async function violationsInBothLooks(
  page: Page,
  options: RunOptions,
  photograph: (look: 'light' | 'dark') => Promise<unknown> = async () => {},
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, options);
  await photograph('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, aboutColours);
  await photograph('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

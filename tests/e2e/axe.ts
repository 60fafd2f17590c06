import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Brings axe into every document that the page opens from now on. */
export const bringAxe = (page: Page) => page.addInitScript({ content: axe.source });

/** What axe finds wrong in the page as it stands; our pages have no frames, so axe's own program is enough. */
export function violations(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (given) => {
    // Colours count as they are, so nothing may still be fading; what moves for ever is not waited for.
    const fading = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    for (let left = fading(); left.length > 0; left = fading())
      await Promise.all(left.map(({ finished }) => finished.catch(() => {})));
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      ...given,
      resultTypes: ['violations'],
      elementRef: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }, options);
}

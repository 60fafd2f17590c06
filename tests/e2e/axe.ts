import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Brings axe into every document that the page opens from now on. */
export const bringAxe = (page: Page) => page.addInitScript({ content: axe.source });

/** What axe finds wrong in the page as it stands; our pages have no frames, so axe's own program is enough. */
export function violations(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      ...given,
      resultTypes: ['violations'],
      elementRef: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }, options);
}

import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Loads axe into every document that the page opens from now on. */
export const bringAxe = (page: Page) => page.addInitScript({ content: axe.source });

/** The axe rules that the site's pages must pass. */
export const siteRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Returns what axe finds wrong in the page. Our pages have no frames, so axe's script alone is enough. */
export function violations(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (given) => {
    // Wait two frames: a change starts its fade in the first, and even the shortest fade has ended by the second.
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    // axe reads the current colours, so wait for everything that fades, except endless animations.
    const fading = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    // Check again in every frame: a paused animation, such as that of a toast under the pointer, never ends.
    while (fading().length > 0) await frame();
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      ...given,
      resultTypes: ['violations'],
      elementRef: false,
    });
    // A control that a sticky bar covers in part can be scrolled out from under the bar.
    const isSticky = (element: Element | null): boolean =>
      !!element && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement));
    const isUnderBar = ({ any }: axe.NodeResult) =>
      any.some(({ data, relatedNodes }) => {
        const covering = relatedNodes?.map(({ target }) => document.querySelector(target.join(' ')));
        return data?.messageKey === 'partiallyObscured' && covering?.every(isSticky);
      });
    return violations
      .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isUnderBar(node)) }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }, options);
}

const aboutColours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * Checks the light and the dark look in one visit; the page is light afterwards. The looks differ only in colours, so
 * the dark one is checked only against the rules about colours.
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

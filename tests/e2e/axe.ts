import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export const bringAxe = (page: Page) => page.addInitScript({ content: axe.source });

export const siteRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

export function violations(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (given) => {
    // Wait two frames: a change starts its fade in the first, and even the shortest fade has ended by the second.
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    // axe measures the current colours, so wait until all fades have ended, except endless animations.
    const fading = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    // Do not await `finished`: a paused animation, such as a toast's under the pointer, never finishes.
    while (fading().length > 0) await frame();
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      ...given,
      resultTypes: ['violations'],
      elementRef: false,
    });
    // Ignore a control that only a sticky bar covers, because it can be scrolled out from under the bar.
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

/** Checks the light look, then the dark one against the rules about colours only. The page is light afterwards. */
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

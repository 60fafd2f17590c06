import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Pixels that a page keeps free above and below a scroll target. */
const roomAround = 64;

/**
 * How many pixels of a result the header and the call bar hide; of a result too tall to fit between the two, only as
 * many as would fit.
 */
const outOfSight = async (page: Page, result: Locator) => {
  const [box, header, bar] = await Promise.all(
    [result, page.locator('.top'), page.locator('.bar')].map((part) => part.boundingBox()),
  );
  if (!box || !header || !bar) return Number.NaN;
  const [top, bottom] = [header.y + header.height, bar.y];
  const seen = Math.min(box.y + box.height, bottom) - Math.max(box.y, top);
  return Math.max(0, Math.round(Math.min(box.height, bottom - top - roomAround) - seen));
};

/** Expects the page to scroll a result into view, so that neither header nor call bar covers it. */
export const expectInSight = (page: Page, result: Locator) => expect.poll(() => outOfSight(page, result)).toBe(0);

/** Expects a phone of 390 px to need no scrolling to the side. */
export const fitsPhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Pixels that a page keeps free above and below a scroll target. */
const roomAround = 64;

/**
 * How many pixels of a result the header and the call bar hide. Pixels that could not fit between the two do not count.
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

export const expectInSight = (page: Page, result: Locator) => expect.poll(() => outOfSight(page, result)).toBe(0);

export const fitsPhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What a page keeps free above and below what it scrolls to. */
const roomAround = 64;

/** How much of a result is not in sight between the header and the call bar of a phone, though there would be room. */
const outOfSight = async (page: Page, result: Locator) => {
  const [box, header, bar] = await Promise.all(
    [result, page.locator('.top'), page.locator('.bar')].map((part) => part.boundingBox()),
  );
  if (!box || !header || !bar) return Number.NaN;
  const [top, bottom] = [header.y + header.height, bar.y];
  const seen = Math.min(box.y + box.height, bottom) - Math.max(box.y, top);
  return Math.max(0, Math.round(Math.min(box.height, bottom - top - roomAround) - seen));
};

/** On a phone a result comes into sight, clear of header and call bar. */
export const expectInSight = (page: Page, result: Locator) => expect.poll(() => outOfSight(page, result)).toBe(0);

import type { CDPSession, Page } from '@playwright/test';
import { airlineIds } from '../../src/domain/airlines.ts';
import { airlineServices, hubServices } from '../../src/site/services.ts';
import { airlinePath, hubPath } from '../../src/site/urls.ts';
import { type Colours, contrastBehind } from '../support/readable.ts';
import { expect, test } from './fixtures.ts';

/** Pages that together show every kind of hero picture with every sky, and every card of every grid. */
const paths = [
  ...new Set([
    '/',
    ...hubServices.map(hubPath),
    ...airlineIds.map((id) => airlinePath(id, 'iletisim')),
    ...airlineServices.map((service) => airlinePath('emirates', service)),
    '/iletisim',
    '/hakkimizda',
    '/kisisel-verilerin-korunmasi',
    '/olmayan-sayfa',
    '/yok-evcil-hayvan',
  ]),
];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Line {
  text: string;
  ink: string;
  /** The contrast that WCAG 2 AA requires. */
  needed: number;
  box: Box;
}

/** Finds the lines of text on pictures, then hides all text, link underlines and elements without a picture. */
const linesOnPictures = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
      :is(p, dd, li) a { border-color: transparent !important }
      main > :not(.hero, .call-sky, .p404, :has(.card)), footer { display: none !important }`);
    document.adoptedStyleSheets = [sheet];
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
    for (const moving of document.getAnimations()) {
      if (Number.isFinite(moving.effect?.getComputedTiming().endTime)) moving.finish();
      else moving.cancel();
    }
    const lines: Line[] = [];
    for (const scene of document.querySelectorAll('.hero, .card, .call-sky, .gate')) {
      const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (!owner?.checkVisibility() || !node.textContent?.trim()) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(owner);
        const size = Number.parseFloat(fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const channels = (color.match(/\d+/g) ?? []).slice(0, 3).map((value) => Number(value).toString(16));
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, top, width, height } of range.getClientRects())
          lines.push({
            text: node.textContent,
            ink: `#${channels.map((value) => value.padStart(2, '0')).join('')}`,
            needed: large ? 3 : 4.5,
            box: {
              x: Math.round(left + scrollX),
              y: Math.round(top + scrollY),
              width: Math.max(1, Math.round(width)),
              height: Math.max(1, Math.round(height)),
            },
          });
      }
    }
    return lines;
  });

/**
 * The colours in each box. One screenshot covers all boxes, because four hundred single ones would be slow. The blank
 * page `reader` decodes it on a canvas.
 */
async function coloursIn(boxes: readonly Box[], session: CDPSession, reader: Page): Promise<readonly Colours[]> {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
  const { data: png } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: left, y: top, width, height, scale: 1 },
  });
  const text = await reader.evaluate(
    async ([encoded, boxes]) => {
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('this browser has no 2D canvas');
      context.drawImage(bitmap, 0, 0);
      const colours = boxes.map(({ x, y, width, height }) => {
        const counts = new Map<number, number>();
        const { data } = context.getImageData(x, y, width, height);
        for (const pixel of new Uint32Array(data.buffer)) {
          // Red is in the lowest byte, opacity in the highest.
          const colour = pixel & 0xffffff;
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        return [...counts];
      });
      // Return text: there are thousands of colours, and transferring each number separately is slow.
      return JSON.stringify(colours);
    },
    [png, boxes.map((box) => ({ ...box, x: box.x - left, y: box.y - top }))] as const,
  );
  const colours: (readonly [bgr: number, pixels: number])[][] = JSON.parse(text);
  return colours.map((ofBox) => ofBox.map(([bgr, pixels]) => [nameOf(bgr), pixels] as const));
}

const nameOf = (bgr: number) =>
  `#${[bgr, bgr >> 8, bgr >> 16].map((byte) => (byte & 255).toString(16).padStart(2, '0')).join('')}`;

test.describe.configure({ mode: 'parallel' });

// From narrow to wide, so that a page loads the larger pictures as it grows.
const widths = [330, 390, 480, 600, 700, 820, 1024, 1280, 1440];

for (const path of paths) {
  test(`every text on a picture of ${path} has enough contrast at ${widths.length} widths`, async ({
    page,
    context,
  }) => {
    const [session, reader] = [await context.newCDPSession(page), await context.newPage()];
    for (const [at, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      if (at === 0) await page.goto(path);
      const lines = await linesOnPictures(page);
      expect(lines.length, `${width} px`).toBeGreaterThan(0);
      const boxes = lines.map(({ box }) => box);
      const colours = await coloursIn(boxes, session, reader);
      const unreadable = lines
        .map(({ text, ink, needed }, at) => ({ text, needed, ratio: contrastBehind(colours[at] ?? [], ink) }))
        .filter(({ needed, ratio }) => ratio < needed);
      expect.soft(unreadable, `${width} px`).toEqual([]);
    }
  });
}

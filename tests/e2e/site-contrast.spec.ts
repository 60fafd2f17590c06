import type { Page } from '@playwright/test';
import { airlineIds } from '../../src/domain/airlines.ts';
import { airlineServices, hubServices } from '../../src/site/services.ts';
import { airlinePath, hubPath } from '../../src/site/urls.ts';
import { type Colours, contrastBehind } from '../support/readable.ts';
import { expect, test } from './fixtures.ts';

/** Every kind of hero under every sky, and every card in every grid. */
const paths = [
  '/',
  ...hubServices.map(hubPath),
  ...airlineIds.map((id) => airlinePath(id, 'iletisim')),
  ...airlineServices.map((service) => airlinePath('emirates', service)),
  '/iletisim',
  '/hakkimizda',
  '/kisisel-verilerin-korunmasi',
  '/olmayan-sayfa',
  '/yok-evcil-hayvan',
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
  /** Contrast it needs, after WCAG 2 AA. */
  needed: number;
  box: Box;
}

/** The lines of text that stand on a picture; hides them, and all that has no picture. */
const linesOnPictures = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { -webkit-text-fill-color: transparent !important }
      main > :not(.hero, .call-sky, .p404, :has(.card)), footer { display: none !important }`);
    document.adoptedStyleSheets = [sheet];
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
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

/** The colours in each box of what the page shows. `reader` is a blank page whose canvas reads the screenshot. */
async function coloursIn(boxes: readonly Box[], page: Page, reader: Page): Promise<readonly Colours[]> {
  const png = (await page.screenshot({ fullPage: true, animations: 'disabled' })).toString('base64');
  return reader.evaluate(
    async ([encoded, boxes]) => {
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!context) throw new Error('this browser draws on no canvas');
      context.drawImage(bitmap, 0, 0);
      return boxes.map(({ x, y, width, height }) => {
        const counts = new Map<string, number>();
        const { data } = context.getImageData(x, y, width, height);
        for (const pixel of new Uint32Array(data.buffer)) {
          // Red stands in the lowest byte, opacity in the highest.
          const colour = [pixel, pixel >> 8, pixel >> 16].map((byte) => (byte & 255).toString(16).padStart(2, '0'));
          const name = `#${colour.join('')}`;
          counts.set(name, (counts.get(name) ?? 0) + 1);
        }
        return [...counts];
      });
    },
    [png, boxes] as const,
  );
}

test.describe.configure({ mode: 'parallel' });

for (const width of [330, 390, 480, 600, 700, 820, 1024, 1280, 1440]) {
  test(`every text on a picture can be read, at ${width} px`, async ({ page, context }) => {
    test.setTimeout(180_000);
    const reader = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      const lines = await linesOnPictures(page);
      expect(lines.length, path).toBeGreaterThan(0);
      const boxes = lines.map(({ box }) => box);
      const colours = await coloursIn(boxes, page, reader);
      const unreadable = lines
        .map(({ text, ink, needed }, at) => ({ text, needed, ratio: contrastBehind(colours[at] ?? [], ink) }))
        .filter(({ needed, ratio }) => ratio < needed);
      expect.soft(unreadable, path).toEqual([]);
    }
  });
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import type { ShareCard } from '../site/share-card.ts';
import { contentHash } from './hash.ts';
import { cacheDirectory } from './paths.ts';
import { loadTypefaces, type Typefaces } from './typefaces.ts';

const width = 1200;
const height = 630;
/** Raise this number when the drawing below changes; otherwise old pictures come from the cache. */
const drawing = 1;

const inner = (svg: string): string => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

const box = (style: Record<string, unknown>, children: unknown) => ({ type: 'div', props: { style, children } });

function texts({ title, brand, code, ink }: ShareCard) {
  const tag = {
    alignSelf: 'flex-start',
    padding: '6px 20px 10px',
    borderRadius: 8,
    background: '#fff',
    color: '#0e2a3b',
    fontFamily: 'Besley, Besley Ext',
    fontSize: 44,
  };
  const heading = {
    maxWidth: 1040,
    fontFamily: 'Besley, Besley Ext',
    fontSize: title.length > 30 ? 76 : 88,
    lineHeight: 1.04,
    letterSpacing: '-0.028em',
  };
  const column = { display: 'flex', flexDirection: 'column', gap: 22, width, height, padding: '56px 80px', color: ink };
  return box(column, [
    box({ fontFamily: 'Figtree, Figtree Ext', fontSize: 32 }, brand),
    box(heading, title),
    ...(code ? [box(tag, code)] : []),
  ]);
}

function cover(scene: string): string {
  const [, wide = '1440', high = '600'] = /viewBox="0 0 (\d+) (\d+)"/.exec(scene) ?? [];
  const scale = Math.max(width / Number(wide), height / Number(high));
  const left = (width - Number(wide) * scale) / 2;
  return `<g transform="translate(${left} ${height - Number(high) * scale}) scale(${scale})">${inner(scene)}</g>`;
}

async function draw(card: ShareCard, scene: string, fonts: Typefaces): Promise<Buffer> {
  const stops = card.sky.map((colour, at) => `<stop offset="${[0, 0.6, 0.78, 0.92][at]}" stop-color="${colour}"/>`);
  const words = await satori(texts(card) as Parameters<typeof satori>[0], { width, height, fonts });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<linearGradient id="sky" x2="0" y2="1">${stops.join('')}</linearGradient><path fill="url(#sky)" d="M0 0h1200v630H0z"/>` +
    `${cover(scene)}${inner(words)}</svg>`;
  return (await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })).asPng();
}

/** Returns a function that makes share images of 1200 × 630 pixels, and caches them by their input. */
export async function shareImageMaker(): Promise<(card: ShareCard, scene: string) => Promise<Buffer>> {
  const directory = join(cacheDirectory, 'share');
  await mkdir(directory, { recursive: true });
  const fonts = await loadTypefaces();
  return async (card, scene) => {
    const path = join(directory, `${contentHash(JSON.stringify([drawing, card, scene]))}.png`);
    const cached = await readFile(path).catch(() => null);
    if (cached) return cached;
    const image = await draw(card, scene, fonts);
    await writeFile(path, image);
    return image;
  };
}

import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { canonicalPages } from '../../src/site/urls.ts';
import { type Colours, contrastBehind } from '../support/readable.ts';
import { page } from './support.ts';

/** The area of a card's title, in pixels of its picture. */
const titleBox = { left: 16, top: 20, right: 246, bottom: 104 };

interface BuiltCard {
  picture: string;
  dark: boolean;
  path: string;
}

const cards = canonicalPages.flatMap(({ path }) =>
  [...page(path).html.matchAll(/<a class="card( d)?"[^>]*><img src="([^"]*)"/g)].map(
    ([, dark, picture = '']): BuiltCard => ({ picture, dark: dark !== undefined, path }),
  ),
);

function inkOf({ path, dark }: BuiltCard): string {
  const { html } = page(path);
  const rule = dark ? /\.card\.d\{[^}]*;color:var\((--[\w-]+)\)/ : /\bbody\{[^}]*;color:var\((--[\w-]+)\)/;
  const [, name = ''] = rule.exec(html) ?? [];
  const [, colour = ''] = new RegExp(`${name}:(#[0-9a-f]{6})`).exec(html) ?? [];
  return colour;
}

function coloursBehindTitle(svg: string): Colours {
  const { width, pixels } = new Resvg(svg).render();
  const { left, top, right, bottom } = titleBox;
  const counts = new Map<string, number>();
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      const colour = `#${pixels.subarray(at, at + 3).toString('hex')}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  return [...counts];
}

/** Cards with the same picture and text colour have the same contrast, so one of each is tested. */
const kinds = Map.groupBy(cards, (card) => `${/card-.+(?=-.{12}\.svg)/.exec(card.picture)} with ${inkOf(card)}`);

test.each([...kinds])('%s has enough contrast on every page', (_, [card, ...others]) => {
  if (!card) throw new Error('no card');
  const ratio = contrastBehind(coloursBehindTitle(page(card.picture).html), inkOf(card));
  expect(ratio, `on ${others.length + 1} pages, one is ${card.path}`).toBeGreaterThanOrEqual(4.5);
});

test('every service with a hub has one card, always with the same text colour', () => {
  expect(kinds.size).toBe(canonicalPages.filter(({ kind }) => kind === 'hub').length);
});

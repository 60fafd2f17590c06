import { contrast } from '../../src/domain/contrast.ts';

/** Colours as `#rrggbb`, each with its number of pixels. */
export type Colours = readonly (readonly [colour: string, pixels: number])[];

/**
 * The lowest contrast of text in `ink` with the pixels behind it. Ignores the worst hundredth, so that a star in a
 * picture does not count.
 */
export function contrastBehind(colours: Colours, ink: string): number {
  const worstFirst = colours
    .map(([colour, pixels]) => ({ ratio: contrast(colour, ink), pixels }))
    .sort((one, other) => one.ratio - other.ratio);
  let left = colours.reduce((sum, [, pixels]) => sum + pixels, 0) / 100;
  for (const { ratio, pixels } of worstFirst) {
    left -= pixels;
    if (left < 0) return ratio;
  }
  throw new Error('no pixels behind the text');
}

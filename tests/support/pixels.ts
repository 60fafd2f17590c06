import { contrast } from '../../src/domain/contrast.ts';

/** A picture as rows of red, green, blue and opacity. */
export interface Picture {
  width: number;
  pixels: Uint8Array | readonly number[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const hex = (...channels: readonly number[]) =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/**
 * The contrast that words of a colour keep against what lies behind them: the worst in their box but for the worst
 * hundredth, so that a star does not count.
 */
export function contrastBehind(picture: Picture, box: Box, ink: string): number {
  const counts = new Map<string, number>();
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      const at = (y * picture.width + x) * 4;
      const colour = hex(picture.pixels[at] ?? 0, picture.pixels[at + 1] ?? 0, picture.pixels[at + 2] ?? 0);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  let left = (box.width * box.height) / 100;
  const worstFirst = [...counts].map(([colour, count]) => [contrast(colour, ink), count] as const);
  worstFirst.sort(([one], [other]) => one - other);
  for (const [ratio, count] of worstFirst) {
    left -= count;
    if (left < 0) return ratio;
  }
  throw new Error('words without an extent');
}

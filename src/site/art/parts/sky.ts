import { type HourName, hours } from './palette.ts';
import { seeded } from './random.ts';
import { d, disc, fill, stroke } from './svg.ts';

export interface Sun {
  x: number;
  y: number;
  /** Radii of the rings, from the outermost to the innermost. */
  rings: readonly number[];
  /** Radius of the sun itself; 0 puts it below the horizon. */
  disc: number;
}

/** The sky of an hour: flat rings around a low sun. It extends far beyond the picture, for wider frames. */
export function sky(width: number, height: number, hour: HourName, sun: Sun): string {
  const { rings, sun: color } = hours[hour];
  const [zenith, ...inner] = rings;
  return [
    fill(zenith, `M-900-1600h${width + 1800}v${height + 1600}H-900z`),
    ...inner.map((ring, index) => disc(sun.x, sun.y, sun.rings[index] ?? 0, ring)),
    sun.disc ? disc(sun.x, sun.y, sun.disc, color) : '',
  ].join('');
}

/** Translucent light rings over the sky that the page draws. */
export function halo(x: number, y: number, sun = 84): string {
  const rings = [
    [640, 0.03],
    [500, 0.04],
    [370, 0.05],
    [262, 0.13],
    [166, 0.2],
  ] as const;
  return (
    rings.map(([r, opacity]) => disc(x, y, r, '#ffe9d2', opacity)).join('') + (sun ? disc(x, y, sun, '#fff4e0') : '')
  );
}

export function stars(x0: number, x1: number, y1: number, count: number, seed: number): string {
  const random = seeded(seed);
  const path = Array.from({ length: count }, () => `M${random(x0, x1)} ${random(4, y1)}h0`).join('');
  return stroke('#dfe6f5', 2, path, { round: true, opacity: 0.75 });
}

export function streak(x: number, y: number, width: number, height: number, color: string): string {
  const r = height / 2;
  return fill(color, d`M${x} ${y}h${width}a${r} ${r} 0 0 1 0 ${height}h${-width}a${r} ${r} 0 0 1 0 ${-height}z`);
}

export function moon(x: number, y: number, r: number): string {
  const inner = r * 0.86;
  return fill(
    '#f7dfcf',
    d`M${x} ${y - r}A${r} ${r} 0 1 0 ${x + r * 0.87} ${y + r * 0.49}A${inner} ${inner} 0 1 1 ${x} ${y - r}z`,
  );
}

export function rain(x0: number, x1: number, y0: number, y1: number, count: number, seed: number): string {
  const random = seeded(seed);
  const path = Array.from({ length: count }, () => {
    const length = random(14, 30);
    return `M${random(x0, x1)} ${random(y0, y1)}l${-Math.round(length * 0.28)} ${length}`;
  }).join('');
  return stroke('#fff', 2, path, { round: true, opacity: 0.5 });
}

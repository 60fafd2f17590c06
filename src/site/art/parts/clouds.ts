import { seeded } from './random.ts';
import { d } from './svg.ts';

export interface Bank {
  from: number;
  to: number;
  top: number;
  bottom: number;
  seed: number;
  widths: readonly [number, number];
  /** Height of a billow's arc as a fraction of its width. */
  swell?: number;
  drift?: number;
}

/** Path of a cloud bank: a row of flat arcs. Level lines extend it on both sides for frames wider than the picture. */
export function bank({ from, to, top, bottom, seed, widths, swell = 0.2, drift = 10 }: Bank): string {
  const random = seeded(seed);
  let path = `M${from - 840} ${bottom}V${top}H${from}`;
  let height = 0;
  for (let x = from; x < to; ) {
    const width = random(widths[0], widths[1]);
    let step = random(-drift, drift);
    if (Math.abs(height + step) > drift * 1.6) step = -step;
    height += step;
    path += d`a${width * 0.52} ${width * swell} 0 0 1 ${width} ${step}`;
    x += width;
  }
  return `${path}h840V${bottom}z`;
}

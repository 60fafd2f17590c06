import { bank } from '../parts/clouds.ts';
import { type HourName, hours } from '../parts/palette.ts';
import { clipped, disc, fill, rect } from '../parts/svg.ts';

/** Oval cabin window with the sky of an hour; (x, y) is the upper left corner of the pane. */
export function cabinWindow(x: number, y: number, width: number, height: number, hour: HourName, view = ''): string {
  const { rings, sun, clouds } = hours[hour];
  const r = width / 2;
  const rim = 6 + width * 0.05;
  const low = y + height * 0.78;
  const left = x + width * 0.36;
  const pane = rect(x, y, width, height, rings[1] ?? '', r);
  const billows = (top: number, seed: number) =>
    bank({
      from: x - 20,
      to: x + width + 20,
      top: Math.round(top),
      bottom: y + height,
      seed,
      widths: [width * 0.3, width * 0.7].map(Math.round) as [number, number],
      swell: 0.16,
      drift: 4,
    });
  return [
    rect(x - rim, y - rim, width + 2 * rim, height + 2 * rim, '#fffdf6', r + rim),
    rect(x - rim * 0.4, y - rim * 0.4, width + rim * 0.8, height + rim * 0.8, '#c8cfcc', r + rim * 0.4),
    clipped(
      `pane${x}`,
      pane,
      pane,
      disc(left, low, height * 0.66, rings[2] ?? ''),
      disc(left, low, height * 0.44, rings[3] ?? ''),
      disc(left, low, height * 0.26, rings.at(-1) ?? ''),
      disc(left, low, height * 0.11, sun),
      fill(clouds[0], billows(y + height * 0.74, 3)),
      fill(clouds[1], billows(y + height * 0.83, 7)),
      view,
    ),
  ].join('');
}

import { bank } from '../parts/clouds.ts';
import { belt, floor, lights } from '../parts/ground.ts';
import { type HourName, hourAt, hours } from '../parts/palette.ts';
import { halo, sky, stars } from '../parts/sky.ts';
import { fill, svgDocument } from '../parts/svg.ts';

const heroSize = { width: 1440, height: 520 } as const;
const cardSize = { width: 400, height: 300 } as const;

/** The y coordinate at which a hero's objects stand. */
export const footing = 470;
const horizon = 424;

export const heroShadow = '#060f15';

const groundTone = '#12242f';
const groundEdge = '#f6ead6';

interface HeroStage {
  sunX?: number;
  seed: number;
  /** Radius of the sun; 0 hides it behind clouds. */
  sun?: number;
  ground?: 'floor' | 'belt' | 'apron';
}

/** A service's hero: light rings, clouds and ground over the page's own sky; objects stand at y = `footing`. */
export function heroScene({ sunX = 690, sun = 84, seed, ground = 'floor' }: HeroStage, ...objects: string[]): string {
  const { width, height } = heroSize;
  const clouds = (top: number, widths: readonly [number, number], swell: number, step: number) =>
    bank({ from: -60, to: 1500, top, bottom: height, seed: seed + step, widths, swell, drift: 6 + step });
  const grounds = {
    floor:
      floor(width, horizon, height, groundTone, groundEdge) + fill('#0d1b24', `M-900 500h${width + 1800}v20H-900z`),
    belt: floor(width, horizon, height, groundTone, groundEdge) + belt(width, horizon + 16),
    apron:
      floor(width, horizon, height, groundTone, groundEdge) +
      lights(width, horizon + 14, 48, 4, '#79b5d4') +
      fill('#1c3442', `M-900 506h${width + 1800}v14H-900z`),
  };
  return svgDocument(
    width,
    height,
    halo(sunX, 346, sun),
    fill('#fff', clouds(352, [70, 150], 0.1, 0), 0.16),
    fill('#fff', clouds(378, [90, 200], 0.13, 1), 0.3),
    fill('#fff6ea', clouds(402, [110, 220], 0.14, 2), 0.72),
    grounds[ground],
    ...objects,
  );
}

interface CardStage {
  seed: number;
  sunX?: number;
  sunY?: number;
  horizon?: number;
  hour?: HourName;
}

/** Draws a card at its time of day, e.g. `06.40`. */
export type CardDrawing = (time: string) => string;

/** Radii of the rings. In dark skies the bright rings are smaller, to stay clear of the text. */
const brightRings = [300, 226, 162, 104];
const darkRings = [300, 226, 112, 68, 46];

export function cardScene(
  time: string,
  { seed, sunX = 104, sunY = 208, horizon = 250, hour = hourAt(time) }: CardStage,
  ...objects: string[]
): string {
  const { width, height } = cardSize;
  const { clouds, ground, edge, ink } = hours[hour];
  const sunSet = hour === 'blue' || hour === 'night';
  const radii = ink === 'light' ? darkRings : brightRings;
  const billows = (top: number, widths: readonly [number, number], step: number) =>
    bank({ from: -30, to: 430, top, bottom: height, seed: seed + step, widths, swell: 0.14, drift: 4 });
  return svgDocument(
    width,
    height,
    sky(width, height, hour, { x: sunX, y: sunY, rings: radii, disc: sunSet ? 0 : 30 }),
    sunSet ? stars(210, 396, 110, 16, seed) : '',
    fill(clouds[0], billows(horizon - 42, [60, 130], 0)),
    fill(clouds[1], billows(horizon - 20, [70, 150], 1)),
    floor(width, horizon, height, ground, edge).replaceAll('v5H', 'v3H'),
    ...objects,
  );
}

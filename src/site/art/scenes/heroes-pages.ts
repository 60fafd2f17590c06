import { climbingJet, wing } from '../objects/aircraft.ts';
import { controlTower } from '../objects/buildings.ts';
import { suitcase } from '../objects/luggage.ts';
import { bench, clockFace } from '../objects/terminal.ts';
import { type Bank, bank } from '../parts/clouds.ts';
import { lights, shadow } from '../parts/ground.ts';
import { hours } from '../parts/palette.ts';
import { sky, stars, streak } from '../parts/sky.ts';
import { at, fill, rect, stroke, svgDocument } from '../parts/svg.ts';

const cloud = (color: string, top: number, bottom: number, seed: number, rest: Partial<Bank> = {}) =>
  fill(color, bank({ from: -60, to: 1500, top, bottom, seed, widths: [90, 200], swell: 0.15, drift: 6, ...rest }));

export function homeHero(): string {
  const [back, middle, front] = hours.dawn.clouds;
  return svgDocument(
    1440,
    600,
    sky(1440, 600, 'dawn', { x: 1070, y: 432, rings: [800, 610, 440, 306, 186], disc: 62 }),
    streak(836, 206, 170, 6, '#679a9b'),
    streak(900, 222, 110, 5, '#679a9b'),
    streak(1190, 150, 190, 8, '#3b7f92'),
    streak(1290, 168, 150, 6, '#3b7f92'),
    streak(1168, 330, 120, 6, '#cfd3b8'),
    cloud(back, 470, 640, 4, { widths: [70, 150], swell: 0.1, drift: 5 }),
    cloud(middle, 490, 640, 9, { widths: [70, 230], swell: 0.19 }),
    cloud(front, 520, 640, 24, { widths: [90, 260], swell: 0.2, drift: 12 }),
    cloud(middle, 548, 640, 27, { widths: [110, 280], swell: 0.18, drift: 12 }),
    cloud('#b98f98', 582, 640, 33, { widths: [150, 330], swell: 0.17 }),
    at(
      0,
      72,
      1,
      wing({
        winglet: '#f3e7cf',
        top: '#1b4059',
        flap: '#2c5b76',
        line: '#3b6b84',
        under: '#10293c',
        rim: '#f4d9b2',
      }),
    ),
  );
}

export function contactHero(): string {
  return svgDocument(
    1440,
    640,
    sky(1440, 640, 'blue', { x: 1106, y: 470, rings: [820, 600, 338, 250, 160], disc: 0 }),
    stars(700, 1436, 230, 34, 5),
    streak(1240, 170, 130, 8, '#56629a'),
    streak(1300, 186, 90, 6, '#56629a'),
    at(780, 440, 0.7, climbingJet('#8f95c4')),
    cloud(hours.blue.clouds[0], 494, 640, 4, { widths: [80, 170], swell: 0.1, drift: 5 }),
    fill('#39467f', 'M-900 540H0l120-26 150 18 190-40 170 36 220-50 190 44 160-34 240 46h900v106H-900z'),
    fill('#1c2653', 'M-900 566H0l200-18 260 16 300-26 280 22 400-22h900v102H-900z'),
    rect(-900, 590, 3240, 50, '#0b1730'),
    lights(1420, 588, 26, 4, '#f0d27a'),
    at(1106, 592, 1, controlTower()),
    lights(1440, 612, 58, 3.5, '#79b5d4'),
  );
}

export function notFoundHero(): string {
  const [back, middle] = hours.blue.clouds;
  const frame = '#131c44';
  // The page scales this scene by its height, so wide screens show more of it on both sides.
  const wide = { from: -600, to: 2040, swell: 0.1, drift: 5 } as const;
  const waiting = at(0, 0, 1.15, bench(4, '#2b3b76', '#0b1230'));
  return svgDocument(
    1440,
    760,
    sky(1440, 760, 'blue', { x: 1060, y: 560, rings: [900, 700, 360, 270, 170], disc: 0 }),
    stars(660, 1436, 300, 34, 11),
    cloud(middle, 566, 760, 4, { ...wide, widths: [80, 170] }),
    cloud(back, 592, 760, 8, { ...wide, widths: [100, 200] }),
    stroke('#f6e8e2', 3, 'M720 422 772 409', { opacity: 0.6 }),
    at(790, 404, 0.78, climbingJet('#f6e8e2')),
    rect(-900, 624, 3240, 136, '#151f4a'),
    rect(-900, 624, 3240, 5, '#d8b9b8'),
    rect(-900, 690, 3240, 70, '#0f183b'),
    stroke(frame, 9, 'M-60-12V626M640-12V626M1376-12V626M-900-12H2340'),
    stroke('#0f183b', 9, 'M1060-12V90'),
    at(1060, 188, 1, clockFace(118, 4, 4, '#fbf3e4', '#0f183b')),
    shadow(130, 697, 300, '#0b1230', 8),
    shadow(930, 697, 300, '#0b1230', 8),
    shadow(1230, 731, 110, '#0b1230', 7),
    at(136, 700, 1, waiting),
    at(936, 700, 1, waiting),
    at(1284, 734, 0.74, suitcase()),
  );
}

import { tail } from '../objects/aircraft.ts';
import { deskLamp, files, inkPad, paperPile, pencilPot, rubberStamp } from '../objects/desk.ts';
import { lying, printedPage, stampMark } from '../objects/papers.ts';
import { globe, teaGlass } from '../objects/table.ts';
import { headset } from '../objects/telephones.ts';
import { bank } from '../parts/clouds.ts';
import { lights, shadow } from '../parts/ground.ts';
import { hours } from '../parts/palette.ts';
import { moon, sky, stars, streak } from '../parts/sky.ts';
import { at, fill, mirrored, rect, stroke, svgDocument } from '../parts/svg.ts';

const cloud = (color: string, top: number, seed: number) =>
  fill(color, bank({ from: -60, to: 1500, top, bottom: 520, seed, widths: [90, 200], swell: 0.12, drift: 6 }));

export function legalHero(): string {
  const page = printedPage() + at(92, 138, 1, stampMark());
  return svgDocument(
    1440,
    520,
    sky(1440, 520, 'night', { x: 900, y: 400, rings: [760, 560, 400, 250], disc: 0 }),
    stars(640, 1430, 260, 40, 6),
    moon(880, 212, 34),
    cloud(hours.night.clouds[0], 352, 4),
    fill('#0f1d3b', 'M-900 384h900l160-12 220 10 260-16 240 14 300-12 260 14h1000v140H-900z'),
    lights(1440, 398, 26, 3.5, '#f0d27a'),
    stroke('#0a1328', 10, 'M560-1600V424M1180-1600V424'),
    rect(-900, 424, 3240, 96, '#1a2a4d'),
    rect(-900, 424, 3240, 5, '#5a76a8'),
    rect(-900, 500, 3240, 20, '#101d3a'),
    shadow(620, 462, 190, '#0b1530'),
    shadow(930, 466, 130, '#0b1530'),
    at(640, 462, 1, files()),
    at(1010, 464, 1.16, deskLamp()),
    lying(786, 462, 1, page),
    at(1100, 474, 0.86, rubberStamp()),
    at(1166, 480, 0.8, inkPad()),
    at(1226, 470, 0.9, paperPile()),
  );
}

export function aboutHero(): string {
  const [back, middle, front] = hours.dawn.clouds;
  return svgDocument(
    1440,
    520,
    sky(1440, 520, 'dawn', { x: 880, y: 366, rings: [800, 610, 400, 210, 140], disc: 60 }),
    streak(930, 150, 190, 8, '#3b7f92'),
    streak(1030, 168, 150, 6, '#3b7f92'),
    cloud(back, 376, 4),
    cloud(middle, 390, 7),
    cloud(front, 407, 13),
    mirrored(
      1256,
      366,
      0.62,
      tail({ body: '#f3e7cf', shade: '#c9a9a2', upper: '#20566a', lower: '#5b9aa6', light: '#f6dfc2' }),
    ),
    rect(-900, 424, 3240, 96, '#16384c'),
    rect(-900, 424, 3240, 5, '#f4d9b2'),
    rect(-900, 500, 3240, 20, '#0e2838'),
    shadow(690, 466, 70, '#0b1d28'),
    shadow(826, 468, 110, '#0b1d28'),
    shadow(1080, 470, 60, '#0b1d28'),
    at(700, 468, 1.24, globe()),
    at(876, 470, 1, headset()),
    at(1104, 472, 0.96, pencilPot()),
    at(1022, 476, 1.1, teaGlass()),
  );
}

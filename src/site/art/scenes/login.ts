import { tail } from '../objects/aircraft.ts';
import { bank } from '../parts/clouds.ts';
import { lights } from '../parts/ground.ts';
import { hours } from '../parts/palette.ts';
import { moon, sky, stars } from '../parts/sky.ts';
import { at, fill, rect, stroke, svgDocument } from '../parts/svg.ts';

/** Sign-in of the staff: a tail on the apron at night, under the moon. */
export function loginScene(): string {
  const { clouds } = hours.night;
  return svgDocument(
    900,
    900,
    'slice',
    sky(900, 900, 'night', { x: 560, y: 640, rings: [560, 430, 310, 200], disc: 0 }),
    stars(4, 896, 420, 60, 2),
    moon(690, 196, 40),
    fill(
      clouds[0],
      bank({ from: -20, to: 920, top: 650, bottom: 900, seed: 4, widths: [80, 170], swell: 0.1, drift: 5 }),
    ),
    fill('#0e1a38', 'M0 690l140-20 200 14 180-30 200 26 180-20v240H0z'),
    lights(890, 700, 24, 3.5, '#f0d27a'),
    rect(0, 716, 900, 184, '#15294f'),
    rect(0, 716, 900, 3, '#3f5b92'),
    stroke('#f3ead2', 4, 'M-20 880 460 740M920 860 520 740', { opacity: 0.5 }),
    lights(900, 736, 70, 4, '#79b5d4'),
    fill('#0b1730', 'M150 800h620l70 26H220z'),
    at(
      590,
      690,
      1.62,
      tail({ body: '#dfe6ee', shade: '#6f88b5', upper: '#c9a9a2', lower: '#e8c3aa', light: '#b9c7dd' }),
    ),
  );
}

import { plainTail, tail } from '../objects/aircraft.ts';
import { carousel } from '../objects/carousel.ts';
import { holdall, rucksack, suitcase } from '../objects/luggage.ts';
import { umbrella } from '../objects/mobility.ts';
import { armrest, cabinSeat, lightSteps, premiumSeat } from '../objects/seats.ts';
import { bench, departureBoard, kiosk } from '../objects/terminal.ts';
import { shadow } from '../parts/ground.ts';
import { sea, straw } from '../parts/palette.ts';
import { rain } from '../parts/sky.ts';
import { at, mirrored, rect } from '../parts/svg.ts';
import { footing, heroScene, heroShadow as shade } from './stage.ts';

export function baggageHero(): string {
  return heroScene(
    { seed: 4, sunX: 720, ground: 'belt' },
    shadow(600, 466, 340, shade),
    at(608, footing, 1.06, holdall()),
    at(784, footing, 1.16, suitcase()),
    at(924, footing, 1.06, rucksack()),
  );
}

export function checkInHero(): string {
  return heroScene(
    { seed: 11, sunX: 660, ground: 'apron' },
    shadow(900, 438, 900, shade, 6),
    mirrored(960, 348, 0.86, tail(plainTail)),
    shadow(640, footing + 2, 100, shade),
    at(690, footing + 8, 1.04, kiosk()),
  );
}

export function seatHero(): string {
  const y = footing + 2;
  const pitch = 150;
  return heroScene(
    { seed: 17, sunX: 715 },
    shadow(556, y, 450, shade),
    rect(556, y - 6, 470, 6, '#46606f', 3),
    rect(562, y - 66, 456, 10, '#46606f', 3),
    ...[0, 1, 2].map((place) => at(640 + place * pitch, y - 4, 1.2, cabinSeat(place === 1 ? straw : sea))),
    ...[0, 1, 2, 3].map((place) => at(565 + place * pitch, y - 4, 1.2, armrest())),
  );
}

export function upgradeHero(): string {
  return heroScene(
    { seed: 26, sunX: 660 },
    at(790, footing + 10, 1, lightSteps(430, 3)),
    at(806, footing - 50, 1.14, premiumSeat()),
  );
}

export function delayHero(): string {
  return heroScene(
    { seed: 35, sunX: 700, sun: 0 },
    rain(420, 1200, 150, 396, 76, 8),
    shadow(770, footing - 8, 330, shade),
    at(
      880,
      footing - 6,
      0.92,
      departureBoard([
        { to: 'AYT', time: '15.10', gate: 'RÖTAR', changed: true },
        { to: 'TZX', time: '15.25', gate: 'B3' },
        { to: 'ADA', time: '15.40', gate: 'A5' },
      ]),
    ),
    shadow(526, footing + 12, 170, shade),
    at(506, footing + 14, 1.16, bench(3, '#2c6f63', '#46606f')),
    at(1034, footing + 16, 0.9, umbrella()),
  );
}

export function lostHero(): string {
  return heroScene({ seed: 44, sunX: 690 }, at(800, 438, 1, carousel(350, '3')), at(690, 470, 1, suitcase()));
}

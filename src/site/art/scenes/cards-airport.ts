import { tail } from '../objects/aircraft.ts';
import { cabinWindow } from '../objects/cabin-window.ts';
import { carousel } from '../objects/carousel.ts';
import { holdall, suitcase } from '../objects/luggage.ts';
import { lightSteps, premiumSeat, seatBack } from '../objects/seats.ts';
import { bench, departureBoard } from '../objects/terminal.ts';
import { shadow } from '../parts/ground.ts';
import { hourAt, sea, straw } from '../parts/palette.ts';
import { rain } from '../parts/sky.ts';
import { at, disc, fill, rect, stroke, svgDocument } from '../parts/svg.ts';
import { cardScene } from './stage.ts';

export function baggageCard(time: string): string {
  const slats = Array.from({ length: 9 }, (_, i) => `M${20 + i * 48} 250l${-14 + i * 3} 28`).join('');
  return cardScene(
    time,
    { seed: 6, sunX: 96, sunY: 160, horizon: 242 },
    rect(0, 250, 400, 28, '#123a57'),
    stroke('#2b6288', 2, slats),
    rect(0, 278, 400, 5, '#79b5d4'),
    shadow(140, 266, 220, '#0b2a42', 6),
    at(196, 268, 0.64, holdall()),
    at(308, 268, 0.82, suitcase()),
  );
}

export function checkInCard(time: string): string {
  return cardScene(
    time,
    { seed: 3, sunX: 96, sunY: 214 },
    stroke('#f4f0d6', 3, 'M-10 284 180 262M420 292 210 262'),
    shadow(120, 264, 290, '#35646d', 9),
    at(262, 212, 0.62, tail()),
    fill('#1d4a5a', 'M60 240h34l6 10v14H52v-12z'),
    fill('#dbe9e4', 'M66 243h12v8H64z'),
    disc(64, 264, 6, '#123542'),
    disc(90, 264, 6, '#123542'),
  );
}

export function seatCard(time: string): string {
  return svgDocument(
    400,
    300,
    fill('#eef3f1', 'M-900-1600h2200v1900H-900z'),
    rect(0, 120, 400, 180, '#e1eaea'),
    rect(0, 240, 400, 60, '#c9d8da'),
    `<g id="w">${cabinWindow(66, 112, 56, 80, hourAt(time))}</g><use href="#w" x="136"/><use href="#w" x="272"/>`,
    at(-8, 0, 1, seatBack(sea)),
    at(128, 0, 1, seatBack(sea)),
    at(264, 0, 1, seatBack(straw)),
  );
}

export function upgradeCard(time: string): string {
  return cardScene(
    time,
    { seed: 63, sunX: 110, sunY: 262 },
    at(268, 296, 0.5, lightSteps(430, 2)),
    at(276, 276, 0.6, premiumSeat()),
  );
}

export function delayCard(time: string): string {
  return cardScene(
    time,
    { hour: 'rain', seed: 45, sunX: 110, sunY: 190 },
    rain(10, 396, 90, 240, 26, 8),
    shadow(200, 284, 160, '#243f4b', 6),
    at(288, 286, 0.5, departureBoard([{ to: 'AYT', time, gate: 'RÖTAR', changed: true }])),
    at(40, 292, 0.7, bench(3, '#2c6f63', '#12303a')),
  );
}

export function lostCard(time: string): string {
  return cardScene(
    time,
    { seed: 72, sunX: 100 },
    at(250, 262, 0.42, carousel(310, '3')),
    at(316, 276, 0.52, suitcase()),
  );
}

import { climbingJet, tail, type WingTones, wing } from '../objects/aircraft.ts';
import { catCarrier } from '../objects/animals.ts';
import { cabinWindow } from '../objects/cabin-window.ts';
import { holdall, suitcase } from '../objects/luggage.ts';
import { wheelchair } from '../objects/mobility.ts';
import { boardingPass, lying } from '../objects/papers.ts';
import { teaGlass } from '../objects/table.ts';
import { bench, clockFace } from '../objects/terminal.ts';
import { lights, shadow } from '../parts/ground.ts';
import { hourAt, plum, type Shade, sea, straw } from '../parts/palette.ts';
import { moon } from '../parts/sky.ts';
import { at, disc, fill, mirrored, rect, stroke, svgDocument } from '../parts/svg.ts';
import { cardScene } from './stage.ts';

/** Purchase: a ticket and tea before sunrise. */
export function purchaseCard(time: string): string {
  return cardScene(
    time,
    { seed: 5, sunX: 300, sunY: 196, horizon: 214 },
    shadow(64, 284, 190, '#0d2635', 5),
    lying(24, 258, 0.98, boardingPass()),
    mirrored(344, 276, 0.86, teaGlass()),
  );
}

/** Check-in: a tail on the apron in morning haze. */
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

/** Baggage: two pieces on the belt. */
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

const seatBack = ({ light, body, dark }: Shade) =>
  [
    fill(body, 'M0 300V208q0-26 26-26h74q26 0 26 26v92z'),
    fill(light, 'M0 300V208q0-26 26-26h14q-16 4-16 30v88z'),
    fill('#f4faf8', 'M18 208q0-18 18-18h54q18 0 18 18v16q0 12-12 12H30q-12 0-12-12z'),
    fill('#d6e4e6', 'M84 190h6q18 0 18 18v16q0 12-12 12h-8q8-4 8-14v-18q0-12-12-14z'),
    stroke(dark, 2, 'M28 300V256q0-6 6-6h58q6 0 6 6v44'),
    fill(dark, 'M120 270h14q8 0 8 8v22h-22z'),
  ].join('');

/** Seats: three backs before three windows, one of them free. */
export function seatCard(time: string): string {
  return svgDocument(
    400,
    300,
    'slice',
    rect(0, 0, 400, 300, '#eef3f1'),
    rect(0, 120, 400, 180, '#e1eaea'),
    rect(0, 240, 400, 60, '#c9d8da'),
    `<g id="w">${cabinWindow(66, 112, 56, 80, hourAt(time))}</g><use href="#w" x="136"/><use href="#w" x="272"/>`,
    at(-8, 0, 1, seatBack(sea)),
    at(128, 0, 1, seatBack(sea)),
    at(264, 0, 1, seatBack(straw)),
  );
}

/** Change: the clock over the gate. */
export function changeCard(time: string): string {
  const frame = '#2b5560';
  const [hour = 0, minute = 0] = time.split('.').map(Number);
  return cardScene(
    time,
    { seed: 7, sunX: 120, sunY: 208, horizon: 246 },
    at(150, 190, 0.34, climbingJet(frame)),
    stroke(frame, 4, 'M128 140V248M0 140H400M264 140V248'),
    at(264, 150, 1, clockFace(50, hour, minute, '#fbf8ea', '#1b3f4a')),
    shadow(24, 292, 180, '#234953', 5),
    at(30, 294, 0.95, bench(3, '#1b3f4a', '#12303a')),
  );
}

const eveningWing: WingTones = {
  winglet: '#fbe9c6',
  top: '#6a3a47',
  flap: '#8a5058',
  line: '#a56a68',
  under: '#4f2a38',
  rim: '#fbe9c6',
};

/** Refund: homewards into the evening sun, from a seat at the window. */
export function refundCard(time: string): string {
  const view =
    at(54, 124, 0.25, wing(eveningWing)) +
    fill('#efe2c8', 'M200 80h170v38H200z') +
    fill('#d6c19a', 'M200 118h170v5H200z');
  return svgDocument(
    400,
    300,
    'slice',
    rect(0, 0, 400, 300, '#f3e8d3'),
    rect(0, 262, 400, 38, '#e0cfaf'),
    stroke('#e3d4b6', 2, 'M172 0V262M0 262H400'),
    cabinWindow(208, 88, 146, 180, hourAt(time), view),
    at(34, 22, 1, seatBack(plum)),
  );
}

/** Pets: a cat and the moon. */
export function petCard(time: string): string {
  return cardScene(
    time,
    { seed: 3, sunX: 92, sunY: 272, horizon: 256 },
    moon(92, 190, 17),
    shadow(170, 286, 200, '#0b1230', 6),
    at(276, 288, 1, catCarrier()),
  );
}

/** Special assistance: a wheelchair at the gate, a late flight climbing. */
export function assistanceCard(time: string): string {
  return cardScene(
    time,
    { seed: 22, sunX: 96, sunY: 200, horizon: 254 },
    at(64, 192, 0.36, climbingJet('#7f98c8')),
    lights(390, 236, 15, 2.6, '#f0d27a'),
    lights(390, 243, 27, 2.2, '#79b5d4'),
    shadow(208, 288, 150, '#0b1730', 7),
    at(286, 292, 1, wheelchair()),
  );
}

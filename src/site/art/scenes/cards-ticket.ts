import { climbingJet, type WingTones, wing } from '../objects/aircraft.ts';
import { cabinWindow } from '../objects/cabin-window.ts';
import { cardHolder } from '../objects/desk.ts';
import { lettering } from '../objects/lettering.ts';
import { boardingPass, lying, magnifier, namePass, passportCover } from '../objects/papers.ts';
import { seatBack } from '../objects/seats.ts';
import { deskCalendar, teaGlass } from '../objects/table.ts';
import { bench, clockFace } from '../objects/terminal.ts';
import { shadow } from '../parts/ground.ts';
import { hourAt, ink, plum } from '../parts/palette.ts';
import { at, fill, mirrored, rect, stroke, svgDocument } from '../parts/svg.ts';
import { cardScene } from './stage.ts';

export function purchaseCard(time: string): string {
  return cardScene(
    time,
    { seed: 5, sunX: 300, sunY: 196, horizon: 214 },
    shadow(64, 284, 190, '#0d2635', 5),
    lying(24, 258, 0.98, boardingPass()),
    mirrored(344, 276, 0.86, teaGlass()),
  );
}

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

export function nameCard(time: string): string {
  return cardScene(
    time,
    { seed: 18, sunX: 90, sunY: 200 },
    shadow(140, 282, 190, '#35646d', 6),
    at(224, 178, 0.58, namePass(), 7),
    at(148, 166, 0.82, passportCover()),
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

export function refundCard(time: string): string {
  const view =
    at(54, 124, 0.25, wing(eveningWing)) +
    fill('#efe2c8', 'M200 80h170v38H200z') +
    fill('#d6c19a', 'M200 118h170v5H200z');
  return svgDocument(
    400,
    300,
    fill('#f3e8d3', 'M-900-1600h2200v1900H-900z'),
    rect(0, 262, 400, 38, '#e0cfaf'),
    stroke('#e3d4b6', 2, 'M172-1600V262M0 262H400'),
    cabinWindow(208, 88, 146, 180, hourAt(time), view),
    at(34, 22, 1, seatBack(plum)),
  );
}

export function lookupCard(time: string): string {
  return cardScene(
    time,
    { seed: 54, sunX: 96 },
    shadow(176, 276, 170, '#234953', 6),
    at(172, 180, 0.7, boardingPass('ESB', 'AYT')),
    at(262, 280, 0.72, cardHolder(220)),
    at(324, 218, 0.62, magnifier(lettering('235', -33, -15, 26, ink, 5))),
  );
}

export function reservationCard(time: string): string {
  return cardScene(
    time,
    { seed: 27, sunX: 90, sunY: 170 },
    shadow(210, 284, 140, '#123a57', 6),
    at(288, 288, 0.86, deskCalendar()),
  );
}

import { cardHolder, envelope, folder, pencilPot, rubberStamp } from '../objects/desk.ts';
import { lettering } from '../objects/lettering.ts';
import { boardingPass, lying, magnifier, namePass, passportCover, pen, returnMark } from '../objects/papers.ts';
import { deskCalendar, passScreen, phone, teaGlass } from '../objects/table.ts';
import { departureBoard, poleClock } from '../objects/terminal.ts';
import { shadow } from '../parts/ground.ts';
import { ink } from '../parts/palette.ts';
import { at } from '../parts/svg.ts';
import { footing, heroScene, heroShadow as shade } from './stage.ts';

export function purchaseHero(): string {
  return heroScene(
    { seed: 4, sunX: 720 },
    shadow(770, 448, 110, shade),
    at(630, 454, 1.45, teaGlass()),
    at(830, 452, 1.36, phone(passScreen())),
    shadow(616, 494, 320, shade, 7),
    lying(566, 470, 1.3, boardingPass()),
  );
}

export function changeHero(): string {
  return heroScene(
    { seed: 14, sunX: 700 },
    shadow(590, footing + 4, 60, shade),
    shadow(716, footing - 4, 316, shade),
    at(
      870,
      footing,
      0.9,
      departureBoard([
        { to: 'ADB', time: '16.45', gate: 'A12', changed: true },
        { to: 'AYT', time: '17.10', gate: 'B3' },
        { to: 'ESB', time: '17.35', gate: 'A5' },
      ]),
    ),
    at(614, footing + 8, 0.96, poleClock(16, 45)),
  );
}

export function nameHero(): string {
  return heroScene(
    { seed: 23, sunX: 626 },
    shadow(576, footing - 6, 360, shade),
    at(660, footing - 178, 1.36, namePass()),
    at(826, footing, 1.1, cardHolder(250)),
    at(532, footing - 192, 1.34, passportCover()),
    at(894, footing - 112, 1.05, pen(), 42),
  );
}

export function refundHero(): string {
  const ticket = at(-128, -172, 0.98, boardingPass('IST', 'AYT') + at(226, 54, 1.05, returnMark(), -10), -2);
  return heroScene(
    { seed: 31, sunX: 668 },
    shadow(600, footing - 4, 370, shade),
    at(784, footing, 1.2, envelope(ticket)),
    shadow(500, footing + 12, 90, shade),
    at(550, footing + 14, 1.16, rubberStamp()),
  );
}

export function lookupHero(): string {
  return heroScene(
    { seed: 41, sunX: 690 },
    shadow(556, footing - 6, 380, shade),
    at(556, footing - 182, 1.4, boardingPass('ESB', 'AYT')),
    at(738, footing, 1.1, cardHolder(250)),
    at(886, footing - 98, 1.2, magnifier(lettering('235', -33, -15, 26, ink, 5))),
  );
}

export function reservationHero(): string {
  return heroScene(
    { seed: 52, sunX: 664 },
    shadow(570, footing - 6, 220, shade),
    shadow(780, footing + 2, 200, shade),
    at(684, footing - 4, 1.16, folder()),
    at(868, footing + 6, 1.15, deskCalendar()),
    at(1056, footing + 10, 1, pencilPot()),
  );
}

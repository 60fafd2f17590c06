import { carousel } from '../objects/carousel.ts';
import { cardHolder } from '../objects/desk.ts';
import { lettering } from '../objects/lettering.ts';
import { suitcase } from '../objects/luggage.ts';
import { boardingPass, magnifier, namePass, passportCover } from '../objects/papers.ts';
import { escort } from '../objects/people.ts';
import { lightSteps, premiumSeat } from '../objects/seats.ts';
import { deskCalendar } from '../objects/table.ts';
import { bench, departureBoard, infoPillar, signpost } from '../objects/terminal.ts';
import { shadow } from '../parts/ground.ts';
import { ink } from '../parts/palette.ts';
import { rain } from '../parts/sky.ts';
import { at } from '../parts/svg.ts';
import { cardScene } from './stage.ts';

/** Unaccompanied minor. */
export function minorCard(time: string): string {
  return cardScene(time, { seed: 14, sunX: 110 }, shadow(200, 286, 130, '#35646d', 6), at(300, 290, 0.55, escort()));
}

/** Name change. */
export function nameCard(time: string): string {
  return cardScene(
    time,
    { seed: 18, sunX: 90, sunY: 200 },
    shadow(140, 282, 190, '#35646d', 6),
    at(224, 178, 0.58, namePass(), 7),
    at(148, 166, 0.82, passportCover()),
  );
}

/** Reservation. */
export function reservationCard(time: string): string {
  return cardScene(
    time,
    { seed: 27, sunX: 90, sunY: 170 },
    shadow(210, 284, 140, '#123a57', 6),
    at(288, 288, 0.86, deskCalendar()),
  );
}

/** Questions. */
export function questionsCard(time: string): string {
  return cardScene(
    time,
    { seed: 36, sunX: 84, sunY: 180 },
    shadow(210, 284, 60, '#123a57', 6),
    at(222, 286, 0.42, signpost()),
    at(324, 290, 0.56, infoPillar()),
  );
}

/** Delay: rain. */
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

/** Ticket lookup. */
export function lookupCard(time: string): string {
  return cardScene(
    time,
    { seed: 54, sunX: 96 },
    shadow(176, 276, 170, '#234953', 6),
    at(172, 180, 0.7, boardingPass('ESB', 'AYT')),
    at(262, 280, 0.72, cardHolder(220)),
    at(324, 218, 0.62, magnifier(lettering('624', -33, -15, 26, ink, 5))),
  );
}

/** Class upgrade. */
export function upgradeCard(time: string): string {
  return cardScene(
    time,
    { seed: 63, sunX: 110, sunY: 262 },
    at(268, 296, 0.5, lightSteps(430, 2)),
    at(276, 276, 0.6, premiumSeat()),
  );
}

/** Lost baggage. */
export function lostCard(time: string): string {
  return cardScene(
    time,
    { seed: 72, sunX: 100 },
    at(250, 262, 0.42, carousel(310, '3')),
    at(316, 276, 0.52, suitcase()),
  );
}

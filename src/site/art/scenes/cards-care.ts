import { climbingJet } from '../objects/aircraft.ts';
import { catCarrier } from '../objects/animals.ts';
import { wheelchair } from '../objects/mobility.ts';
import { escort } from '../objects/people.ts';
import { infoPillar, signpost } from '../objects/terminal.ts';
import { lights, shadow } from '../parts/ground.ts';
import { moon } from '../parts/sky.ts';
import { at } from '../parts/svg.ts';
import { cardScene } from './stage.ts';

export function petCard(time: string): string {
  return cardScene(
    time,
    { seed: 3, sunX: 92, sunY: 272, horizon: 256 },
    moon(92, 190, 17),
    shadow(170, 286, 200, '#0b1230', 6),
    at(276, 288, 1, catCarrier()),
  );
}

export function minorCard(time: string): string {
  return cardScene(time, { seed: 14, sunX: 110 }, shadow(200, 286, 130, '#35646d', 6), at(300, 290, 0.55, escort()));
}

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

export function questionsCard(time: string): string {
  return cardScene(
    time,
    { seed: 36, sunX: 84, sunY: 180 },
    shadow(210, 284, 60, '#123a57', 6),
    at(222, 286, 0.42, signpost()),
    at(324, 290, 0.56, infoPillar()),
  );
}

import { catCarrier, petThings, waterBowl } from '../objects/animals.ts';
import { suitcase } from '../objects/luggage.ts';
import { blanket, wheelchair } from '../objects/mobility.ts';
import { escort } from '../objects/people.ts';
import { deskTelephone, headset } from '../objects/telephones.ts';
import { infoPillar, signpost } from '../objects/terminal.ts';
import { shadow } from '../parts/ground.ts';
import { at } from '../parts/svg.ts';
import { footing, heroScene, heroShadow as shade } from './stage.ts';

export function airlineContactHero(): string {
  return heroScene(
    { seed: 5, sunX: 690 },
    shadow(640, footing - 4, 100, shade),
    shadow(800, footing + 2, 190, shade),
    at(676, footing, 1.12, headset()),
    at(912, footing + 8, 1.24, deskTelephone()),
  );
}

export function petHero(): string {
  return heroScene(
    { seed: 12, sunX: 644 },
    shadow(606, footing - 4, 240, shade),
    shadow(850, footing + 6, 140, shade),
    at(738, footing, 1.4, catCarrier()),
    at(868, footing + 10, 0.92, petThings()),
    at(540, footing + 10, 1.2, waterBowl()),
  );
}

export function minorHero(): string {
  return heroScene(
    { seed: 19, sunX: 720, ground: 'apron' },
    shadow(660, footing - 2, 260, shade),
    at(830, footing + 6, 1, escort()),
  );
}

export function assistanceHero(): string {
  return heroScene(
    { seed: 28, sunX: 664 },
    shadow(634, footing - 2, 200, shade),
    shadow(896, footing + 2, 90, shade),
    at(714, footing + 2, 1.62, wheelchair('#8fa3b0', '#6d8393') + at(-26, -94, 0.8, blanket())),
    at(926, footing + 8, 0.8, suitcase()),
  );
}

export function questionsHero(): string {
  return heroScene(
    { seed: 37, sunX: 680 },
    shadow(680, footing - 2, 100, shade),
    shadow(930, footing + 2, 50, shade),
    at(740, footing, 0.95, infoPillar()),
    at(940, footing + 6, 0.94, signpost()),
  );
}

import { type HubService, type ServiceSlug, services } from '../services.ts';
import { hourAt, hours } from './parts/palette.ts';
import { favicon, mark, maskableIcon } from './scenes/brand.ts';
import { baggageCard, checkInCard, delayCard, lostCard, seatCard, upgradeCard } from './scenes/cards-airport.ts';
import { assistanceCard, minorCard, petCard, questionsCard } from './scenes/cards-care.ts';
import { changeCard, lookupCard, nameCard, purchaseCard, refundCard, reservationCard } from './scenes/cards-ticket.ts';
import { baggageHero, checkInHero, delayHero, lostHero, seatHero, upgradeHero } from './scenes/heroes-airport.ts';
import { airlineContactHero, assistanceHero, minorHero, petHero, questionsHero } from './scenes/heroes-care.ts';
import { aboutHero, legalHero } from './scenes/heroes-legal.ts';
import { contactHero, homeHero, notFoundHero } from './scenes/heroes-pages.ts';
import { changeHero, lookupHero, nameHero, purchaseHero, refundHero, reservationHero } from './scenes/heroes-ticket.ts';
import type { CardDrawing } from './scenes/stage.ts';

/** Heroes that draw their own sky. */
const pageHeroes = {
  home: homeHero,
  contact: contactHero,
  'not-found': notFoundHero,
  legal: legalHero,
  about: aboutHero,
} as const;

/** Heroes that consist of objects only; the page draws the sky behind them. */
const serviceHeroes: Readonly<Record<ServiceSlug, () => string>> = {
  iletisim: airlineContactHero,
  'bilet-satin-alma': purchaseHero,
  'bilet-degisikligi': changeHero,
  'isim-degisikligi': nameHero,
  'iptal-iade': refundHero,
  'koltuk-secimi': seatHero,
  'bagaj-ekleme': baggageHero,
  'evcil-hayvan': petHero,
  'refakatsiz-cocuk': minorHero,
  'sinif-yukseltme': upgradeHero,
  'check-in': checkInHero,
  'ucus-gecikmesi': delayHero,
  'kayip-esya': lostHero,
  'rezervasyon-yonetimi': reservationHero,
  'bilet-sorgulama': lookupHero,
  'ozel-yardim': assistanceHero,
  'sik-sorulan-sorular': questionsHero,
};

const cards: Readonly<Record<HubService, CardDrawing>> = {
  'bilet-satin-alma': purchaseCard,
  'bilet-degisikligi': changeCard,
  'isim-degisikligi': nameCard,
  'iptal-iade': refundCard,
  'koltuk-secimi': seatCard,
  'bagaj-ekleme': baggageCard,
  'evcil-hayvan': petCard,
  'refakatsiz-cocuk': minorCard,
  'sinif-yukseltme': upgradeCard,
  'check-in': checkInCard,
  'ucus-gecikmesi': delayCard,
  'kayip-esya': lostCard,
  'rezervasyon-yonetimi': reservationCard,
  'bilet-sorgulama': lookupCard,
  'ozel-yardim': assistanceCard,
  'sik-sorulan-sorular': questionsCard,
};

const brand = { mark, favicon, maskable: maskableIcon } as const;

export type SceneName = `hero-${keyof typeof pageHeroes | ServiceSlug}` | `card-${HubService}` | keyof typeof brand;

const scenes = Object.fromEntries([
  ...Object.entries({ ...pageHeroes, ...serviceHeroes }).map(([page, draw]) => [`hero-${page}`, draw()]),
  ...Object.entries(cards).map(([service, draw]) => [
    `card-${service}`,
    draw(services[service as HubService].hub.time),
  ]),
  ...Object.entries(brand).map(([name, draw]) => [name, draw()]),
]) as Readonly<Record<SceneName, string>>;

export const sceneNames = Object.keys(scenes) as readonly SceneName[];

/** A scene as a whole SVG document; decorative, so it goes into an `<img alt="">`. */
export const renderScene = (name: SceneName): string => scenes[name];

export const cardInk = (service: HubService) => hours[hourAt(services[service].hub.time)].ink;

import { favicon, mark, maskableIcon } from './scenes/brand.ts';
import {
  assistanceCard,
  baggageCard,
  changeCard,
  checkInCard,
  petCard,
  purchaseCard,
  refundCard,
  seatCard,
} from './scenes/cards-home.ts';
import {
  contactCard,
  delayCard,
  lookupCard,
  lostCard,
  minorCard,
  nameCard,
  questionsCard,
  reservationCard,
  upgradeCard,
} from './scenes/cards-more.ts';
import { baggageHero, checkInHero, delayHero, lostHero, seatHero, upgradeHero } from './scenes/heroes-airport.ts';
import { airlineContactHero, assistanceHero, minorHero, petHero, questionsHero } from './scenes/heroes-care.ts';
import { changeHero, lookupHero, nameHero, purchaseHero, refundHero, reservationHero } from './scenes/heroes-ticket.ts';
import { loginScene } from './scenes/login.ts';
import { contactHero, homeHero, notFoundHero } from './scenes/pages.ts';
import { aboutHero, legalHero } from './scenes/quiet.ts';
import { type PageArt, type SceneName, type ServiceSlug, serviceSlugs, skyPages } from './types.ts';

export * from './types.ts';

const scenes: Readonly<Record<SceneName, () => string>> = {
  'hero-home': homeHero,
  'hero-contact': contactHero,
  'hero-not-found': notFoundHero,
  'hero-legal': legalHero,
  'hero-about': aboutHero,
  'hero-iletisim': airlineContactHero,
  'hero-bilet-satin-alma': purchaseHero,
  'hero-bilet-degisikligi': changeHero,
  'hero-isim-degisikligi': nameHero,
  'hero-iptal-iade': refundHero,
  'hero-koltuk-secimi': seatHero,
  'hero-bagaj-ekleme': baggageHero,
  'hero-evcil-hayvan': petHero,
  'hero-refakatsiz-cocuk': minorHero,
  'hero-sinif-yukseltme': upgradeHero,
  'hero-check-in': checkInHero,
  'hero-ucus-gecikmesi': delayHero,
  'hero-kayip-esya': lostHero,
  'hero-rezervasyon-yonetimi': reservationHero,
  'hero-bilet-sorgulama': lookupHero,
  'hero-ozel-yardim': assistanceHero,
  'hero-sik-sorulan-sorular': questionsHero,
  'card-iletisim': contactCard,
  'card-bilet-satin-alma': purchaseCard,
  'card-bilet-degisikligi': changeCard,
  'card-isim-degisikligi': nameCard,
  'card-iptal-iade': refundCard,
  'card-koltuk-secimi': seatCard,
  'card-bagaj-ekleme': baggageCard,
  'card-evcil-hayvan': petCard,
  'card-refakatsiz-cocuk': minorCard,
  'card-sinif-yukseltme': upgradeCard,
  'card-check-in': checkInCard,
  'card-ucus-gecikmesi': delayCard,
  'card-kayip-esya': lostCard,
  'card-rezervasyon-yonetimi': reservationCard,
  'card-bilet-sorgulama': lookupCard,
  'card-ozel-yardim': assistanceCard,
  'card-sik-sorulan-sorular': questionsCard,
  login: loginScene,
  mark,
  favicon,
  maskable: maskableIcon,
};

/** Every scene by name. */
export const sceneNames = Object.keys(scenes) as SceneName[];

/** The whole SVG document of a scene; decorative, so it goes into an `<img alt="">`. */
export function renderScene(name: SceneName): string {
  return scenes[name]();
}

/** Width and height of a scene, for the attributes of its `<img>`. */
export function sceneSize(name: SceneName): { width: number; height: number } {
  const [, width = '0', height = '0'] = /viewBox="0 0 (\d+) (\d+)"/.exec(renderScene(name)) ?? [];
  return { width: Number(width), height: Number(height) };
}

const named = <Key extends string, Name extends SceneName>(keys: readonly Key[], name: (key: Key) => Name) =>
  Object.fromEntries(keys.map((key) => [key, name(key)])) as Record<Key, Name>;

/** The scene a page opens on. */
export const heroFor: Readonly<Record<PageArt, SceneName>> = named<PageArt, SceneName>(
  [...skyPages, ...serviceSlugs],
  (page) => `hero-${page}`,
);

/** The scene of a service's card. */
export const cardFor: Readonly<Record<ServiceSlug, SceneName>> = named<ServiceSlug, SceneName>(
  serviceSlugs,
  (service) => `card-${service}`,
);

/** The hour at which a service's card is drawn, and the order of the day on the home page. */
export const cardHour: Readonly<Record<ServiceSlug, string>> = {
  'bilet-satin-alma': '06.40',
  'refakatsiz-cocuk': '08.10',
  'check-in': '09.15',
  'isim-degisikligi': '10.20',
  'bagaj-ekleme': '11.00',
  'rezervasyon-yonetimi': '12.15',
  'koltuk-secimi': '13.30',
  'sik-sorulan-sorular': '14.30',
  'ucus-gecikmesi': '15.10',
  'bilet-degisikligi': '16.45',
  'bilet-sorgulama': '17.30',
  'iptal-iade': '18.45',
  iletisim: '19.40',
  'evcil-hayvan': '20.30',
  'sinif-yukseltme': '21.40',
  'kayip-esya': '22.30',
  'ozel-yardim': '23.50',
};

const darkCards: readonly ServiceSlug[] = [
  'bilet-satin-alma',
  'iletisim',
  'evcil-hayvan',
  'sinif-yukseltme',
  'kayip-esya',
  'ozel-yardim',
];

/** Whether words over the upper left of a card have to be light or dark. */
export function cardInk(service: ServiceSlug): 'light' | 'dark' {
  return darkCards.includes(service) ? 'light' : 'dark';
}

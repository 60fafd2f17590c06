import { type Airline, airlines } from '../domain/airlines.ts';
import type { HubService } from './content/types.ts';
import type { RenderedPage } from './context.ts';

/** Relative luminance of `#rrggbb`, after WCAG 2. */
export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1–21, after WCAG 2. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colours one page is set in, as custom properties. */
export function airlineTheme(airline: Airline): Readonly<Record<string, string>> {
  const [zenith, high, low, horizon] = airline.sky;
  const light = luminance(zenith) > 0.4;
  const ink = light ? airline.textColor : '#fffaf0';
  return {
    '--p': airline.primaryColor,
    '--ph': airline.hoverColor,
    '--pt': airline.bgColor,
    '--po': airline.textColor,
    /* The primary colour where it is text on paper. */
    '--pi': contrast(airline.primaryColor, '#f6f9f9') >= 4.5 ? airline.primaryColor : '#744a00',
    /* Edges and marks on white. */
    '--ac': light ? airline.primaryColor : low,
    '--s1': zenith,
    '--s2': high,
    '--s3': low,
    '--s4': horizon,
    '--si': ink,
    '--hd': zenith,
    '--hi': ink,
    '--hb': light ? airline.textColor : horizon,
    '--ho': light ? horizon : zenith,
  };
}

/** The rule that gives elements of class `t-<id>` the airline's colours. */
export function themeRule(airline: Airline): string {
  const declarations = Object.entries(airlineTheme(airline)).map(([name, value]) => `${name}:${value}`);
  return `.t-${airline.id}{${declarations.join(';')}}`;
}

/** The ring horizon of a luggage tag, in all ten airlines' skies. */
export function tagSkyRules(): string {
  return Object.values(airlines)
    .map(({ id, sky }) => `.t-${id}{${sky.map((colour, at) => `--s${at + 1}:${colour}`).join(';')}}`)
    .join('');
}

export type Sky = readonly [zenith: string, high: string, low: string, horizon: string];

/** Skies of pages that belong to no airline, by the hour. Text over the two upper colours keeps at least 4.5:1. */
const hours = {
  dawn: ['#0f3550', '#1f5b76', '#8fb3aa', '#f3dfb5'],
  noon: ['#14507a', '#1f6694', '#79b5d4', '#e4f1f2'],
  gold: ['#5b3321', '#8a5228', '#e2b565', '#fbe9c6'],
  blue: ['#1d2a5c', '#3c4c88', '#a698b6', '#f0d6cc'],
  night: ['#0b1730', '#1d3561', '#4a639a', '#a9b8d8'],
} as const satisfies Record<string, Sky>;

const hourOfService: Readonly<Record<HubService, keyof typeof hours>> = {
  'bilet-satin-alma': 'dawn',
  'check-in': 'dawn',
  'bagaj-ekleme': 'noon',
  'koltuk-secimi': 'noon',
  'isim-degisikligi': 'noon',
  'sinif-yukseltme': 'gold',
  'bilet-degisikligi': 'gold',
  'iptal-iade': 'gold',
  'refakatsiz-cocuk': 'dawn',
  'evcil-hayvan': 'blue',
  'ucus-gecikmesi': 'blue',
  'kayip-esya': 'night',
  'ozel-yardim': 'night',
  'rezervasyon-yonetimi': 'noon',
  'bilet-sorgulama': 'dawn',
  'sik-sorulan-sorular': 'blue',
};

/** The sky of a page without an airline, at its hour. */
export function hourSky(page: RenderedPage): Sky {
  return hours[page.kind === 'hub' ? hourOfService[page.service] : 'dawn'];
}

/** Colours of a page without an airline: dark grey header, the sky of its hour. */
export function neutralRule(page: RenderedPage): string {
  const [zenith, high, low, horizon] = hourSky(page);
  return (
    `.neutral{--p:#0f3550;--ph:#164a66;--pt:#e9f0f2;--po:#fff;--pi:#0d5a78;` +
    `--ac:${low};--s1:${zenith};--s2:${high};--s3:${low};--s4:${horizon};--si:#fffaf0;` +
    `--hd:#262d33;--hi:#fffaf0;--hb:var(--call);--ho:var(--on-call)}`
  );
}

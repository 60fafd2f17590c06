import { type Airline, airlineList, type Sky } from '../domain/airlines.ts';
import { contrast, luminance } from '../domain/contrast.ts';
import type { RenderedPage } from './context.ts';
import { type HeroSky, services } from './services.ts';

export function airlineTheme(airline: Airline): Readonly<Record<string, string>> {
  const [zenith, high, low, horizon] = airline.sky;
  const light = luminance(zenith) > 0.4;
  const ink = light ? airline.textColor : '#fffaf0';
  return {
    '--p': airline.primaryColor,
    '--ph': airline.hoverColor,
    '--pt': airline.bgColor,
    '--po': airline.textColor,
    /* The airline's primary colour for text on a light background, or brown if its contrast is too low. */
    '--pi': contrast(airline.primaryColor, '#f6f9f9') >= 4.5 ? airline.primaryColor : '#744a00',
    /* For borders and marks on white. */
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

export function themeRule(airline: Airline): string {
  const declarations = Object.entries(airlineTheme(airline)).map(([name, value]) => `${name}:${value}`);
  return `.t-${airline.id}{${declarations.join(';')}}`;
}

export function tagSkyRules(): string {
  return airlineList
    .map(({ id, sky }) => `.t-${id}{${sky.map((colour, at) => `--s${at + 1}:${colour}`).join(';')}}`)
    .join('');
}

/** Skies of pages without an airline. Text over the two upper colours has a contrast of at least 4.5:1. */
const neutralSkies: Readonly<Record<HeroSky, Sky>> = {
  dawn: ['#0f3550', '#1f5b76', '#8fb3aa', '#f3dfb5'],
  noon: ['#14507a', '#1f6694', '#79b5d4', '#e4f1f2'],
  gold: ['#5b3321', '#8a5228', '#e2b565', '#fbe9c6'],
  blue: ['#1d2a5c', '#3c4c88', '#a698b6', '#f0d6cc'],
  night: ['#0b1730', '#1d3561', '#4a639a', '#a9b8d8'],
};

export function neutralSky(page: RenderedPage): Sky {
  return neutralSkies[page.kind === 'hub' ? services[page.service].hub.sky : 'dawn'];
}

export function neutralRule(page: RenderedPage): string {
  const [zenith, high, low, horizon] = neutralSky(page);
  return (
    `.neutral{--p:#0f3550;--ph:#164a66;--pt:#e9f0f2;--po:#fff;--pi:#0d5a78;` +
    `--ac:${low};--s1:${zenith};--s2:${high};--s3:${low};--s4:${horizon};--si:#fffaf0;` +
    `--hd:#262d33;--hi:#fffaf0;--hb:var(--call);--ho:var(--on-call)}`
  );
}

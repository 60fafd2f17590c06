import { airlineList } from '../../src/domain/airlines.ts';
import { airlineContents } from '../../src/site/content/airlines/index.ts';
import { atAirport } from '../../src/site/content/at-airport.ts';
import { faq } from '../../src/site/content/faq.ts';
import { hubs } from '../../src/site/content/hubs/index.ts';
import { legal } from '../../src/site/content/legal/index.ts';
import { legalPages } from '../../src/site/content/types.ts';
import { airlineFacts } from '../../src/site/facts/index.ts';
import { airlineServices, hubServices } from '../../src/site/services.ts';

export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/** The texts of each airline's page, without those shared by all airlines. */
export const airlinePages = airlineList.flatMap(({ id }) =>
  airlineServices.map((service) => ({
    name: `${id}-${service}`,
    service,
    texts: strings(airlineContents[id].services[service]),
  })),
);
export const otherPages = [
  ...hubServices.map((service) => ({ name: service, texts: strings(hubs[service]) })),
  ...legalPages.map((id) => ({ name: id, texts: strings(legal[id]) })),
  { name: 'faq', texts: strings(faq) },
  { name: 'at-airport', texts: strings(atAirport) },
];
export const factTexts = airlineList.map(({ id }) => ({
  name: `facts of ${id}`,
  texts: Object.values(airlineFacts[id].facts).flatMap(({ text, short, cells }) => strings({ text, short, cells })),
}));

/** The airlines' names with their suffixes. */
export const namePattern = new RegExp(
  [...new Set(airlineList.flatMap(({ name, shortName }) => [name, shortName]))]
    .sort((a, b) => b.length - a.length)
    .map((name) => `${name}(?:’\\p{L}+)?`)
    .join('|'),
  'gu',
);

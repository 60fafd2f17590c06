import { namedAirlines } from '../domain/airline-names.ts';
import { foldText } from '../domain/text/turkish.ts';
import { happenings } from './happenings.ts';
import { airlineHeading, airlineServices, type HubService, hubServices, services } from './services.ts';

interface FoundPage {
  path: string;
  title: string;
}

/** The visitors' problems that a service helps with, as search words. */
const situationsOf = (wanted: HubService) =>
  happenings.flatMap(({ what, service }) => (service === wanted ? what : [])).join(' ');

/** The services' pages with their search words: hubs first, then each airline's pages. */
const pages = [
  ...hubServices.map((service) => ({
    path: `/hizmetler/${service}`,
    title: services[service].name,
    words: `${services[service].name} ${situationsOf(service)}`,
  })),
  ...namedAirlines.flatMap((airline) =>
    airlineServices.map((service) => ({
      path: `/${airline.id}-${service}`,
      title: airlineHeading(airline, service),
      words: `${airline.name} ${airline.shortName} ${airline.iata} ${services[service].name}`,
    })),
  ),
].map((page) => ({ ...page, words: ` ${foldText(page.words)}` }));

const most = 6;

/** The first pages that have, for every typed word, a word that starts with it. */
export function findPages(wanted: string): readonly FoundPage[] {
  const words = foldText(wanted).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return pages.filter((page) => words.every((word) => page.words.includes(` ${word}`))).slice(0, most);
}

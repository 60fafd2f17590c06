import { namedAirlines } from '../domain/airline-names.ts';
import { foldText } from '../domain/text/turkish.ts';
import { happenings } from './happenings.ts';
import { airlineHeading, airlineServices, type HubService, hubServices, services } from './services.ts';

interface FoundPage {
  path: string;
  title: string;
}

/** What happens to visitors whom a service helps. */
const situationsOf = (wanted: HubService) =>
  happenings.flatMap(({ what, service }) => (service === wanted ? what : [])).join(' ');

/** The pages of services, first for all airlines and then for each, with the words that find them. */
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

/** The first pages that match every word; a word may be incomplete. */
export function findPages(wanted: string): readonly FoundPage[] {
  const words = foldText(wanted).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return pages.filter((page) => words.every((word) => page.words.includes(` ${word}`))).slice(0, most);
}

import { namedAirlines } from '../domain/airline-names.ts';
import { foldText } from '../domain/text/turkish.ts';
import { happenings } from './happenings.ts';
import {
  airlineHeading,
  airlineServices,
  hasAirlinePages,
  hubServices,
  type ServiceSlug,
  services,
} from './services.ts';

interface FoundPage {
  path: string;
  title: string;
}

const wordsOf = (wanted: ServiceSlug) =>
  [
    services[wanted].name,
    services[wanted].searched,
    ...happenings.flatMap(({ what, service }) => (service === wanted ? what : [])),
  ].join(' ');

const namesOf = ({ name, shortName, iata }: (typeof namedAirlines)[number]) => `${name} ${shortName} ${iata}`;
const everyName = namedAirlines.map(namesOf).join(' ');
const hubs = hubServices.map((service) => ({
  service,
  path: `/hizmetler/${service}`,
  title: services[service].name,
  words: wordsOf(service),
}));

/**
 * Hubs come first. Hubs without airline pages come again at the end, where a search with any airline's name finds them.
 */
const pages = [
  ...hubs,
  ...namedAirlines.flatMap((airline) =>
    airlineServices.map((service) => ({
      path: `/${airline.id}-${service}`,
      title: airlineHeading(airline, service),
      words: `${namesOf(airline)} ${wordsOf(service)}`,
    })),
  ),
  ...hubs
    .filter(({ service }) => !hasAirlinePages(service))
    .map((hub) => ({ ...hub, words: `${everyName} ${hub.words}` })),
].map(({ path, title, words }) => ({ path, title, words: foldText(words).split(' ') }));

const most = 6;
/** A word needs this many letters to be found by a suffixed form, as `kedi` is by `kedimi`. */
const stem = 4;

const begins = (word: string, typed: string) => word.startsWith(typed);
const isForm = (word: string, typed: string) => word.length >= stem && typed.startsWith(word);

/** First the pages with words that begin with the typed words, then those where a typed word is a suffixed form. */
export function findPages(wanted: string): readonly FoundPage[] {
  const typed = foldText(wanted).split(' ').filter(Boolean);
  if (typed.length === 0) return [];
  const having = (fits: typeof begins) =>
    pages.filter(({ words }) => typed.every((one) => words.some((word) => fits(word, one))));
  const found = [...having(begins), ...having((word, one) => begins(word, one) || isForm(word, one))];
  return [...new Map(found.map(({ path, title }) => [path, { path, title }])).values()].slice(0, most);
}

import { airlines } from '../domain/airlines.ts';
import tokens from '../look/tokens.css?inline';
import { airlineContents } from './content/airlines/index.ts';
import { atAirport } from './content/at-airport.ts';
import { hubs } from './content/hubs/index.ts';
import { islandOf, type RenderedPage } from './context.ts';
import { type HubService, hasAirlinePages, type IslandName, type ServiceSlug, services } from './services.ts';
import answer from './styles/answer.css?inline';
import base from './styles/base.css?inline';
import board from './styles/board.css?inline';
import by from './styles/by.css?inline';
import cards from './styles/cards.css?inline';
import comparison from './styles/comparison.css?inline';
import comparisonFilters from './styles/comparison-filters.css?inline';
import comparisonNarrow from './styles/comparison-narrow.css?inline';
import consent from './styles/consent.css?inline';
import contact from './styles/contact.css?inline';
import decoder from './styles/decoder.css?inline';
import delay from './styles/delay.css?inline';
import dialog from './styles/dialog.css?inline';
import faq from './styles/faq.css?inline';
import fit from './styles/fit.css?inline';
import footer from './styles/footer.css?inline';
import form from './styles/form.css?inline';
import header from './styles/header.css?inline';
import hero from './styles/hero.css?inline';
import home from './styles/home.css?inline';
import legal from './styles/legal.css?inline';
import letter from './styles/letter.css?inline';
import lookup from './styles/lookup.css?inline';
import marks from './styles/marks.css?inline';
import message from './styles/message.css?inline';
import notFound from './styles/not-found.css?inline';
import out from './styles/out.css?inline';
import ownWay from './styles/own-way.css?inline';
import pass from './styles/pass.css?inline';
import pills from './styles/pills.css?inline';
import print from './styles/print.css?inline';
import service from './styles/service.css?inline';
import sites from './styles/sites.css?inline';
import table from './styles/table.css?inline';
import tags from './styles/tags.css?inline';
import text from './styles/text.css?inline';
import ticket from './styles/ticket.css?inline';
import todo from './styles/todo.css?inline';
import topics from './styles/topics.css?inline';
import ways from './styles/ways.css?inline';
import what from './styles/what.css?inline';
import { neutralRule, tagSkyRules, themeRule } from './theme.ts';
import { topicsOf } from './topics.ts';

const islandSheets: Readonly<Record<IslandName, readonly string[]>> = {
  reservation: [form, lookup, dialog],
  ticket: [form, lookup, marks, decoder],
  faq: [form, faq],
  delay: [form, pills, letter, delay],
  fit: [form, pills, fit],
  message: [form, pills, letter, message],
};

/** A hub's additional style sheets. The departures board must come before service.css, which adapts it to phones. */
const hubParts = (service: HubService): readonly string[] => (hubs[service].facts ? [board] : []);

const todoSheets = ({ service }: { service: ServiceSlug }) =>
  service === 'ucus-gecikmesi' || service in atAirport ? [todo] : [];

const hasSites = (service: HubService) => services[service].hub.sites !== undefined;

const comparisonSheets = [comparisonFilters, comparison, comparisonNarrow];

function hubSheets(service: HubService): readonly string[] {
  const { haveReady } = hubs[service];
  const own = [...(topicsOf(hubs[service]).length > 0 ? [topics] : []), ...(haveReady ? [pass] : [])];
  if (services[service].hub.island === 'faq') return [...own, ticket];
  if (hasAirlinePages(service)) return [...own, by, out, marks, table, ...comparisonSheets];
  return hasSites(service) ? [...own, table, sites] : [...own, table];
}

function sheetsOf(page: RenderedPage): readonly string[] {
  switch (page.kind) {
    case 'home':
      return [hero, cards, tags, home, what];
    case 'airline':
      return [
        ...[hero, marks, answer, ownWay, topics, text, cards, board, service, ways, out],
        ...(airlineContents[page.airline].services[page.service].haveReady ? [pass] : []),
        ...todoSheets(page),
      ];
    case 'hub':
      return [
        ...[hero, answer, text, cards, ...hubParts(page.service), service, ways],
        ...[...hubSheets(page.service), ...todoSheets(page)],
      ];
    case 'legal':
      return [hero, text, table, legal];
    case 'contact':
      return [hero, answer, service, tags, contact];
    default:
      return [hero, notFound, what];
  }
}

function showsAirlines(page: RenderedPage): boolean {
  if (page.kind !== 'hub') return page.kind === 'home' || page.kind === 'contact';
  return hasAirlinePages(page.service) || hasSites(page.service);
}

function colours(page: RenderedPage): readonly string[] {
  const own = page.kind === 'airline' ? [themeRule(airlines[page.airline])] : [neutralRule(page)];
  return showsAirlines(page) ? [...own, tagSkyRules()] : own;
}

export function themeClass(page: RenderedPage): string {
  return page.kind === 'airline' ? `t-${page.airline}` : 'neutral';
}

export function styleSheet(page: RenderedPage, fontFaces: string, withConsent: boolean): string {
  const island = islandOf(page);
  const own = [...sheetsOf(page), ...(island ? islandSheets[island] : [])];
  const sheets = [tokens, ...colours(page), fontFaces, base, header, footer, ...own];
  return [...sheets, ...(withConsent ? [consent] : []), print].map((sheet) => sheet.trim()).join('');
}

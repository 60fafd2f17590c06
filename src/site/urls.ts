import { type AirlineId, airlineIds } from '../domain/airlines.ts';
import { type LegalPageId, legalPages } from './content/types.ts';
import { type AirlineService, airlineServices, type HubService, hubServices } from './services.ts';

type PageSubject =
  | { kind: 'home' }
  | { kind: 'hub'; service: HubService }
  | { kind: 'airline'; service: AirlineService; airline: AirlineId }
  | { kind: 'legal'; legal: LegalPageId }
  | { kind: 'contact' };

export type SitePage = PageSubject & {
  path: string;
  /** Main address of the page; equals `path` unless the address is an alias. */
  canonical: string;
};

export const airlinePath = (airline: AirlineId, service: AirlineService): string => `/${airline}-${service}`;

export const hubPath = (service: HubService): string => `/hizmetler/${service}`;

const fiveAirlines: readonly AirlineId[] = ['thy', 'pegasus', 'sunexpress', 'ajet', 'azal'];
const threeAirlines: readonly AirlineId[] = ['sunexpress', 'ajet', 'azal'];

const hubAliases: readonly (readonly [path: string, service: HubService])[] = [
  ['/evcil-hayvan', 'evcil-hayvan'],
  ['/pet-services', 'evcil-hayvan'],
  ['/services/seat-selection', 'koltuk-secimi'],
  ['/services/baggage', 'bagaj-ekleme'],
  ['/services/unaccompanied-minor', 'refakatsiz-cocuk'],
  ['/services/class-upgrade', 'sinif-yukseltme'],
  ['/services/check-in', 'check-in'],
  ['/refakatsiz-cocuk', 'refakatsiz-cocuk'],
];

const airlineAliases: readonly (readonly [form: string, service: AirlineService, airlines: readonly AirlineId[]])[] = [
  ['/:airline/pet-services', 'evcil-hayvan', airlineIds],
  ['/bilet-degisikligi/:airline', 'bilet-degisikligi', airlineIds],
  ['/koltuk-secimi/:airline', 'koltuk-secimi', airlineIds],
  ['/bagaj-ekleme/:airline', 'bagaj-ekleme', airlineIds],
  ['/isim-degisikligi/:airline', 'isim-degisikligi', airlineIds],
  ['/iptal-iade/:airline', 'iptal-iade', airlineIds],
  ['/:airline/unaccompanied-minor', 'refakatsiz-cocuk', fiveAirlines],
  ['/:airline/class-upgrade', 'sinif-yukseltme', fiveAirlines],
  ['/:airline/check-in', 'check-in', fiveAirlines],
  ['/:airline/seat-selection', 'koltuk-secimi', threeAirlines],
];

function* listPages(): Generator<SitePage> {
  const main = (path: string, subject: PageSubject): SitePage => ({ ...subject, path, canonical: path });
  yield main('/', { kind: 'home' });
  for (const service of hubServices) yield main(hubPath(service), { kind: 'hub', service });
  for (const airline of airlineIds)
    for (const service of airlineServices)
      yield main(airlinePath(airline, service), { kind: 'airline', service, airline });
  for (const legal of legalPages) yield main(`/${legal}`, { kind: 'legal', legal });
  yield main('/iletisim', { kind: 'contact' });
  for (const [path, service] of hubAliases) yield { kind: 'hub', service, path, canonical: hubPath(service) };
  for (const [form, service, airlines] of airlineAliases)
    for (const airline of airlines)
      yield {
        kind: 'airline',
        service,
        airline,
        path: form.replace(':airline', airline),
        canonical: airlinePath(airline, service),
      };
}

/** Every public address, main addresses first. */
export const urls: readonly SitePage[] = [...listPages()];

export const canonicalPages: readonly SitePage[] = urls.filter((page) => page.path === page.canonical);

/**
 * Answers an address that is not in `urls`. The first rule whose `pattern` matches applies; if none does, the page is a
 * 404.
 */
export type FallbackRule = { pattern: string } & ({ redirect: string } | { page: ErrorPageKind });

export const errorPageKinds = ['not-found', 'unknown-airline', 'unknown-pet'] as const;
export type ErrorPageKind = (typeof errorPageKinds)[number];

export const fallbackRules: readonly FallbackRule[] = [
  { pattern: '^/[^/]+-(iletisim|bilet-satin-alma)$', redirect: '/' },
  { pattern: '^/[^/]+-(bilet-degisikligi|isim-degisikligi|iptal-iade)$', page: 'unknown-airline' },
  { pattern: '^/(bilet-degisikligi|isim-degisikligi|iptal-iade)/[^/]+$', page: 'unknown-airline' },
  { pattern: '^/[^/]+-evcil-hayvan$', page: 'unknown-pet' },
  { pattern: '^/[^/]+/pet-services$', page: 'unknown-pet' },
];

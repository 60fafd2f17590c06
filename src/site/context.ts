import { createContext, useContext } from 'react';
import type { Agency } from '../domain/agency.ts';
import { type Airline, airlines, phoneFor } from '../domain/airlines.ts';
import type { SceneName } from './art/index.ts';
import { type IslandName, services } from './services.ts';
import { type ErrorPageKind, errorPageKinds, type SitePage } from './urls.ts';

export type RenderedPage = SitePage | { kind: ErrorPageKind };

export interface Site {
  agency: Agency;
  /** Scheme and host without a closing slash, e.g. `https://havayoluiletisim.example`. */
  siteUrl: string;
  /** Day of the build, `YYYY-MM-DD`. */
  today: string;
  art: (scene: SceneName) => string;
}

export interface PageContext extends Site {
  page: RenderedPage;
  airline: Airline | null;
  /** The number this page shows, in E.164. */
  phone: string;
}

const Context = createContext<PageContext | null>(null);
export const PageProvider = Context.Provider;

export function usePage(): PageContext {
  const context = useContext(Context);
  if (!context) throw new Error('a component of the site was rendered outside a page');
  return context;
}

export function pageContext(site: Site, page: RenderedPage): PageContext {
  const airline = page.kind === 'airline' ? airlines[page.airline] : null;
  return { ...site, page, airline, phone: phoneFor(airline, site.agency) };
}

export function islandOf(page: RenderedPage): IslandName | undefined {
  if (page.kind === 'hub') return services[page.service].hub.island;
  return page.kind === 'airline' ? services[page.service].airlinePage.island : undefined;
}

export const asksWhatHappened = ({ kind }: RenderedPage): boolean =>
  kind === 'home' || (errorPageKinds as readonly string[]).includes(kind);

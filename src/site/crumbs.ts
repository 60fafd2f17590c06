import { airlines } from '../domain/airlines.ts';
import { legal } from './content/legal/index.ts';
import type { RenderedPage } from './context.ts';
import { services } from './services.ts';
import { airlinePath, hubPath } from './urls.ts';

export interface Crumb {
  name: string;
  path: string;
}

/** Breadcrumbs from the home page to this page, with main addresses only; the last entry is the page itself. */
export function crumbs(page: RenderedPage): readonly Crumb[] {
  const home = { name: 'Ana Sayfa', path: '/' };
  switch (page.kind) {
    case 'hub':
      return [home, { name: services[page.service].name, path: hubPath(page.service) }];
    case 'airline': {
      const contact = { name: airlines[page.airline].name, path: airlinePath(page.airline, 'iletisim') };
      if (page.service === 'iletisim') return [home, contact];
      return [home, contact, { name: services[page.service].name, path: page.canonical }];
    }
    case 'legal':
      return [home, { name: legal[page.legal].title, path: page.canonical }];
    case 'contact':
      return [home, { name: 'İletişim', path: page.canonical }];
    default:
      return [home];
  }
}

import { airlines, type Sky } from '../domain/airlines.ts';
import type { SceneName } from './art/index.ts';
import { hubs } from './content/hubs/index.ts';
import { legal } from './content/legal/index.ts';
import type { Site } from './context.ts';
import { airlineHeading } from './services.ts';
import { airlineTheme, neutralSky } from './theme.ts';
import type { SitePage } from './urls.ts';

export interface ShareCard {
  title: string;
  brand: string;
  code: string | null;
  sky: Sky;
  ink: string;
  scene: SceneName;
}

const neutralInk = '#fffaf0';

export function shareCard(page: SitePage, site: Site): ShareCard {
  const brand = site.agency.name;
  const neutral = { brand, code: null, sky: neutralSky(page), ink: neutralInk };
  switch (page.kind) {
    case 'airline': {
      const airline = airlines[page.airline];
      const title = airlineHeading(airline, page.service);
      const ink = airlineTheme(airline)['--si'] ?? neutralInk;
      return { title, brand, code: airline.iata, sky: airline.sky, ink, scene: `hero-${page.service}` };
    }
    case 'hub':
      return { ...neutral, title: hubs[page.service].title, scene: `hero-${page.service}` };
    case 'legal': {
      const scene = page.legal === 'hakkimizda' ? 'hero-about' : 'hero-legal';
      return { ...neutral, title: legal[page.legal].title, scene };
    }
    case 'contact':
      return { ...neutral, title: 'İletişim', scene: 'hero-contact' };
    default:
      return { ...neutral, title: 'Uçak Bileti Rezervasyonu', scene: 'hero-home' };
  }
}

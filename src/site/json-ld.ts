import { airlines } from '../domain/airlines.ts';
import type { PageContext, RenderedPage, Site } from './context.ts';
import { crumbs } from './crumbs.ts';
import type { Metadata } from './metadata.ts';
import { services } from './services.ts';

type Thing = { '@type': string } & Record<string, unknown>;

function organization({ agency, siteUrl, phone }: PageContext): Thing {
  const hours = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '00:00',
    closes: '23:59',
  };
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: agency.name,
    ...(agency.registration.legalName && { legalName: agency.registration.legalName }),
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    email: agency.email,
    telephone: phone,
    address: { '@type': 'PostalAddress', addressLocality: agency.city.split(',')[0], addressCountry: 'TR' },
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: phone,
      contactType: 'customer service',
      areaServed: 'TR',
      availableLanguage: 'tr',
      hoursAvailable: hours,
    },
  };
}

function website(site: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${site.siteUrl}/#website`,
    name: site.agency.name,
    url: `${site.siteUrl}/`,
    inLanguage: 'tr',
    publisher: { '@id': `${site.siteUrl}/#organization` },
  };
}

function breadcrumbs(page: RenderedPage, site: Site): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs(page).map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.name,
      item: site.siteUrl + crumb.path,
    })),
  };
}

/** The service that the page is about. Its provider is the agency; the airline is only the subject. */
function service(page: RenderedPage, site: Site): Thing | null {
  if (page.kind !== 'hub' && page.kind !== 'airline') return null;
  const airline = page.kind === 'airline' ? airlines[page.airline] : null;
  const { name } = services[page.service];
  return {
    '@type': 'Service',
    name: airline ? `${airline.shortName} ${name}` : name,
    serviceType: name,
    areaServed: 'TR',
    provider: { '@id': `${site.siteUrl}/#organization` },
    ...(airline && { about: { '@type': 'Airline', name: airline.name, iataCode: airline.iata } }),
  };
}

export function jsonLd(page: RenderedPage, meta: Metadata, site: PageContext): string {
  const path = 'canonical' in page ? page.canonical : '/';
  const webPage: Thing = {
    '@type': page.kind === 'contact' ? 'ContactPage' : 'WebPage',
    '@id': `${site.siteUrl}${path}#page`,
    url: site.siteUrl + path,
    name: meta.title,
    description: meta.description,
    inLanguage: 'tr',
    isPartOf: { '@id': `${site.siteUrl}/#website` },
    dateModified: meta.checkedOn,
    lastReviewed: meta.checkedOn,
  };
  const things = [organization(site), website(site), webPage, service(page, site)];
  if (page.kind !== 'home') things.push(breadcrumbs(page, site));
  const graph = { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== null) };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

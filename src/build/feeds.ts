import type { Agency } from '../domain/agency.ts';

interface SiteMapEntry {
  address: string;
  /** `YYYY-MM-DD` */
  changed: string;
}

/** Makes `sitemap.xml`. Nothing is escaped, because no address has a character that XML reserves. */
export function siteMap(entries: readonly SiteMapEntry[]): string {
  const list = entries.map(({ address, changed }) => `<url><loc>${address}</loc><lastmod>${changed}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${list.join('')}</urlset>\n`;
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /crm\nDisallow: /api\nDisallow: /auth\nDisallow: /rest\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

export function webManifest(agency: Agency): string {
  return JSON.stringify({
    name: agency.name,
    short_name: agency.name,
    lang: 'tr',
    start_url: '/',
    display: 'browser',
    background_color: '#f6f9f9',
    theme_color: '#0f3550',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

import type { Agency } from '../domain/agency.ts';
import { cspHash } from './hash.ts';

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const tagManager = 'https://www.googletagmanager.com';
const analytics = 'https://*.google-analytics.com https://*.googletagmanager.com';

const externalOrigin = (base: string): string => (base.startsWith('https:') ? ` ${new URL(base).origin}` : '');

/** The Content-Security-Policy of a prerendered page: allows its own inline blocks and our origin, nothing else. */
export function pagePolicy(html: string, agency: Agency): string {
  const styles = [...html.matchAll(inlineStyle)].map(([, block = '']) => cspHash(block));
  const scripts = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !attributes.includes('json'))
    .map(([, , block = '']) => cspHash(block));
  const island = html.includes(' data-island=') ? "'self' " : '';
  const measured = agency.gtmId !== '';
  const images = externalOrigin(agency.imageBase) + externalOrigin(agency.logoBase);
  return [
    "default-src 'none'",
    `script-src ${island}${scripts.join(' ')} 'inline-speculation-rules'${measured ? ` ${tagManager}` : ''}`,
    `style-src ${styles.join(' ')}`,
    `img-src 'self'${images}${measured ? ` ${analytics}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${measured ? ` ${analytics}` : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

import type { Settings } from '../settings.ts';

/** Headers for every answer of the public site and of the CRM's files. */
export function transportHeaders(overTls: boolean): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(overTls && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

export const documentHeaders: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * The Content-Security-Policy of the CRM's page. It lets the page send requests only to our own origin and the hosted
 * project.
 */
export function crmPolicy(settings: Pick<Settings, 'hosted' | 'siteUrl'>, styleHashes: readonly string[]): string {
  const backend = [settings.hosted?.url, settings.siteUrl].filter((url) => url).map((url) => new URL(url ?? '').origin);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...styleHashes].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...backend].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export type StaticSettings = Pick<Settings, 'hosted' | 'siteUrl' | 'trustProxy'>;

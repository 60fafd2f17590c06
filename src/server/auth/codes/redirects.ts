import type { Settings } from '../../settings.ts';

type Needs = Pick<Settings, 'publicUrl' | 'redirectUrls'>;

/**
 * Returns where a mailed link may lead: to our own origin or below REDIRECT_URLS, otherwise to the CRM. A token must
 * not leak to another site.
 */
export function allowedRedirect(settings: Needs, wanted: string | undefined, purpose: string): string {
  const isPasswordNext = purpose === 'recovery' || purpose === 'invite';
  const fallback = new URL(isPasswordNext ? '/crm/change-password' : '/crm', settings.publicUrl).href;
  const url = wanted ? URL.parse(wanted) : null;
  if (!url || url.username || url.password) return fallback;
  const allowed = [settings.publicUrl, ...settings.redirectUrls].some((address) => isBelow(url, new URL(address)));
  return allowed ? url.href : fallback;
}

function isBelow(url: URL, allowed: URL): boolean {
  if (url.origin !== allowed.origin || url.origin === 'null') return false;
  return url.pathname === allowed.pathname || url.pathname.startsWith(allowed.pathname.replace(/\/?$/, '/'));
}

/** Puts values into the fragment of an address, which servers do not see and so cannot log. */
export function withFragment(address: string, values: Readonly<Record<string, string | number>>): string {
  const url = new URL(address);
  url.hash = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, `${value}`])).toString();
  return url.href;
}

/** Adds a query parameter to an address. */
export function withQuery(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}

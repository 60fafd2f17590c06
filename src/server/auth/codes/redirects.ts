import type { Settings } from '../../settings.ts';

type Needs = Pick<Settings, 'publicUrl' | 'redirectUrls'>;

/**
 * Where a link in a mail may lead: to our own origin, or to an address of REDIRECT_URLS and below it. Anything else
 * becomes the CRM, so that a mail of ours never sends tokens elsewhere.
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

/** The address with values in its fragment, where they stay out of server logs. */
export function withFragment(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}

/** The address with one more query parameter. */
export function withQuery(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}

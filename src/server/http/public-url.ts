import { isIP } from 'node:net';

/**
 * The origin that the CRM's client must talk to: SITE_URL if it is set. Otherwise the Host header if it names
 * `localhost` or an IP address, or else `publicUrl`; the Host header may not choose a domain name.
 */
export function ownOrigin(
  settings: { siteUrl: string | null; publicUrl: string },
  hostHeader: string | undefined,
): string {
  if (settings.siteUrl) return settings.siteUrl;
  const url = URL.parse(`http://${hostHeader}`);
  if (!hostHeader || !url || url.host !== hostHeader.toLowerCase()) return settings.publicUrl;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return name === 'localhost' || isIP(name) !== 0 ? url.origin : settings.publicUrl;
}

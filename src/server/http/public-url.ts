import { isIP } from 'node:net';

/**
 * The origin the CRM's client must talk to: SITE_URL if it is set. Otherwise `localhost` and IP addresses are accepted
 * from the Host header, because a browser may reach the server by any of them; a domain name never is.
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

import { isIP } from 'node:net';

/**
 * The address a request comes from.
 * @param peer the other end of the TCP connection.
 * @param forwardedFor the header X-Forwarded-For; every proxy appends the address that it was called from.
 * @param proxies how many proxies of ours stand in front; with 0 the header is ignored, because anybody can send it.
 */
export function clientAddress(peer: string, forwardedFor: string | null | undefined, proxies: number): string {
  const claimed = proxies > 0 ? (forwardedFor ?? '').split(',').at(-proxies)?.trim() : undefined;
  return plain(claimed && isIP(claimed) ? claimed : peer);
}

/** `::ffff:192.0.2.1`, which a socket for both protocols reports, is `192.0.2.1`. */
function plain(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

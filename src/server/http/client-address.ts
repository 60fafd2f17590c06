import { isIP } from 'node:net';

/**
 * The address of the client.
 * @param peer the other end of the TCP connection
 * @param forwardedFor the header X-Forwarded-For, to which every proxy appends the address of its own peer
 * @param proxies how many trusted proxies are in front; with 0 the header is ignored, because anybody can send it
 */
export function clientAddress(peer: string, forwardedFor: string | null | undefined, proxies: number): string {
  const claimed = proxies > 0 ? (forwardedFor ?? '').split(',').at(-proxies)?.trim() : undefined;
  return plain(claimed && isIP(claimed) ? claimed : peer);
}

/** A dual-stack socket reports `192.0.2.1` as `::ffff:192.0.2.1`. */
function plain(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

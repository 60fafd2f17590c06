import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import { clientAddress } from './client-address.ts';

/** The address of the client. TRUST_PROXY says how many of our own proxies a request has passed. */
export function addressOf(ctx: Pick<AppContext, 'settings'>, c: Context): string {
  const peer = getConnInfo(c).remote.address ?? '';
  return clientAddress(peer, c.req.header('x-forwarded-for'), ctx.settings.trustProxy);
}

export interface Origin {
  address: string;
  userAgent: string;
}

/** The address and user agent of a request. */
export function originOf(ctx: Pick<AppContext, 'settings'>, c: Context): Origin {
  const userAgent = (c.req.header('user-agent') ?? '').replace(/\p{Cc}/gu, '').slice(0, 200);
  return { address: addressOf(ctx, c), userAgent };
}

/** The network of a request; the limits count it as one address. */
export function networkOf(ctx: Pick<AppContext, 'settings'>, c: Context): string {
  return networkOfAddress(addressOf(ctx, c));
}

/** The first 64 bits of an IPv6 address, because providers give each customer a whole /64; an IPv4 address as it is. */
export function networkOfAddress(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left;
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

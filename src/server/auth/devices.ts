import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../context.ts';
import type { UserRow } from './accounts/user-row.ts';

const cookie = 'device';
const mostAccounts = 10;
const lifetimeSeconds = 180 * 24 * 3600;

type Needs = Pick<AppContext, 'keys' | 'settings'>;
type Owner = Pick<UserRow, 'credentials_version'>;
export type DeviceOwner = Owner | null | undefined;

/**
 * Whether somebody signed in to this account on this device since its password last changed (OWASP's "device cookies").
 * This grants no access: it only keeps strangers from using up the owner's sign-in attempts.
 */
export function knownDevice(ctx: Needs, c: Context, account: string, user: DeviceOwner): boolean {
  if (!user) return false;
  const { id, proofs } = readDevice(c);
  const proof = proofOf(ctx, id, account, user);
  return proofs.some((known) => isSame(known, proof));
}

/** Marks the device as known to the account just signed in to. Only requests from our own pages carry the cookie. */
export function rememberDevice(ctx: Needs, c: Context, account: string, user: Owner): void {
  const { id, proofs } = readDevice(c);
  const proof = proofOf(ctx, id, account, user);
  const others = proofs.filter((known) => !isSame(known, proof));
  setCookie(c, cookie, [id, proof, ...others].slice(0, mostAccounts + 1).join('.'), {
    path: '/auth/v1',
    httpOnly: true,
    sameSite: 'Strict',
    secure: ctx.settings.publicUrl.startsWith('https:'),
    maxAge: lifetimeSeconds,
  });
}

function readDevice(c: Context): { id: string; proofs: string[] } {
  const [id = '', ...proofs] = getCookie(c, cookie)?.split('.') ?? [];
  if (!/^[\w-]{22}$/.test(id)) return { id: randomBytes(16).toString('base64url'), proofs: [] };
  return { id, proofs: proofs.slice(0, mostAccounts).filter((proof) => /^[\w-]{22}$/.test(proof)) };
}

/** Binds a device to an account and its current password with the server's key. */
function proofOf({ keys }: Needs, id: string, account: string, { credentials_version }: Owner): string {
  return keys.digest('device', id, account, String(credentials_version)).subarray(0, 16).toString('base64url');
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

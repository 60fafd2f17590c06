import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../context.ts';
import type { UserRow } from './accounts/user-row.ts';

const cookie = 'device';
/** Of the people who sign in on one device, those who did last. */
const mostAccounts = 10;
const lifetimeSeconds = 180 * 24 * 3600;

type Needs = Pick<AppContext, 'keys' | 'settings'>;
type Owner = Pick<UserRow, 'credentials_version'>;

/**
 * Whether somebody signed in to this account on the device a request comes from, since its password changed last; see
 * OWASP's "device cookies". It opens nothing: it only tells its attempts from those of strangers, who cannot use up its
 * limit.
 */
export function knownDevice(ctx: Needs, c: Context, account: string, user: Owner | null | undefined): boolean {
  if (!user) return false;
  const { id, proofs } = readDevice(c);
  const proof = proofOf(ctx, id, account, user);
  return proofs.some((known) => isSame(known, proof));
}

/**
 * Makes the device known for the account that was just signed in to. Browsers send the cookie back to our own pages'
 * calls only; other clients do without.
 */
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

/** What the cookie says, of which only the proofs are believed; a fresh id where there is none. */
function readDevice(c: Context): { id: string; proofs: string[] } {
  const [id = '', ...proofs] = getCookie(c, cookie)?.split('.') ?? [];
  if (!/^[\w-]{22}$/.test(id)) return { id: randomBytes(16).toString('base64url'), proofs: [] };
  return { id, proofs: proofs.slice(0, mostAccounts).filter((proof) => /^[\w-]{22}$/.test(proof)) };
}

/** Binds a device to an account and its password of now with the server's key, in 128 bits. */
function proofOf({ keys }: Needs, id: string, account: string, { credentials_version }: Owner): string {
  return keys.digest('device', id, account, String(credentials_version)).subarray(0, 16).toString('base64url');
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

import type { Context } from 'hono';
import sql from 'sql-template-tag';
import { audit } from '../../activity/audit.ts';
import type { AppContext } from '../../context.ts';
import { redeemCode } from '../codes/one-time-codes.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { type Counts, countCall, guessOf, refund } from '../rate-limits.ts';
import { refusals } from '../refusals.ts';
import { ownAct, type SignedIn } from './callers.ts';

interface Proof {
  present?: string | undefined;
  nonce?: string | undefined;
  /** Demands a password or code even in a fresh session, if the user has a password or an e-mail address. */
  always?: boolean;
}

/**
 * Demands the user's password (`present`) or a mailed code (`nonce`) unless the session is fresh, because the token may
 * be stolen. A right one makes the session fresh.
 * @throws HttpError `reauthentication_needed` if neither is given, `reauthentication_not_valid` for a wrong code,
 * `invalid_credentials` for a wrong password
 */
export async function reauthenticated(
  ctx: AppContext,
  c: Context,
  signedIn: SignedIn,
  { present, nonce, always = false }: Proof = {},
): Promise<void> {
  const { user, sessionId, isFresh } = signedIn;
  if (nonce === undefined && present === undefined) {
    if (isFresh && !(always && (user.encrypted_password || user.email))) return;
    throw refusals.reauthenticationNeeded();
  }
  const byCode = nonce !== undefined;
  const counts: Counts = byCode
    ? [['sessionAct', `code ${sessionId}`]]
    : guessOf(ctx, c, user.email ?? user.phone ?? user.id, user);
  await countCall(ctx, counts);
  const isRight = byCode
    ? await isOwnCode(ctx, signedIn, nonce)
    : await verifyPassword(user.encrypted_password, present ?? '');
  if (!isRight) {
    await audit(ctx.owner, ownAct(ctx, c, user, byCode ? 'code_refused' : 'sign_in_refused'));
    throw byCode ? refusals.nonceInvalid() : refusals.invalidCredentials();
  }
  await ctx.owner.query(sql`
    with opened as (update auth.sessions set proven_at = now() where id = ${sessionId} returning id)${refund(ctx, counts)}
    select from opened`);
}

async function isOwnCode(ctx: AppContext, { user }: SignedIn, code: string): Promise<boolean> {
  const wanted = { sentTo: user.email ?? '', purposes: ['reauthentication'], code } as const;
  return (await redeemCode(ctx.owner, ctx.keys, wanted))?.user_id === user.id;
}

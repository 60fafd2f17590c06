import type { Context } from 'hono';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { audit } from '../../activity/audit.ts';
import { addressOf } from '../../http/address.ts';
import { evict, keepSession } from '../accounts/evict.ts';
import { hasVerifiedFactor } from '../accounts/user-row.ts';
import type { AuthContext } from '../codes/delivery.ts';
import { countCall } from '../rate-limits.ts';
import { refusals } from '../refusals.ts';
import { requireUser } from './callers.ts';
import { reauthenticated } from './reauthenticated.ts';
import { readQuery } from './request-fields.ts';

const query = z.object({ scope: z.enum(['global', 'local', 'others'], 'Unsupported logout scope').default('global') });

/**
 * POST /logout: ends this session, all sessions, or all others. Ending more than this one also voids codes and pending
 * changes of the account.
 * @throws HttpError `reauthentication_needed` for scope `others`, if the user gave no password or code in this session
 * lately
 */
export async function logout(ctx: AuthContext, c: Context): Promise<Response> {
  const { scope } = readQuery(c, query);
  const signedIn = await requireUser(ctx, c);
  const { user, sessionId, aal } = signedIn;
  // Somebody who knows only the password must not sign the owner out.
  if (scope !== 'local' && hasVerifiedFactor(user) && aal !== 'aal2') throw refusals.aal2ToSignOut();
  if (scope === 'others') {
    // Requires a password or code given lately: otherwise a thief could keep a stolen session and end the owner's
    // sessions again and again.
    await countCall(ctx, [['sessionAct', `change ${sessionId}`]]);
    await reauthenticated(ctx, c, signedIn);
  }
  const by = { actor: user.id, actorRole: 'authenticated', address: addressOf(ctx, c) } as const;
  await ctx.owner.transaction(async (tx) => {
    if (scope === 'others') await keepSession(tx, sessionId);
    if (scope === 'local') await tx.query(sql`delete from auth.sessions where id = ${sessionId}`);
    else await evict(tx, user.id);
    await audit(tx, { action: 'sign_out', ...by, details: { scope } });
  });
  return c.body(null, 204);
}

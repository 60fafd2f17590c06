import type { Context } from 'hono';
import { z } from 'zod';
import { addressOf } from '../address.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../codes/delivery.ts';
import { endSessions } from '../sessions/open-session.ts';
import { requireUser } from './callers.ts';
import { readQuery } from './request-fields.ts';

const query = z.object({ scope: z.enum(['global', 'local', 'others'], 'Unsupported logout scope').default('global') });

/** POST /logout: ends all sessions of the user, this one, or all others. */
export async function logout(ctx: AuthContext, c: Context): Promise<Response> {
  const { scope } = readQuery(c, query);
  const { user, sessionId } = await requireUser(ctx, c);
  const which = { global: 'all', local: { only: sessionId }, others: { except: sessionId } } as const;
  const by = { actor: user.id, actorRole: 'authenticated', address: addressOf(ctx, c) } as const;
  await ctx.owner.transaction(async (tx) => {
    await endSessions(tx, user.id, which[scope]);
    await audit(tx, { action: 'sign_out', ...by, details: { scope } });
  });
  return c.body(null, 204);
}

import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { addressOf } from './address.ts';
import { audit } from './audit.ts';
import { readQuery, requireUser } from './request.ts';
import { endSessions } from './session-store.ts';

const query = z.object({ scope: z.enum(['global', 'local', 'others'], 'Unsupported logout scope').default('global') });

/** POST /logout: ends all sessions of the user, this one, or all others. */
export function logoutHandler(ctx: AppContext): Handler {
  return async (c) => {
    const { scope } = readQuery(c, query);
    const { user, sessionId } = await requireUser(ctx, c);
    const which = { global: 'all', local: { only: sessionId }, others: { except: sessionId } } as const;
    const by = { actor: user.id, actorRole: 'authenticated', address: addressOf(ctx, c) } as const;
    await ctx.authLanes.transaction(async (sql) => {
      await endSessions(sql, user.id, which[scope]);
      await audit(sql, { action: 'sign_out', ...by, details: { scope } });
    });
    return c.body(null, 204);
  };
}

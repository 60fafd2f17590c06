import type { Context } from 'hono';
import sql from 'sql-template-tag';
import { audit } from '../activity/audit.ts';
import { evict, keepSession } from '../auth/accounts/evict.ts';
import { requireUser } from '../auth/endpoints/callers.ts';
import { reauthenticated } from '../auth/endpoints/reauthenticated.ts';
import { countCall } from '../auth/rate-limits.ts';
import { idleDays } from '../auth/sessions/open-session.ts';
import type { AppContext } from '../context.ts';
import { addressOf } from '../http/address.ts';
import { refusal } from './refusals.ts';
import { inStaffWords } from './staff-words.ts';

/** A session as its owner sees it. Instants are ISO 8601. */
export interface OwnSession {
  id: string;
  user_agent: string;
  /** The network address from which its tokens were last renewed. */
  address: string;
  created_at: string;
  /** When its tokens were last renewed; an open browser tab does so every hour. */
  used_at: string;
  is_current: boolean;
}

/** The caller's sessions: the current one first, then by last use. */
export async function listSessions(ctx: AppContext, c: Context): Promise<OwnSession[]> {
  const { user, sessionId } = await inStaffWords(() => requireUser(ctx, c));
  return await ctx.owner.query<OwnSession>(sql`
    select id, coalesce(user_agent, '') as user_agent, coalesce(address, '') as address, created_at,
      refreshed_at as used_at, id = ${sessionId} as is_current
    from auth.sessions
    where user_id = ${user.id} and refreshed_at >= now() - make_interval(days => ${idleDays})
    order by is_current desc, refreshed_at desc, id`);
}

/**
 * Ends the caller's session `id`, but never the current one. Without `id`, ends all the others and voids every code and
 * pending change. A token may be stolen, so the caller must have signed in or proven their identity recently, or send
 * the current password as `present`.
 * @throws HttpError `reauthentication_needed`, `invalid_credentials`, `own_session`
 */
export async function endSessions(
  ctx: AppContext,
  c: Context,
  { id, present }: { id?: string | undefined; present?: string | undefined },
): Promise<void> {
  const signedIn = await inStaffWords(() => requireUser(ctx, c));
  const { user, sessionId } = signedIn;
  if (id === sessionId) throw refusal('own_session');
  await countCall(ctx, [['sessionAct', `change ${sessionId}`]]);
  await inStaffWords(() => reauthenticated(ctx, c, signedIn, { present }));
  const by = { actor: user.id, actorRole: 'authenticated', address: addressOf(ctx, c) } as const;
  await ctx.owner.transaction(async (tx) => {
    if (id === undefined) {
      await keepSession(tx, sessionId);
      await evict(tx, user.id);
    } else await tx.query(sql`delete from auth.sessions where id = ${id} and user_id = ${user.id}`);
    await audit(tx, { action: 'sign_out', ...by, details: { scope: id === undefined ? 'others' : 'one' } });
  });
}

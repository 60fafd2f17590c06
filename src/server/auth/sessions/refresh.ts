import sql from 'sql-template-tag';
import { audit } from '../../activity/audit.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../database/pool.ts';
import { networkOfAddress, type Origin } from '../../http/address.ts';
import type { HttpError } from '../../http/errors.ts';
import { type UserRow, userColumns } from '../accounts/user-row.ts';
import { countCall } from '../rate-limits.ts';
import { refusals } from '../refusals.ts';
import { idleDays, type OpenSession, type SessionRow, tokenHash } from './open-session.ts';

/**
 * Exchanges a refresh token for its successor.
 *
 * Each token follows from the one before, its parent, by a keyed hash, so that a parent sent again within ten seconds,
 * because the answer got lost or two tabs refreshed together, leads to the same active token, although only hashes are
 * stored; so does the parent's parent, because a third tab may be one refresh behind. A parent that is sent again later
 * gets a fresh one, and the one whose answer must have been lost is dead. Any other token was copied, as was a dead one
 * that is used after all: the session ends. A disabled user has none.
 *
 * @param origin where from: kept with the session, for the audit log, and for the limit of tokens that there never were
 * @throws HttpError `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`
 */
export async function refreshSession(
  ctx: Pick<AppContext, 'owner' | 'keys' | 'settings'>,
  presented: string,
  origin: Origin,
): Promise<OpenSession> {
  const { address } = origin;
  const found = await findPresented(ctx.owner, presented);
  if (!found) {
    await countCall(ctx, [['refreshNetwork', networkOfAddress(address)]]);
    throw refusals.refreshTokenNotFound();
  }
  const { session, user } = found;
  const successor = (token: string, generation: number) =>
    ctx.keys.digest('refresh', token, String(generation)).toString('base64url');
  const parent = found.recent ? await parentOfActive(ctx.owner, found, presented, successor) : null;
  const refusal = parent === null ? refusalOf(found) : null;
  if (refusal || !user) {
    const error = refusal ?? refusals.refreshTokenNotFound();
    await ctx.owner.transaction(async (tx) => {
      await tx.query(sql`delete from auth.sessions where id = ${session.id}`);
      const whom = { actorRole: 'anon', target: user?.id ?? null } as const;
      await audit(tx, { action: 'refresh_refused', ...whom, address, details: { reason: error.code } });
    });
    throw error;
  }
  // By session: whoever has opened one of their own must not use up what the owner's others may.
  await countCall(ctx, [['refreshSession', session.id]]);
  if (parent !== null) return { user, session, refreshToken: successor(parent, found.generation) };
  const refreshToken = successor(presented, found.generation + 1);
  // Whoever was overtaken looks again: by a parallel call the session went on, or it ended.
  if (!(await advance(ctx.owner, found, refreshToken, origin))) return await refreshSession(ctx, presented, origin);
  return { user, session, refreshToken };
}

/** The token that the active one follows from, where it is the presented one or that one's successor. */
async function parentOfActive(
  db: Queries,
  { session, parent, presented: generation }: Presented,
  presented: string,
  successor: (token: string, generation: number) => string,
): Promise<string | null> {
  if (generation === parent) return presented;
  if (parent === null || generation > parent) return null;
  const next = successor(presented, parent);
  const stored = await db.query(sql`
    select from auth.refresh_tokens where token_hash = ${tokenHash(next)} and session_id = ${session.id}`);
  return stored.length === 1 ? next : null;
}

/** For so long after a refresh its token may be sent again for the same answer. */
const reuseSeconds = 10;

interface Presented {
  session: SessionRow;
  /** The generations of the active token, of its parent, and of the one that was presented. */
  generation: number;
  parent: number | null;
  presented: number;
  /** Whether the active one was issued so shortly before that its answer may still be on its way. */
  recent: boolean;
  idle: boolean;
  /** Null when the account was deleted. */
  user: UserRow | null;
}

async function findPresented(db: Queries, token: string): Promise<Presented | null> {
  type Facts = Omit<SessionRow, 'id'> & Omit<Presented, 'session' | 'user'> & { session_id: string };
  const [found] = await db.query<Facts & UserRow>(sql`
    select s.id as session_id, s.aal, s.amr, s.generation, s.parent, t.generation as presented,
      s.refreshed_at > now() - make_interval(secs => ${reuseSeconds}) as recent,
      s.refreshed_at < now() - make_interval(days => ${idleDays}) as idle, ${userColumns}
    from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
      left join auth.users u on u.id = s.user_id and u.deleted_at is null
    where t.token_hash = ${tokenHash(token)}`);
  if (!found) return null;
  const { session_id: id, aal, amr, generation, parent, presented, recent, idle, ...user } = found;
  return { session: { id, aal, amr }, generation, parent, presented, recent, idle, user: user.id ? user : null };
}

/** Makes `refreshToken` the active one; false when the session is no longer at the generation that was found. */
async function advance(
  db: Queries,
  { session, generation, presented }: Presented,
  refreshToken: string,
  { address, userAgent }: Origin,
): Promise<boolean> {
  const stored = await db.query(sql`
    with next as (
      update auth.sessions set generation = generation + 1, parent = ${presented}, refreshed_at = now(),
        user_agent = ${userAgent}, address = ${address}
      where id = ${session.id} and generation = ${generation} returning id, generation
    )
    insert into auth.refresh_tokens (token_hash, session_id, generation)
    select ${tokenHash(refreshToken)}::bytea, id, generation from next returning 1 as one`);
  return stored.length === 1;
}

function refusalOf({ idle, presented, generation, parent }: Presented): HttpError | null {
  if (idle) return refusals.sessionExpired();
  return presented === generation || presented === parent ? null : refusals.refreshTokenUsed();
}

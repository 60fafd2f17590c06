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
 * Exchanges a refresh token for its successor, which is a keyed hash of it. An answer can get lost, and tabs may send
 * the same token at once. Therefore the token used last may come again, and for ten seconds also the token before it.
 * Any other used token was copied and ends the session.
 * @param origin the sender, for the session, the audit log and the limit of tokens that never existed
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
  // Counts by session: a thief with a session of their own must not use up the owner's limit.
  await countCall(ctx, [['refreshSession', session.id]]);
  if (parent !== null) return { user, session, refreshToken: successor(parent, found.generation) };
  const refreshToken = successor(presented, found.generation + 1);
  // A parallel call has advanced the session: tries again with what that call stored.
  if (!(await advance(ctx.owner, found, refreshToken, origin))) return await refreshSession(ctx, presented, origin);
  return { user, session, refreshToken };
}

/**
 * Finds the parent: the token that was exchanged for the active one. Null unless `presented` is that parent, or the
 * token that was exchanged for the parent.
 */
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

/** Seconds after a refresh during which the old token may be sent again for the same answer. */
const reuseSeconds = 10;

interface Presented {
  session: SessionRow;
  /**
   * Generations, to which each refresh adds one: of the active token, of the token that was exchanged for it
   * (`parent`), and of the presented token.
   */
  generation: number;
  parent: number | null;
  presented: number;
  /** Whether the answer with the active token may still be under way to the client. */
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

/** Makes `refreshToken` the active one. Returns false if another call has advanced the session meanwhile. */
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

import type { Context } from 'hono';
import sql from 'sql-template-tag';
import { type Act, type AuditEntry, audit } from '../../activity/audit.ts';
import type { AppContext, Caller } from '../../context.ts';
import { addressOf } from '../../http/address.ts';
import { type UserRow, userColumns } from '../accounts/user-row.ts';
import { refusals } from '../refusals.ts';
import { authenticate, bearerToken } from '../sessions/authenticate.ts';

export interface SignedIn {
  user: UserRow;
  sessionId: string;
  aal: 'aal1' | 'aal2';
  /** Whether the user gave a password, a code or a second factor in the last {@link freshMinutes}. */
  isFresh: boolean;
}

export const freshMinutes = 15;

/** Finds the signed-in user of a request. @throws HttpError `no_authorization`, `bad_jwt`, `session_not_found` */
export async function requireUser(ctx: AppContext, c: Context): Promise<SignedIn> {
  const { role, claims } = await requireToken(ctx, c);
  if (role !== 'authenticated') throw refusals.badJwt();
  const sessionId = String(claims.session_id);
  // Reads session and user in one statement: otherwise the request of a session that ends in between would go on with
  // the account's new `credentials_version`.
  const [row] = await ctx.owner.query<UserRow & { is_fresh: boolean }>(sql`
    select s.proven_at > now() - make_interval(mins => ${freshMinutes}) as is_fresh, ${userColumns}
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = ${sessionId} and u.deleted_at is null`);
  if (!row) throw refusals.sessionNotFound();
  const { is_fresh: isFresh, ...user } = row;
  return { user, sessionId, isFresh, aal: claims.aal === 'aal2' ? 'aal2' : 'aal1' };
}

/** @throws HttpError 403 `not_admin` unless the request carries the service_role key */
export async function requireServiceRole(ctx: AppContext, c: Context): Promise<void> {
  const { role, claims } = await requireToken(ctx, c);
  if (role === 'service_role') return;
  if (role === 'authenticated') {
    await audit(ctx.owner, {
      action: 'forbidden',
      actor: String(claims.sub),
      actorRole: role,
      address: addressOf(ctx, c),
    });
  }
  throw refusals.notAdmin();
}

/** Describes for the audit log what the holder of the service_role key does. */
export function serviceAct(ctx: AppContext, c: Context, action: Act['action']): Act {
  return { action, actorRole: 'service_role', address: addressOf(ctx, c) };
}

/** Describes for the audit log what users do, or fail to do, with their own account. */
export function ownAct(ctx: AppContext, c: Context, { id }: UserRow, action: AuditEntry['action']): AuditEntry {
  return { action, actor: id, actorRole: 'authenticated', target: id, address: addressOf(ctx, c) };
}

/** Ignores the `apikey` header, which every client sends: it grants nothing here. */
async function requireToken(ctx: AppContext, c: Context): Promise<Caller> {
  if (!bearerToken(c)) throw refusals.noAuthorization();
  return await authenticate(ctx, c);
}

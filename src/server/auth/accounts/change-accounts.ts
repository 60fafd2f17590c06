import sql, { type Sql } from 'sql-template-tag';
import { type Act, audit } from '../../activity/audit.ts';
import type { AppContext } from '../../context.ts';
import type { Connections, Queries } from '../../database/pool.ts';
import { refusals } from '../refusals.ts';
import { isAdminAddress } from './fixed-admin.ts';
import { isInvited } from './invited.ts';
import { type Metadata, mergeMetadata, mergeUserMetadata } from './metadata.ts';
import { getUser, lockUser, type UserRow, userColumns } from './user-row.ts';

/** What an admin or the server changes about an account; omitted members keep their value. */
export interface AccountChange {
  email?: string;
  phone?: string | null;
  passwordHash?: string;
  emailConfirmed?: boolean;
  phoneConfirmed?: boolean;
  userMetadata?: Metadata;
  appMetadata?: Metadata;
  /** How many seconds from now the account stays disabled; null enables it. */
  banSeconds?: number | null;
}

export interface NewAccount extends AccountChange {
  id?: string;
  isConfirmationSent?: boolean;
}

/** How long "disabled for ever" lasts: a hundred years, as in Supabase's dashboard. */
export const foreverSeconds = 100 * 365 * 24 * 3600;

type Needs = Pick<AppContext, 'owner' | 'settings'>;

/**
 * Creates an account. With the fixed admin address it becomes an admin, so only admins and the server may ask for it.
 * @throws DatabaseError from a unique constraint
 */
export async function createAccount(ctx: Needs, account: NewAccount, act: Act): Promise<UserRow> {
  return await ctx.owner.transaction(async (tx) => {
    await act.check?.(tx);
    const user = await insertAccount(ctx, tx, account);
    await audit(tx, { ...act, target: user.id });
    return user;
  });
}

/**
 * Returns the account that {@link createAccount} would create, but does not keep it. The answer to a taken address then
 * looks like the answer to a new one.
 */
export async function imagineAccount(ctx: Needs, { email, ...account }: NewAccount): Promise<UserRow> {
  return await ctx.owner.transaction(async (tx) => {
    const user = await insertAccount(ctx, tx, account);
    await tx.query(sql`delete from auth.users where id = ${user.id}`);
    return { ...user, email: email ?? null };
  });
}

/** Creates an account; the caller writes the log entry. */
export async function insertAccount(ctx: Pick<Needs, 'settings'>, tx: Queries, account: NewAccount): Promise<UserRow> {
  const provider = account.email || !account.phone ? 'email' : 'phone';
  const own = mergeMetadata({}, account.appMetadata ?? {});
  const appMetadata = withAdminMark(ctx, account.email, { provider, providers: [provider], ...own });
  const userMetadata = mergeUserMetadata({}, account.userMetadata ?? {});
  const [row] = await tx.query<UserRow>(sql`
    insert into auth.users as u (id, email, email_confirmed_at, phone, phone_confirmed_at, encrypted_password,
      raw_app_meta_data, raw_user_meta_data, banned_until, confirmation_sent_at)
    values (coalesce(${account.id}::uuid, gen_random_uuid()), ${account.email}, ${nowIf(account.emailConfirmed)},
      ${account.phone}, ${nowIf(account.phoneConfirmed)}, ${account.passwordHash},
      ${JSON.stringify(appMetadata)}::jsonb, ${JSON.stringify(userMetadata)}::jsonb,
      ${bannedUntil(account.banSeconds ?? null)}, ${nowIf(account.isConfirmationSent)})
    returning ${userColumns}`);
  if (!row) throw new Error('The account was not stored.');
  return row;
}

/**
 * Changes an account. A trigger ends its sessions and codes if the change demands it, e.g. a new password.
 * @throws HttpError `user_not_found`
 * @throws DatabaseError from a unique constraint, or if the change would leave no admin
 */
export async function updateAccount(ctx: Needs, id: string, change: AccountChange, act: Act): Promise<UserRow> {
  return await ctx.owner.transaction(async (tx) => {
    await act.check?.(tx);
    const user = await lockUser(tx, { id });
    if (!user) throw refusals.userNotFound();
    await store(ctx, tx, user, change);
    await audit(tx, { ...act, target: id });
    return await getUser(tx, { id });
  });
}

async function store(ctx: Needs, tx: Queries, user: UserRow, change: AccountChange): Promise<void> {
  const email = change.email ?? user.email;
  const appMetadata = withAdminMark(ctx, email, mergeMetadata(user.raw_app_meta_data, change.appMetadata ?? {}));
  const userMetadata = mergeUserMetadata(user.raw_user_meta_data, change.userMetadata ?? {});
  // An invitation that moves to another address ends the account's sessions: somebody at the old address may have used
  // the link.
  const isMovedInvitation = isInvited(user) && email !== user.email;
  await tx.query(sql`
    update auth.users set
      email = ${email},
      email_confirmed_at = coalesce(${isMovedInvitation ? sql`null::timestamptz` : sql`email_confirmed_at`}, ${nowIf(change.emailConfirmed)}),
      ${
        change.phone === null
          ? noPhone
          : sql`phone = ${change.phone ?? user.phone},
      phone_confirmed_at = coalesce(phone_confirmed_at, ${nowIf(change.phoneConfirmed)})`
      },
      encrypted_password = ${change.passwordHash ?? user.encrypted_password},
      raw_app_meta_data = ${JSON.stringify(appMetadata)}::jsonb,
      raw_user_meta_data = ${JSON.stringify(userMetadata)}::jsonb,
      banned_until = ${change.banSeconds === undefined ? sql`banned_until` : bannedUntil(change.banSeconds)},
      credentials_version = credentials_version + ${isMovedInvitation ? 1 : 0},
      updated_at = now()
    where id = ${user.id}`);
}

/**
 * Deletes an account, or with `keepRow` blanks everything in its row that identifies the person.
 * @throws HttpError `user_not_found`
 * @throws DatabaseError if it is the last admin
 */
export async function deleteAccount(owner: Connections, id: string, act: Act, keepRow = false): Promise<void> {
  const removal = keepRow
    ? sql`
        update auth.users set deleted_at = now(), updated_at = now(), email = null, phone = null, encrypted_password = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}'
        where id = ${id} and deleted_at is null returning id`
    : sql`delete from auth.users where id = ${id} returning id`;
  await owner.transaction(async (tx) => {
    await act.check?.(tx);
    const [user] = await tx.query<{ email: string | null }>(
      sql`select email from auth.users where id = ${id} for update`,
    );
    const gone = await tx.query(removal);
    if (gone.length === 0) throw refusals.userNotFound();
    await audit(tx, { ...act, target: id, targetEmail: user?.email ?? null });
  });
}

export interface AccountList {
  filter?: string;
  direction: 'oldest first' | 'newest first';
  /** Counts from 1. */
  page: number;
  perPage: number;
}

/** Reads one page of accounts. */
export async function listAccounts(db: Queries, { filter, direction, page, perPage }: AccountList): Promise<UserRow[]> {
  const order = direction === 'oldest first' ? sql`u.created_at, u.id` : sql`u.created_at desc, u.id desc`;
  return await db.query<UserRow>(sql`
    select ${userColumns} from auth.users u where ${isListed(filter)}
    order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`);
}

/** Counts the accounts that {@link listAccounts} lists. */
export async function countAccounts(db: Queries, filter?: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    sql`select count(*)::int as total from auth.users u where ${isListed(filter)}`,
  );
  return row?.total ?? 0;
}

function isListed(filter = ''): Sql {
  const named = sql`concat_ws(' ', u.email, u.raw_user_meta_data->>'full_name',
    u.raw_user_meta_data->>'first_name', u.raw_user_meta_data->>'last_name')`;
  return sql`u.deleted_at is null and (${filter} = '' or position(lower(${filter}) in lower(${named})) > 0)`;
}

/** Keeps the agency's fixed admin address an admin, whatever the request says. */
export function withAdminMark(
  ctx: Pick<Needs, 'settings'>,
  email: string | null | undefined,
  appMetadata: Metadata,
): Metadata {
  return email && isAdminAddress(ctx, email) ? { ...appMetadata, is_admin: true } : appMetadata;
}

export const noPhone = sql`phone = null, phone_confirmed_at = null, phone_change = null`;

const nowIf = (wanted: boolean | undefined): Sql => (wanted ? sql`now()` : sql`null`);

const bannedUntil = (seconds: number | null): Sql =>
  seconds === null ? sql`null` : sql`now() + make_interval(secs => ${seconds})`;

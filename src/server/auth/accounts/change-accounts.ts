import sql, { type Sql } from 'sql-template-tag';
import { type Act, audit } from '../../activity/audit.ts';
import type { AppContext } from '../../context.ts';
import type { Connections, Queries } from '../../database/pool.ts';
import { refusals } from '../refusals.ts';
import { isAdminAddress } from './fixed-admin.ts';
import { isInvited } from './invited.ts';
import { type Metadata, mergeMetadata, mergeUserMetadata } from './metadata.ts';
import { findUser, type UserRow, userColumns } from './user-row.ts';

/** What an admin or the server decides about an account. Members left out stay as they are. */
export interface AccountChange {
  email?: string | undefined;
  /** Null removes it. */
  phone?: string | null | undefined;
  passwordHash?: string | undefined;
  emailConfirmed?: boolean | undefined;
  phoneConfirmed?: boolean | undefined;
  userMetadata?: Metadata | undefined;
  appMetadata?: Metadata | undefined;
  /** Seconds from now; null enables the account. */
  banSeconds?: number | null | undefined;
}

/** An account to be. */
export interface NewAccount extends AccountChange {
  id?: string | undefined;
  /** Whether its owner is about to be asked to confirm the address. */
  isConfirmationSent?: boolean;
}

/** Disabled "for ever", as Supabase's dashboard does it. */
export const foreverSeconds = 100 * 365 * 24 * 3600;

type Needs = Pick<AppContext, 'owner' | 'settings'>;

/**
 * Creates an account. The fixed admin address becomes an admin: callers make sure that only admins get here with it.
 * @throws DatabaseError of a unique constraint, see `refusalOfDatabase`
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
 * What a new account would look like if its address were free: made without the address and removed at once, so that the
 * answer has the very form of a real one.
 */
export async function imagineAccount(ctx: Needs, { email, ...account }: NewAccount): Promise<UserRow> {
  return await ctx.owner.transaction(async (tx) => {
    const user = await insertAccount(ctx, tx, account);
    await tx.query(sql`delete from auth.users where id = ${user.id}`);
    return { ...user, email: email ?? null };
  });
}

/** {@link createAccount} within a transaction that also notes it in the audit log. */
export async function insertAccount(ctx: Pick<Needs, 'settings'>, tx: Queries, account: NewAccount): Promise<UserRow> {
  const provider = account.email || !account.phone ? 'email' : 'phone';
  const appMetadata = adminByAddress(ctx, account.email, {
    provider,
    providers: [provider],
    ...mergeMetadata({}, account.appMetadata ?? {}),
  });
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
 * Changes an account. A new password and a ban end its sessions and codes at once, by the trigger `auth.evict`.
 * @throws HttpError `user_not_found`
 * @throws DatabaseError of a unique constraint, or because the last admin stays
 */
export async function updateAccount(ctx: Needs, id: string, change: AccountChange, act: Act): Promise<UserRow> {
  return await ctx.owner.transaction(async (tx) => {
    await act.check?.(tx);
    await tx.query(sql`select from auth.users where id = ${id} for update`);
    const user = await findUser(tx, { id });
    if (!user) throw refusals.userNotFound();
    await store(ctx, tx, user, change);
    await audit(tx, { ...act, target: id });
    return (await findUser(tx, { id })) ?? user;
  });
}

async function store(ctx: Needs, tx: Queries, user: UserRow, change: AccountChange): Promise<void> {
  const email = change.email ?? user.email;
  const appMetadata = storedAppMetadata(ctx, email, user.raw_app_meta_data, change.appMetadata ?? {});
  const userMetadata = mergeUserMetadata(user.raw_user_meta_data, change.userMetadata ?? {});
  // Who reads the mails of the address before may have followed the link, and set no password yet.
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
 * Removes an account for good, or keeps its row without anything that names the person.
 * @throws HttpError `user_not_found`
 * @throws DatabaseError because the last admin stays
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

/** Which accounts are listed, and in which order they were created. */
export interface AccountList {
  /** A part of the address or name, whatever its case. Default: all accounts. */
  filter?: string;
  direction: 'oldest first' | 'newest first';
  /** Counts from 1. */
  page: number;
  perPage: number;
}

/** One page of accounts. */
export async function listAccounts(db: Queries, { filter, direction, page, perPage }: AccountList): Promise<UserRow[]> {
  const order = direction === 'oldest first' ? sql`u.created_at, u.id` : sql`u.created_at desc, u.id desc`;
  return await db.query<UserRow>(sql`
    select ${userColumns} from auth.users u where ${isListed(filter)}
    order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`);
}

/** How many accounts there are. */
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

/** What is stored of an account's `app_metadata` after a change. */
export function storedAppMetadata(
  ctx: Pick<Needs, 'settings'>,
  email: string | null | undefined,
  stored: Metadata,
  change: Metadata,
): Metadata {
  return adminByAddress(ctx, email, mergeMetadata(stored, change));
}

/** The agency's fixed admin address is an admin's, whatever else is asked for. */
function adminByAddress(
  ctx: Pick<Needs, 'settings'>,
  email: string | null | undefined,
  appMetadata: Metadata,
): Metadata {
  return email && isAdminAddress(ctx, email) ? { ...appMetadata, is_admin: true } : appMetadata;
}

/** Takes an account's number away, and one that waits to be confirmed. */
export const noPhone = sql`phone = null, phone_confirmed_at = null, phone_change = null`;

const nowIf = (wanted: boolean | undefined): Sql => (wanted ? sql`now()` : sql`null`);

const bannedUntil = (seconds: number | null): Sql =>
  seconds === null ? sql`null` : sql`now() + make_interval(secs => ${seconds})`;

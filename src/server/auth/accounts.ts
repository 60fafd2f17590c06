import type { ISql } from 'postgres';
import { normalizeEmail } from '../../domain/turkish.ts';
import type { AppContext } from '../context.ts';
import type { Lanes } from '../database/lanes.ts';
import { type Act, audit } from './audit.ts';
import { refusals } from './errors.ts';
import { type Metadata, mergeMetadata, withoutAdminClaim } from './metadata.ts';
import { endSessions } from './session-store.ts';
import { findUser, type UserRow, userColumns } from './users.ts';

/** What an admin or the server decides about an account. Members left out stay as they are. */
export interface AccountChange {
  email?: string | undefined;
  phone?: string | undefined;
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

export interface Page {
  users: UserRow[];
  total: number;
}

/** Disabled "for ever", as Supabase's dashboard does it. */
export const foreverSeconds = 100 * 365 * 24 * 3600;

type Needs = Pick<AppContext, 'authLanes' | 'authSql' | 'settings'>;

/**
 * Creates an account. The fixed admin address becomes an admin: callers make sure that only admins get here with it.
 * @throws AuthError `email_exists` or `phone_exists` (from the unique constraints, as the error handler reads them)
 */
export async function createAccount(ctx: Needs, account: NewAccount, act: Act): Promise<UserRow> {
  return ctx.authLanes.transaction(async (sql) => {
    const user = await insertAccount(ctx, sql, account);
    await audit(sql, { ...act, target: user.id });
    return user;
  });
}

/** {@link createAccount} within a transaction that also notes it in the audit log. */
export async function insertAccount(ctx: Pick<Needs, 'settings'>, sql: ISql, account: NewAccount): Promise<UserRow> {
  const provider = account.email || !account.phone ? 'email' : 'phone';
  const appMetadata = adminByAddress(ctx, account.email, {
    provider,
    providers: [provider],
    ...mergeMetadata({}, account.appMetadata ?? {}),
  });
  const [row] = await sql<UserRow[]>`
    insert into auth.users as u (id, email, email_confirmed_at, phone, phone_confirmed_at, encrypted_password,
      raw_app_meta_data, raw_user_meta_data, banned_until, confirmation_sent_at)
    values (coalesce(${account.id ?? null}::uuid, gen_random_uuid()), ${account.email ?? null},
      ${confirmedAt(sql, account.emailConfirmed)}, ${account.phone ?? null},
      ${confirmedAt(sql, account.phoneConfirmed)}, ${account.passwordHash ?? null}, ${sql.json(appMetadata as never)},
      ${sql.json(mergeMetadata({}, withoutAdminClaim(account.userMetadata ?? {})) as never)},
      ${bannedUntil(sql, account.banSeconds ?? null)}, ${account.isConfirmationSent ? sql`now()` : null})
    returning ${userColumns(sql)}`;
  if (!row) throw new Error('The account was not stored.');
  return row;
}

/**
 * Changes an account. A new password and a ban end its sessions at once.
 * @throws AuthError `user_not_found`; the last admin stays (from the database's trigger)
 */
export async function updateAccount(ctx: Needs, id: string, change: AccountChange, act: Act): Promise<UserRow> {
  return ctx.authLanes.transaction(async (sql) => {
    await sql`select from auth.users where id = ${id} for update`;
    const user = await findUser(sql, { id });
    if (!user) throw refusals.userNotFound();
    await store(ctx, sql, user, change);
    if (change.passwordHash || change.banSeconds) await shutOut(sql, id);
    await audit(sql, { ...act, target: id });
    return (await findUser(sql, { id })) ?? user;
  });
}

/** Ends every session, and every code on its way. */
export async function shutOut(sql: ISql, userId: string, exceptSession?: string): Promise<void> {
  await endSessions(sql, userId, exceptSession ? { except: exceptSession } : 'all');
  await sql`delete from auth.one_time_tokens where user_id = ${userId} and purpose not in ('signup', 'email_change')`;
}

async function store(ctx: Needs, sql: ISql, user: UserRow, change: AccountChange): Promise<void> {
  const email = change.email ?? user.email;
  const appMetadata = adminByAddress(ctx, email, mergeMetadata(user.raw_app_meta_data, change.appMetadata ?? {}));
  const userMetadata = mergeMetadata(user.raw_user_meta_data, withoutAdminClaim(change.userMetadata ?? {}));
  await sql`
    update auth.users set
      email = ${email},
      email_confirmed_at = ${change.emailConfirmed ? sql`coalesce(email_confirmed_at, now())` : sql`email_confirmed_at`},
      phone = ${change.phone ?? user.phone},
      phone_confirmed_at = ${change.phoneConfirmed ? sql`coalesce(phone_confirmed_at, now())` : sql`phone_confirmed_at`},
      encrypted_password = ${change.passwordHash ?? user.encrypted_password},
      raw_app_meta_data = ${sql.json(appMetadata as never)},
      raw_user_meta_data = ${sql.json(userMetadata as never)},
      banned_until = ${change.banSeconds === undefined ? sql`banned_until` : bannedUntil(sql, change.banSeconds)},
      updated_at = now()
    where id = ${user.id}`;
}

/**
 * Removes an account for good, or keeps its row without anything that names the person.
 * @throws AuthError `user_not_found`; the last admin stays (from the database's trigger)
 */
export async function deleteAccount(authLanes: Lanes, id: string, act: Act, keepRow = false): Promise<void> {
  await authLanes.transaction(async (sql) => {
    const gone = keepRow
      ? await sql`
          update auth.users set deleted_at = now(), updated_at = now(), email = null, phone = null, email_change = null,
            phone_change = null, encrypted_password = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}'
          where id = ${id} and deleted_at is null returning id`
      : await sql`delete from auth.users where id = ${id} returning id`;
    if (gone.length === 0) throw refusals.userNotFound();
    await endSessions(sql, id);
    await sql`delete from auth.one_time_tokens where user_id = ${id}`;
    await audit(sql, { ...act, target: id });
  });
}

/** One page of accounts, oldest first as they were created; pages count from 1. */
export async function listAccounts(sql: ISql, page: number, perPage: number): Promise<Page> {
  const [count] = await sql<{ total: number }[]>`
    select count(*)::int as total from auth.users where deleted_at is null`;
  const users = await sql<UserRow[]>`
    select ${userColumns(sql)} from auth.users u where u.deleted_at is null
    order by u.created_at, u.id limit ${perPage} offset ${(page - 1) * perPage}`;
  return { users: [...users], total: count?.total ?? 0 };
}

/** The agency's fixed admin address is an admin's, whatever else is asked for. */
function adminByAddress(
  ctx: Pick<Needs, 'settings'>,
  email: string | null | undefined,
  appMetadata: Metadata,
): Metadata {
  return email && isAdminAddress(ctx, email) ? { ...appMetadata, is_admin: true } : appMetadata;
}

/** Whether an address is the agency's fixed admin address. */
export function isAdminAddress(ctx: Pick<AppContext, 'settings'>, email: string): boolean {
  return normalizeEmail(email) === normalizeEmail(ctx.settings.adminEmail);
}

const confirmedAt = (sql: ISql, confirmed: boolean | undefined) => (confirmed ? sql`now()` : null);

function bannedUntil(sql: ISql, seconds: number | null) {
  return seconds === null ? null : sql`now() + make_interval(secs => ${seconds})`;
}

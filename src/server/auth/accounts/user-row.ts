import sql, { type Sql } from 'sql-template-tag';
import type { Queries } from '../../database/pool.ts';
import { refusals } from '../refusals.ts';
import type { Metadata } from './metadata.ts';

export interface FactorSummary {
  id: string;
  friendly_name: string;
  factor_type: 'totp' | 'phone';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
}

/** Instants are ISO 8601. */
export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  email_confirmed_at: string | null;
  email_change: string | null;
  email_change_sent_at: string | null;
  email_change_accepted: 'email_change' | 'email_change_current' | null;
  phone: string | null;
  phone_confirmed_at: string | null;
  phone_change: string | null;
  encrypted_password: string | null;
  invited_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  last_sign_in_at: string | null;
  raw_app_meta_data: Metadata;
  raw_user_meta_data: Metadata;
  banned_until: string | null;
  /** Sessions, codes and changes started under an earlier version are void. */
  credentials_version: number;
  created_at: string;
  updated_at: string;
  factors: FactorSummary[];
}

/**
 * How to find an account: by id, normalised e-mail address or phone number in E.164. `newEmail` and `newPhone` are not
 * confirmed yet.
 */
export type UserKey =
  | { id: string }
  | { email: string }
  | { phone: string }
  | { newEmail: string }
  | { newPhone: string };

/**
 * Finds an account that is not deleted. If several accounts are changing to the same address, takes the one that
 * requested it last.
 */
export async function findUser(db: Queries, by: UserKey): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(sql`
    select ${userColumns} from auth.users u where ${matches(by)} and u.deleted_at is null
    order by u.email_change_sent_at desc nulls last, u.updated_at desc limit 1`);
  return row;
}

/** Finds an account as {@link findUser} does. @throws HttpError `user_not_found` */
export async function getUser(db: Queries, by: UserKey): Promise<UserRow> {
  const user = await findUser(db, by);
  if (!user) throw refusals.userNotFound();
  return user;
}

/** Locks an account for the transaction, so that changes to it run one after another, then reads its latest state. */
export async function lockUser(tx: Queries, by: UserKey): Promise<UserRow | undefined> {
  await tx.query(sql`select from auth.users u where ${matches(by)} for update`);
  return await findUser(tx, by);
}

/** The columns of {@link UserRow}, for a statement with `u` as the alias of `auth.users`. */
export const userColumns = sql`u.*, coalesce((
  select jsonb_agg(jsonb_build_object('id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type,
    'status', f.status, 'created_at', f.created_at, 'updated_at', f.updated_at) order by f.created_at)
  from auth.mfa_factors f where f.user_id = u.id), '[]') as factors`;

function matches(by: UserKey): Sql {
  if ('id' in by) return sql`u.id = ${by.id}`;
  if ('email' in by) return sql`u.email = ${by.email}`;
  if ('phone' in by) return sql`u.phone = ${by.phone}`;
  if ('newEmail' in by) return sql`u.email_change = ${by.newEmail}`;
  return sql`u.phone_change = ${by.newPhone}`;
}

/** Whether the account may not sign in at present. */
export function isBanned({ banned_until }: UserRow): boolean {
  return banned_until !== null && Date.parse(banned_until) > Date.now();
}

export function hasVerifiedFactor({ factors }: UserRow): boolean {
  return factors.some(({ status }) => status === 'verified');
}

import { isWaitingSignUp } from '../auth/accounts/claim-address.ts';
import { findUser, type UserRow } from '../auth/accounts/user-row.ts';
import { refusalOfDatabase } from '../auth/refusals.ts';
import type { AppContext } from '../context.ts';
import type { Queries } from '../database/pool.ts';
import { HttpError } from '../http/errors.ts';
import { isRefusal, refusal, type StaffRefusal } from './refusals.ts';

const staffCodes: Readonly<Record<string, StaffRefusal>> = {
  user_already_exists: 'email_exists',
  user_banned: 'address_disabled',
  email_address_invalid: 'email_invalid',
  conflict: 'last_admin',
  validation_failed: 'invalid',
};

/** Translates an error of Supabase Auth, whether from our own service or a hosted project, for staff. */
export function fromSupabase({ code = '', message = '', members }: Partial<HttpError>): HttpError {
  if (code === 'weak_password') {
    const isShort = JSON.stringify(members?.weak_password ?? '').includes('length');
    return refusal(isShort ? 'password_short' : 'password_common');
  }
  if (code === 'validation_failed' && /password/i.test(message)) return refusal('password_long');
  if (code === 'validation_failed' && /email/i.test(message)) return refusal('email_invalid');
  return refusal(isRefusal(code) ? code : (staffCodes[code] ?? 'unavailable'));
}

/** Runs `work`, and translates errors of the sign-in service and the database for staff, except rate limits. */
export async function inStaffWords<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refused = error instanceof HttpError ? error : refusalOfDatabase(error);
    if (!refused || refused.status === 429) throw error;
    // Any 401 means that there is no session, even if the request has an API key but no user's token.
    throw refused.status === 401 ? refusal('no_session') : fromSupabase(refused);
  }
}

/** Finds an account. @throws HttpError `user_not_found` */
export async function requireAccount(db: Queries, id: string): Promise<UserRow> {
  const user = await findUser(db, { id });
  if (!user) throw refusal('user_not_found');
  return user;
}

/** Handles a taken address: if a waiting sign-up has it, tells the admin what to check before enabling that account. */
export function explainTaken({ owner }: AppContext, email: string): (error: unknown) => Promise<never> {
  return async (error) => {
    const isTaken = error instanceof HttpError && error.code === 'email_exists';
    const user = isTaken ? await findUser(owner, { email }) : undefined;
    if (!user || !isWaitingSignUp(user)) throw error;
    throw refusal(user.email_confirmed_at ? 'email_waiting' : 'email_unproven');
  };
}
